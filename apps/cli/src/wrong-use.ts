import type { CommanderError } from 'commander';
import type { Context } from './context.ts';

/** What commander found wrong with the command line, in our words. */
export function wrongUseText(error: CommanderError, { words }: Context, command: string): string {
  const { general } = words;
  const see = command === '' ? 'imperia --help' : `imperia ${command} --help`;
  const named = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  const meant = /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1] ?? null;
  switch (error.code) {
    case 'commander.unknownCommand':
      return general.unknownCommand(named, meant);
    case 'commander.unknownOption':
      return general.unknownOption(named, meant, see);
    case 'commander.missingArgument':
      return general.missingArgument(named.toUpperCase(), see);
    case 'commander.optionMissingArgument':
      return general.missingValue(named.split(' ')[0] ?? named, see);
    case 'commander.excessArguments':
      return general.tooManyArguments(see);
    default:
      return general.wrongUse(see);
  }
}
