import type { SeatChoice, Wanted } from '@imperia/kit';
import { type Context, inLang } from '../context.ts';
import { padStart } from '../terminal/layout.ts';
import type { LineReader } from '../terminal/reader.ts';
import { LANGS, type Lang } from '../words/index.ts';
import { wantedBy } from './choices.ts';
import { inputOf } from './input.ts';
import { say } from './screen.ts';
import { LEVELS, type Level, USUAL_BOT } from './seats.ts';
import { type Chosen, usualSeats } from './setup.ts';

/** Null when somebody leaves before the game begins. */
export async function askLang(context: Context, reader: LineReader): Promise<Context | null> {
  const { play } = context.words;
  const lang = await askOne<Lang>(context, reader, LANGS, context.lang, (one) => play.langNames[one], play.whichLang);
  return lang && inLang(context, lang);
}

const ALONE = 'alone';

export async function askTable(context: Context, reader: LineReader): Promise<Chosen | null> {
  const { setup } = context.game.kit;
  const own: Record<string, string> = {};
  // What is usually left as it is has an option of the command line.
  for (const choice of setup.perSeat.filter(({ usual }) => usual === undefined)) {
    const chosen = await askOwn(context, reader, choice);
    if (chosen === null) return null;
    own[choice.id] = chosen;
  }
  const enemy = await askEnemy(context, reader, setup.alone);
  if (!enemy) return null;
  const wanted: Wanted = wantedBy(context, own, enemy === ALONE ? 1 : usualSeats(context));
  return { wanted, opponent: enemy === ALONE ? USUAL_BOT : enemy };
}

function askOwn(context: Context, reader: LineReader, { id, name, of }: SeatChoice): Promise<string | null> {
  const { lang, words, game } = context;
  const ids = of.map((one) => one.id);
  const proposed = game.kit.setup.usual(usualSeats(context)).seats[0]?.[id] ?? ids[0]!;
  const nameOf = (one: string) => of.find((choosable) => choosable.id === one)!.name[lang];
  return askOne(context, reader, ids, proposed, nameOf, (usual) => words.play.whichOwn(name[lang], usual));
}

function askEnemy(context: Context, reader: LineReader, alone: boolean): Promise<Level | typeof ALONE | null> {
  const { play } = context.words;
  const enemies = alone ? ([...LEVELS, ALONE] as const) : LEVELS;
  const nameOf = (enemy: Level | typeof ALONE) => (enemy === ALONE ? play.alone : play.againstBot(play.levels[enemy]));
  return askOne<Level | typeof ALONE>(context, reader, enemies, USUAL_BOT, nameOf, play.againstWhom);
}

async function askOne<T>(
  context: Context,
  reader: LineReader,
  choices: readonly T[],
  proposed: T,
  nameOf: (choice: T) => string,
  question: (proposed: string) => string,
): Promise<T | null> {
  const { paint, words } = context;
  say(context, [
    '',
    paint.as('bold', question(nameOf(proposed))),
    ...choices.map((choice, i) => `${paint.as('yellow', padStart(String(i + 1), 4))}  ${nameOf(choice)}`),
  ]);
  for (;;) {
    const line = await reader.ask(words.play.answerTo(choices.indexOf(proposed) + 1));
    if (line === null) return null;
    const input = inputOf(line);
    if (input.say === 'quit') return null;
    if (line.trim() === '') return proposed;
    const choice = input.say === 'numbers' ? choices[input.numbers[0]! - 1] : undefined;
    if (choice !== undefined) return choice;
    say(context, [words.play.notThatNumber(choices.length)]);
  }
}
