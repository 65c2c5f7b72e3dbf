import type { Thing } from '@imperia/kit';

/** A card as a thing on the table. */
export function thingOf(card: number): Thing {
  return `card ${card}`;
}

export function cardIn(thing: Thing): number {
  return Number(thing.slice(thing.indexOf(' ') + 1));
}
