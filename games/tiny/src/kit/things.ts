import type { Thing } from '@imperia/kit';

export function cardThing(card: number): Thing {
  return `card ${card}`;
}

export function hexThing(hex: number): Thing {
  return `hex ${hex}`;
}

/** The number of a thing of this kind; NaN for anything else. */
export function numberIn(thing: Thing, kind: 'card' | 'hex'): number {
  return thing.startsWith(`${kind} `) ? Number(thing.slice(kind.length + 1)) : Number.NaN;
}
