import type { Core, GameEvent, Step } from '@imperia/engine';
import type { Bot, Playable } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

const BOTS = { random, greedy };

type BotName = keyof typeof BOTS;

/** From the weakest to the strongest. */
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

export class UnknownBot extends Error {
  constructor(name: string) {
    super(`There is no bot «${name}». There are: ${BOT_NAMES.join(', ')}.`);
  }
}

function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

/** A bot by its name, for this game. */
export function botNamed<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  name: string,
  playable: Playable<G, S, E, C, Z>,
): Bot<G, S> {
  if (!isBotName(name)) throw new UnknownBot(name);
  return BOTS[name](playable);
}
