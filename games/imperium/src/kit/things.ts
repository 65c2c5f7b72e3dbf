import type { Thing } from '@imperia/kit';

/** A card as a thing on the table. */
export function thingOf(card: number): Thing {
  return `card ${card}`;
}

/** The number of the card; NaN for anything else. */
export function cardIn(thing: Thing): number {
  return thing.startsWith('card ') ? Number(thing.slice('card '.length)) : Number.NaN;
}
