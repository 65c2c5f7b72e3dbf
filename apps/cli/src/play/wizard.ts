import { deckOf, FACTIONS, type Faction, factionName } from '@imperia/osadnicy';
import { type Context, inLang } from '../context.ts';
import { padStart } from '../terminal/layout.ts';
import type { LineReader } from '../terminal/reader.ts';
import { LANGS, type Lang } from '../words/index.ts';
import { inputOf } from './input.ts';
import { say } from './screen.ts';
import { LEVELS, type Level, USUAL_BOT } from './seats.ts';
import { type Chosen, opponentOf, PROPOSED } from './setup.ts';

/** Null when somebody leaves before the game begins. */
export async function askLang(context: Context, reader: LineReader): Promise<Context | null> {
  const { play } = context.words;
  const lang = await askOne<Lang>(context, reader, LANGS, context.lang, (one) => play.langNames[one], play.whichLang);
  return lang && inLang(context, lang);
}

const ALONE = 'alone';

export async function askTable(context: Context, reader: LineReader): Promise<Chosen | null> {
  const { play } = context.words;
  const nameOf = (faction: Faction) => factionName(deckOf(faction), context.lang);
  const own = await askOne(context, reader, FACTIONS, PROPOSED, nameOf, play.whichFaction);
  if (!own) return null;
  const against = opponentOf(own);
  const enemyOf = (enemy: Level | typeof ALONE) =>
    enemy === ALONE ? play.alone : play.againstBot(nameOf(against), play.levels[enemy]);
  const enemy = await askOne(context, reader, [...LEVELS, ALONE] as const, USUAL_BOT, enemyOf, play.againstWhom);
  if (!enemy) return null;
  return enemy === ALONE ? { factions: [own], opponent: USUAL_BOT } : { factions: [own, against], opponent: enemy };
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
