import { type Seat, SPECTATOR } from '@imperia/engine';
import { plain, type Sketch } from '@imperia/kit';
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

interface Options {
  readonly to?: string;
  readonly seat?: string;
  readonly json?: true;
}

const EVERY = 'all';

export function replayCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program
    .command('replay')
    .description(help.replay.says)
    .argument('<file>', help.file)
    .option('--to <n>', help.replay.options.to)
    .option('--seat <n>', help.replay.options.seat)
    .option('--json', help.json)
    .action((file: string, options: Options) => runReplay(context, file, options));
  withExamples(command, context, help.replay.examples);
}

async function runReplay(given: Context, file: string, options: Options): Promise<void> {
  const { words, terminal } = given;
  const { kit, save } = await readSave(given, file);
  const context = { ...given, game: { ...given.game, kit } };
  const all = save.answers.length;
  const to = options.to === undefined ? all : wholeNumber(given, '--to', options.to);
  if (to > all) throw new Failure(words.files.onlySoMany(file, all));
  const table = tableOf(context, file, save, to);
  const eyes = eyesOf(context, kit.game.seats(save.config), options.seat);
  if (options.json) writeJson(terminal, replayJson(context, save, table, to, eyes));
  else terminal.write(eyes.map((seat) => replayText(context, save, table, to, seat)).join('\n'));
}

/** With whose eyes it is looked at; seats are counted from 1. */
function eyesOf({ words }: Context, seats: number, typed: string | undefined): readonly Seat[] {
  if (typed === undefined) return [SPECTATOR];
  const every = Array.from({ length: seats }, (_, seat) => seat);
  if (typed === EVERY) return every;
  const named = every.filter((seat) => String(seat + 1) === typed);
  if (named.length > 0) return named;
  throw new Failure(words.general.notOneOf('--seat', typed, [...every.map((seat) => String(seat + 1)), EVERY]));
}

/** What a spectator saw shows no hand, even of a game that is over. */
function replayText(context: Context, save: Save, table: AnyTable, to: number, seat: Seat): string {
  const { words, paint, lang, game } = context;
  const view = table.view(seat);
  const who = seat === SPECTATOR ? [] : [paint.as('bold', `${seat + 1}. ${game.kit.words.seat(view, seat, lang)}`), ''];
  const lines = [
    ...who,
    paint.as('bold', words.files.log),
    ...logLines(context, view, table.heard(seat)),
    '',
    `${paint.as('bold', words.files.position)} ${paint.as('dim', words.files.answersShown(to, save.answers.length))}`,
    ...tableLines(context, { view, me: seat, kinds: save.seats ?? [] }),
  ];
  return `${lines.join('\n')}\n`;
}

function replayJson(context: Context, save: Save, table: AnyTable, to: number, eyes: readonly Seat[]): object {
  const views = eyes.map((seat) => seenJson(context, table, seat));
  return {
    game: save.game,
    version: save.version,
    config: save.config,
    commitment: save.commitment,
    answers: save.answers.length,
    to,
    over: table.over,
    result: table.result(),
    hash: table.record().hash,
    ...(eyes.length === 1 ? views[0] : { views }),
  };
}

function seenJson({ lang, game: { kit } }: Context, table: AnyTable, seat: Seat): object {
  const view = table.view(seat);
  const { round, phase, points } = kit.story.moment(view);
  const scores = kit.story.scores(view);
  return {
    ...(seat !== SPECTATOR && { seat: seat + 1 }),
    round,
    phase,
    scores: points.map((_, of) => Object.fromEntries(scores.map(({ column, bySeat }) => [column, bySeat[of]]))),
    names: {
      seats: points.map((_, of) => kit.words.seat(view, of, lang)),
      things: Object.fromEntries(namesIn(kit.sketch(view, seat, lang))),
    },
    log: table.heard(seat).map((event) => ({ event, text: plain(kit.words.event(view, event, lang)) })),
    position: view,
  };
}

/** Everything on the table that has a name, as its game sketches it. */
function namesIn(sketch: Sketch): [thing: string, name: string][] {
  return sketch.flatMap((block): [string, string][] => {
    if (block.is === 'things') return block.of.map(({ thing, name }) => [thing, name]);
    return block.is === 'group' ? namesIn(block.of) : [];
  });
}
