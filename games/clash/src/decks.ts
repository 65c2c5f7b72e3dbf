import { type Config, hasExpansion } from './config.ts';

/**
 * Every card has a number of its own, for ever: cards of one kind follow each other. A region tile is a card too, with
 * a back like all others.
 */
const REGION_CARD = 0;
export const ACTION_CARD = 16;
export const OBJECTIVE_CARD = 58;
export const EVENT_CARD = 96;
export const WONDER_CARD = 154;
export const LEADER_CARD = 162;
const LAST_CARD = 207;

const BASE_OBJECTIVES = 32;
const BASE_EVENTS = 38;
export const LEADERS_EACH = 3;

const FIRSTS = [REGION_CARD, ACTION_CARD, OBJECTIVE_CARD, EVENT_CARD, WONDER_CARD, LEADER_CARD, LAST_CARD] as const;

function range(from: number, to: number): number[] {
  const cards: number[] = [];
  for (let card = from; card < to; card++) cards.push(card);
  return cards;
}

/** What lies face down cannot be told from others of its kind. */
export function backOf(card: number): number {
  let kind = 0;
  while (card >= FIRSTS[kind + 1]!) kind++;
  return -2 - kind;
}

export function regionCards(): number[] {
  return range(REGION_CARD, ACTION_CARD);
}

export function actionCards(): number[] {
  return range(ACTION_CARD, OBJECTIVE_CARD);
}

export function objectiveCards(config: Config): number[] {
  return range(OBJECTIVE_CARD, hasExpansion(config) ? EVENT_CARD : OBJECTIVE_CARD + BASE_OBJECTIVES);
}

export function eventCards(config: Config): number[] {
  return range(EVENT_CARD, hasExpansion(config) ? WONDER_CARD : EVENT_CARD + BASE_EVENTS);
}

export function wonderCards(): number[] {
  return range(WONDER_CARD, LEADER_CARD);
}

/** The three leaders of a civilization, by its place in `CIVILIZATIONS`. */
export function leaderCards(civilization: number): number[] {
  const first = LEADER_CARD + civilization * LEADERS_EACH;
  return range(first, first + LEADERS_EACH);
}
