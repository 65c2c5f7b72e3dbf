import type { Dealt, GameEvent, Step } from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { careless, search } from './search/bot.ts';
import type { Surroundings } from './search/budget.ts';
import { budgetIn, LEVELS } from './search/levels.ts';

/** The most that each bot thinks about one decision, in milliseconds; from the weakest to the strongest. */
export const THINKING = {
  random: 0,
  easy: 0,
  greedy: 0,
  normal: LEVELS.normal.milliseconds,
  hard: LEVELS.hard.milliseconds,
} as const;

type BotName = keyof typeof THINKING;

/** From the weakest to the strongest. */
export const BOT_NAMES: readonly string[] = Object.keys(THINKING);

export class UnknownBot extends Error {
  constructor(name: string) {
    const searches = 'Or a search: search:500 (iterations a decision), search:200ms.';
    super(`There is no bot «${name}». There are: ${BOT_NAMES.join(', ')}. ${searches}`);
  }
}

/** Whether `botNamed` knows it: a name, or the budget of a search. */
export function isBot(name: string): boolean {
  return isBotName(name) || budgetIn(name) !== null;
}

function isBotName(name: string): name is BotName {
  return Object.hasOwn(THINKING, name);
}

const AROUND: Surroundings = { now: () => performance.now() };

/** A bot by its name, for this game. */
export function botNamed<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  name: string,
  playable: Playable<G, S, E, C, Z>,
  surroundings: Surroundings = AROUND,
): Bot<G, S> {
  const budget = budgetIn(name);
  if (budget) return search(name, playable, budget, surroundings);
  if (!isBotName(name)) throw new UnknownBot(name);
  switch (name) {
    case 'random':
      return random(playable);
    case 'greedy':
      return greedy(playable);
    case 'easy':
      return careless(name, playable, playable.mind.mistake);
    default:
      return search(name, playable, LEVELS[name], surroundings);
  }
}
