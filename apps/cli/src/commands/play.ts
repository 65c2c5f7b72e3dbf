import { resolve } from 'node:path';
import { SPECTATOR, Table } from '@imperia/engine';
import { OPTIONS, optionDescription, osadnicy } from '@imperia/osadnicy';
import type { Command } from 'commander';
import { type Context, inLang } from '../context.ts';
import { Failure } from '../failure.ts';
import { readSave, tableOf } from '../files/save-file.ts';
import { fileOfGame } from '../files/state-folder.ts';
import { checkGame } from '../games.ts';
import { withExamples } from '../help.ts';
import { HUMAN, remembering, USUAL_BOT } from '../play/seats.ts';
import { playSession, type Session } from '../play/session.ts';
import { type Chosen, keyFor, type PlayOptions, wantedTable } from '../play/setup.ts';
import { askLang, askTable } from '../play/wizard.ts';
import { hang, wrap } from '../terminal/layout.ts';
import { type LineReader, lineReader } from '../terminal/reader.ts';

interface Options extends PlayOptions {
  readonly lang?: string;
}

export function playCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const { options } = help.play;
  const command = program
    .command('play')
    .description(help.play.says)
    .argument('[game]', help.game)
    .option('--factions <list>', options.factions)
    .option('--faction <faction>', options.faction)
    .option('--solo', options.solo)
    .option('--seats <list>', options.seats)
    .option('--options <list>', options.options)
    .option('--seed <text>', options.seed)
    .option('--load <file>', options.load)
    .action((game: string | undefined, _options: unknown, self: Command) =>
      runPlay(context, game ?? osadnicy.id, self.optsWithGlobals<Options>()),
    );
  command.addHelpText('after', () => variantsText(context));
  withExamples(command, context, help.play.examples);
}

function variantsText({ words, paint, lang, terminal }: Context): string {
  const lines = OPTIONS.flatMap((option) => [
    `  ${option}`,
    ...hang('      ', wrap(optionDescription(option, lang), terminal.width() - 6)).map((line) => paint.as('dim', line)),
  ]);
  return ['', paint.as('bold', words.help.play.variants), ...lines].join('\n');
}

async function runPlay(context: Context, game: string, options: Options): Promise<void> {
  checkGame(context, game);
  const make = options.load === undefined ? dealt(context, options) : resumed(context, options, options.load);
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
  const said = (['factions', 'faction', 'solo', 'seats'] as const).some((name) => options[name] !== undefined);
  const asks = context.terminal.interactive && !said;
  if (!asks) wantedTable(context, options, null);
  return async (reader) => {
    const spoken = asks && options.lang === undefined ? await askLang(context, reader) : context;
    const chosen = spoken && asks ? await askTable(spoken, reader) : null;
    if (!spoken || (asks && !chosen)) return null;
    return deal(spoken, options, chosen, reader);
  };
}

function deal(context: Context, options: Options, chosen: Chosen | null, reader: LineReader): Session {
  const { config, kinds } = wantedTable(context, options, chosen);
  const table = new Table(osadnicy, config, keyFor(options.seed), { remembering: remembering(kinds) });
  const { commitment } = table.record();
  const file = fileOfGame(context.terminal, osadnicy.id, commitment, new Date());
  const notes = [context.words.play.published(commitment)];
  return { context, table, kinds, reader, file, heardBy: new Map(), looking: SPECTATOR, notes };
}

function resumed(context: Context, options: Options, file: string): Maker {
  const { words, terminal } = context;
  const extra = (['factions', 'faction', 'solo', 'seats', 'options', 'seed'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (extra) throw new Failure(words.files.loadStandsAlone(`--${extra}`));
  const save = readSave(context, file);
  const kinds = save.seats ?? save.config.factions.map((_, seat) => (seat === 0 ? HUMAN : USUAL_BOT));
  const table = tableOf(context, file, save, save.answers.length, remembering(kinds));
  const spoken = options.lang === undefined && save.lang ? inLang(context, save.lang) : context;
  return async (reader) => {
    const notes = [spoken.words.play.resumed(save.answers.length)];
    const heardBy = new Map(kinds.map((_, seat) => [seat, Math.max(0, table.heard(seat).length - RECALLED)]));
    return {
      context: spoken,
      table,
      kinds,
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
