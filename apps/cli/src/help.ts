import { GAME_IDS } from '@imperia/shelf';
import type { Command } from 'commander';
import type { Context } from './context.ts';
import type { Example, HelpWords } from './words/help.ts';

/** Help in the chosen language: commander's own headings are replaced by ours. */
export function helpIn(command: Command, { words, paint }: Context): Command {
  const titles: Readonly<Record<string, string>> = words.help.titles;
  return command
    .helpOption('-h, --help', words.help.help)
    .helpCommand('help [command]', words.help.helpCommand)
    .configureHelp({
      styleTitle: (title) => paint.as('bold', titles[title] ?? title),
      optionDescription: ({ description, defaultValue }) => withDefault(words.help, description, defaultValue),
      argumentDescription: ({ description, defaultValue }) => withDefault(words.help, description, defaultValue),
      subcommandDescription: (sub) => sub.summary() || sub.description(),
      showGlobalOptions: true,
    });
}

function withDefault({ byDefault }: HelpWords, description: string, value: unknown): string {
  return typeof value === 'string' ? `${description} ${byDefault(value)}` : description;
}

/** How the argument is explained that says which game. */
export function gameHelp({ words }: Context): string {
  return `${words.help.game}: ${GAME_IDS.join(', ')}`;
}

export function withExamples(command: Command, context: Context, examples: readonly Example[]): Command {
  return command.addHelpText('after', examplesText(context, examples));
}

/** Examples are of the game at hand. */
function examplesText({ words, paint, game }: Context, examples: readonly Example[]): string {
  const lines = examples.flatMap(({ line, says }) => [
    `  ${line.replace('GAME', game.id)}`,
    `      ${paint.as('dim', says)}`,
  ]);
  return ['', paint.as('bold', words.help.examplesTitle), ...lines].join('\n');
}

/** `imperia help server people` is `imperia server people --help`: commander itself goes one command deep. */
export function helpAsOption(args: readonly string[], program: Command): readonly string[] {
  const [help, ...names] = args;
  const [command, inner] = names;
  if (help !== 'help' || !inner || inner.startsWith('-')) return args;
  const found = program.commands.find((one) => one.name() === command);
  const goesDeeper = found && found.commands.length > 0;
  if (!found || (goesDeeper && !found.commands.some((one) => one.name() === inner))) {
    return ['help', goesDeeper ? `${command} ${inner}` : command!];
  }
  return [...names, '--help'];
}
