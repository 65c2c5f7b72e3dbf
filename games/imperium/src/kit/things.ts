import type { Thing } from '@imperia/kit';
import type { CardData } from '../card-data.ts';

/** A card as a thing on the table. */
export function thingOf(card: number): Thing {
  return `card ${card}`;
}

/** The number of the card; NaN for anything else. */
export function cardIn(thing: Thing): number {
  return thing.startsWith('card ') ? Number(thing.slice('card '.length)) : Number.NaN;
}

/** Everything printed on a card but its number: the same for all copies. */
export function printed({ id: _, ...rest }: CardData): string {
  return JSON.stringify(rest);
}
