import { SPECTATOR } from '@imperia/engine';
import { plain } from '@imperia/kit';
import type { Command } from 'commander';
import { wholeNumber } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { readSave, type Save, tableOf } from '../files/save-file.ts';
import { withExamples } from '../help.ts';
import { writeJson } from '../json.ts';
import { logLines } from '../play/log.ts';
import type { AnyTable } from '../play/session.ts';
import { tableLines } from '../play/table.ts';

export function replayCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program
    .command('replay')
    .description(help.replay.says)
    .argument('<file>', help.file)
    .option('--to <n>', help.replay.options.to)
    .option('--json', help.json)
    .action((file: string, options: { to?: string; json?: true }) => runReplay(context, file, options));
  withExamples(command, context, help.replay.examples);
}

async function runReplay(given: Context, file: string, options: { to?: string; json?: true }): Promise<void> {
  const { words, terminal } = given;
  const { kit, save } = await readSave(given, file);
  const context = { ...given, game: { ...given.game, kit } };
  const all = save.answers.length;
  const to = options.to === undefined ? all : wholeNumber(given, '--to', options.to);
  if (to > all) throw new Failure(words.files.onlySoMany(file, all));
  const table = tableOf(context, file, save, to);
  if (options.json) writeJson(terminal, replayJson(context, save, table, to));
  else terminal.write(replayText(context, save, table, to));
}

/** What everybody saw: no hand is shown, even of a game that is over. */
function replayText(context: Context, save: Save, table: AnyTable, to: number): string {
  const { words, paint } = context;
  const view = table.view(SPECTATOR);
  const lines = [
    paint.as('bold', words.files.log),
    ...logLines(context, view, table.heard(SPECTATOR)),
    '',
    `${paint.as('bold', words.files.position)} ${paint.as('dim', words.files.answersShown(to, save.answers.length))}`,
    ...tableLines(context, { view, me: SPECTATOR, kinds: save.seats ?? [] }),
  ];
  return `${lines.join('\n')}\n`;
}

function replayJson({ lang, game: { kit } }: Context, save: Save, table: AnyTable, to: number): object {
  const view = table.view(SPECTATOR);
  const moment = kit.story.moment(view);
  return {
    game: save.game,
    version: save.version,
    config: save.config,
    commitment: save.commitment,
    answers: save.answers.length,
    to,
    over: table.over,
    round: moment.round,
    phase: moment.phase,
    scores: moment.points.map((_, seat) =>
      Object.fromEntries(kit.story.scores(view).map(({ column, bySeat }) => [column, bySeat[seat]])),
    ),
    result: table.result(),
    hash: table.record().hash,
    log: table.heard(SPECTATOR).map((event) => ({ event, text: plain(kit.words.event(view, event, lang)) })),
    position: view,
  };
}
