import { resolve } from 'node:path';
import { SPECTATOR, Table } from '@imperia/engine';
import type { Command } from 'commander';
import { isOwnBot } from '../bots/kinds.ts';
import { hiringFor, USUAL_TIME } from '../bots/try-out.ts';
import { botWords } from '../bots/words.ts';
import { type Context, inLang } from '../context.ts';
import { Failure } from '../failure.ts';
import { packsTyped } from '../files/packs.ts';
import { readSave, tableOf } from '../files/save-file.ts';
import { fileOfGame } from '../files/state-folder.ts';
import { kitNamed, withPacks } from '../games.ts';
import { gameHelp, withExamples } from '../help.ts';
import { addChoices, namesOfChoices, type Typed } from '../play/choices.ts';
import { HUMAN, remembering, USUAL_BOT } from '../play/seats.ts';
import { playSession, type Session } from '../play/session.ts';
import { type Chosen, keyFor, seatsTyped, wantedTable } from '../play/setup.ts';
import { askLang, askTable } from '../play/wizard.ts';
import { hang, wrap } from '../terminal/layout.ts';
import { type LineReader, lineReader } from '../terminal/reader.ts';

interface Options extends Typed {
  readonly botTime: string;
  readonly lang?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly load?: string;
  readonly pack?: string;
}

export function playCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const { options } = help.play;
  const command = program.command('play').description(help.play.says).argument('[game]', gameHelp(context));
  addChoices(command, context)
    .option('--seats <list>', options.seats)
    .option('--seed <text>', options.seed)
    .option('--bot-time <ms>', botWords[context.lang].time, USUAL_TIME)
    .option('--load <file>', options.load)
    .action((game: string | undefined, _options: unknown, self: Command) =>
      runPlay(context, game ?? context.game.id, self.optsWithGlobals<Options>()),
    );
  command.addHelpText('after', () => choicesText(context));
  withExamples(command, context, help.play.examples);
}

/** What can be chosen for the table, where that takes more than a word. */
function choicesText({ paint, lang, terminal, game }: Context): string {
  const { perTable } = game.kit.setup;
  const dimmed = (text: string) =>
    hang('      ', wrap(text, terminal.width() - 6)).map((line) => paint.as('dim', line));
  return perTable
    .filter(({ of }) => of.some(({ text }) => text))
    .flatMap(({ name, of }) => [
      '',
      paint.as('bold', `${name[lang]}:`),
      ...of.flatMap(({ id, text }) => [`  ${id}`, ...(text ? dimmed(text[lang]) : [])]),
    ])
    .join('\n');
}

async function runPlay(given: Context, game: string, options: Options): Promise<void> {
  const context = withPacks(given, await packsTyped(given, await kitNamed(given, game), options.pack));
  const make = options.load === undefined ? dealt(context, options) : await resumed(context, options, options.load);
  const reader = lineReader(context.terminal);
  try {
    const session = await make(reader);
    if (session) await playSession(session);
  } finally {
    reader.close();
  }
}

type Maker = (reader: LineReader) => Promise<Session | null>;

function dealt(context: Context, options: Options): Maker {
  const said = [...namesOfChoices(context.game.kit.setup), 'seats'].some((name) => options[name] !== undefined);
  const asks = context.terminal.interactive && !said;
  const key = keyFor(options.seed);
  if (!asks) wantedTable(context, options, null, key);
  return async (reader) => {
    const spoken = asks && options.lang === undefined ? await askLang(context, reader) : context;
    const chosen = spoken && asks ? await askTable(spoken, reader) : null;
    if (!spoken || (asks && !chosen)) return null;
    return deal(spoken, options, chosen, reader, key);
  };
}

async function deal(
  context: Context,
  options: Options,
  chosen: Chosen | null,
  reader: LineReader,
  key: string,
): Promise<Session> {
  const { game, terminal, words } = context;
  const { config, kinds } = wantedTable(context, options, chosen, key);
  const hiring = await hiringFor(context, game.kit, kinds, options.botTime);
  const table = new Table(game.kit.game, config, key, { remembering: remembering(kinds) });
  const { commitment } = table.record();
  const file = fileOfGame(terminal, game.id, commitment, new Date());
  const notes = [words.play.published(commitment)];
  return { context, table, kinds, hiring, reader, file, heardBy: new Map(), looking: SPECTATOR, notes };
}

async function resumed(context: Context, options: Options, file: string): Promise<Maker> {
  const { words, terminal } = context;
  const standing = [...namesOfChoices(context.game.kit.setup), 'seed'];
  const extra = standing.find((name) => options[name] !== undefined);
  if (extra) throw new Failure(words.files.loadStandsAlone(`--${extra}`));
  const { kit, save } = await readSave(context, file);
  const own = { ...context, game: { ...context.game, id: save.game as Context['game']['id'], kit } };
  const seats = Array.from({ length: kit.game.seats(save.config) }, (_, seat) => (seat === 0 ? HUMAN : USUAL_BOT));
  const named = seatsTyped(own, options);
  if (named && named.length !== seats.length) throw new Failure(words.play.seatsDiffer([named.length, seats.length]));
  const kinds = named ?? save.seats ?? seats;
  // A file that came from elsewhere must not start what it names.
  if (!named && kinds.some(isOwnBot)) throw new Failure(words.files.nameBotsAgain(file, kinds.join()));
  const table = tableOf(own, file, save, save.answers.length, remembering(kinds));
  const hiring = await hiringFor(context, kit, kinds, options.botTime);
  const spoken = options.lang === undefined && save.lang ? inLang(own, save.lang) : own;
  return async (reader) => {
    const notes = [spoken.words.play.resumed(save.answers.length)];
    const heardBy = new Map(kinds.map((_, seat) => [seat, Math.max(0, table.heard(seat).length - RECALLED)]));
    return {
      context: spoken,
      table,
      kinds,
      hiring,
      reader,
      file: resolve(terminal.cwd, file),
      heardBy,
      looking: SPECTATOR,
      notes,
    };
  };
}

/** Whoever comes back is reminded of the last things that happened. */
const RECALLED = 6;
