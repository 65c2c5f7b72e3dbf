import { GAME_IDS, isGame, SHELF } from '@imperia/shelf';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failure, NotPassed } from '../failure.ts';
import { packsTyped } from '../files/packs.ts';
import { isObject, readText } from '../files/read.ts';
import { withExamples } from '../help.ts';
import { writeJson } from '../json.ts';

interface Options {
  readonly pack?: string;
  readonly json?: true;
}

export function deckCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const command = program.command('deck').description(help.deck.says);
  command
    .command('check')
    .description(help.deckCheck)
    .argument('<file>', help.deckFile)
    .option('--pack <files>', context.words.packs.option)
    .option('--json', help.json)
    .action((file: string, options: Options) => checkDeck(context, file, options));
  withExamples(command, context, help.deck.examples);
}

/** Whether the deck may be played, or everything that is wrong with it. */
async function checkDeck(context: Context, file: string, { pack, json }: Options): Promise<void> {
  const { words, paint, terminal, lang } = context;
  const value = valueIn(context, file);
  const id = isObject(value) && typeof value.game === 'string' ? value.game : GAME_IDS[0]!;
  if (!isGame(id)) throw new Failure(words.files.otherGame(file, id));
  const kit = await SHELF[id].kit();
  const decks = await kit.decks?.();
  if (!decks) throw new Failure(words.files.noDecks(id));
  const report = decks.check(value, lang, await packsTyped(context, kit, pack));
  const legal = report.faults.length === 0;
  if (json) {
    writeJson(terminal, { file, legal, ...report });
  } else if (legal) {
    terminal.write(
      `${paint.as('green', words.files.deckLegal(file, report.name))}\n${words.files.deckCode(report.code ?? '')}\n`,
    );
  } else {
    const lines = report.faults.map((fault) => `  ${fault}\n`);
    terminal.write(`${paint.as('failure', words.files.deckIllegal(file, report.name))}\n${lines.join('')}`);
  }
  if (!legal) throw new NotPassed();
}

function valueIn(context: Context, file: string): unknown {
  const text = readText(context, file);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(context.words.files.deckNotJson(file));
  }
}
