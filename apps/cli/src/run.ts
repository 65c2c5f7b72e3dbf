import { isGame } from '@imperia/shelf';
import { CommanderError } from 'commander';
import { type Context, contextFor, optionValue } from './context.ts';
import { Failure, NOT_PASSED, NotPassed, OK, WRONG_USE } from './failure.ts';
import { gameAtHand } from './games.ts';
import { helpAsOption } from './help.ts';
import { programFor } from './program.ts';
import type { Terminal } from './terminal/terminal.ts';
import { isLang, LANGS } from './words/index.ts';
import { wrongUseText } from './wrong-use.ts';

/** Runs one command line and says with which code to exit. Nothing is thrown, whatever was typed. */
export async function run(typed: readonly string[], terminal: Terminal): Promise<number> {
  const context = contextFor(typed, terminal, await gameAtHand(typed));
  const args = helpAsOption(typed, programFor(context));
  try {
    checkLang(args, context);
    await programFor(context).parseAsync(args, { from: 'user' });
    return OK;
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.help' && error.exitCode !== 0) {
      return showHelp(args, context);
    }
    return complain(error, context, args);
  }
}

/** No command was named, or help was asked for one that does not exist. */
function showHelp(args: readonly string[], context: Context): number {
  const asked = args[0] === 'help' ? args[1] : undefined;
  if (asked) return complain(new Failure(context.words.general.unknownCommand(asked, null)), context, args);
  programFor(context).outputHelp();
  return OK;
}

function checkLang(args: readonly string[], { words }: Context): void {
  const asked = optionValue(args, '--lang');
  if (asked !== undefined && !isLang(asked)) throw new Failure(words.general.notOneOf('--lang', asked, LANGS));
}

function complain(error: unknown, context: Context, args: readonly string[]): number {
  if (error instanceof NotPassed) return NOT_PASSED;
  if (error instanceof CommanderError && error.exitCode === 0) return OK;
  context.terminal.complain(`${context.words.general.error(sentence(error, context, args))}\n`);
  return WRONG_USE;
}

function sentence(error: unknown, context: Context, args: readonly string[]): string {
  if (error instanceof Failure) return error.message;
  if (error instanceof CommanderError) return wrongUseText(error, context, commandIn(args, context));
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return context.words.general.unexpected(line);
}

function commandIn(args: readonly string[], context: Context): string {
  const names = programFor(context).commands.map((command) => command.name());
  const at = args.findIndex((arg) => names.includes(arg));
  // Each game has options of its own.
  return args.slice(Math.max(0, at), at + 1 + Number(isGame(args[at + 1]))).join(' ');
}
