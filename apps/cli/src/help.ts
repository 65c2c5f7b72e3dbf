import type { Command } from 'commander';
import type { Context } from './context.ts';
import { padEnd } from './terminal/layout.ts';
import type { Example } from './words/help.ts';

/** Help in the chosen language: commander's own headings are replaced by ours. */
export function helpIn(command: Command, { words, paint }: Context): Command {
  const titles: Readonly<Record<string, string>> = words.help.titles;
  return command
    .helpOption('-h, --help', words.help.help)
    .helpCommand('help [command]', words.help.helpCommand)
    .configureHelp({
      styleTitle: (title) => paint.as('bold', titles[title] ?? title),
      optionDescription: ({ description }) => description,
      subcommandDescription: (sub) => sub.summary() || sub.description(),
      showGlobalOptions: true,
    });
}

export function withExamples(command: Command, context: Context, examples: readonly Example[]): Command {
  return command.addHelpText('after', examplesText(context, examples));
}

const SIDE_BY_SIDE = 46;

function examplesText({ words, paint }: Context, examples: readonly Example[]): string {
  const lines = examples.flatMap(({ line, says }) =>
    line.length <= SIDE_BY_SIDE
      ? [`  ${padEnd(line, SIDE_BY_SIDE)}  ${paint.as('dim', says)}`]
      : [`  ${line}`, `  ${padEnd('', SIDE_BY_SIDE)}  ${paint.as('dim', says)}`],
  );
  return ['', paint.as('bold', words.help.examplesTitle), ...lines].join('\n');
}
