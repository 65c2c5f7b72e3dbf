import type { IconPart as AnyIconPart } from '@imperia/kit';
import type { Colour } from '../card-data.ts';
import { TOKENS } from '../goods.ts';
import type { Noun } from './lexicon/keys.ts';

const PICTURED = [
  ...TOKENS,
  'vp',
  'card',
  'commonCard',
  'factionCard',
  'good',
  'resource',
  'location',
  'foundation',
  'deal',
  'samurai',
  'advTech',
  'technology',
  'favour',
] as const satisfies readonly Noun[];
export type Icon = (typeof PICTURED)[number];

/** A picture of this game in a sentence; a location has a colour. */
export interface IconPart extends AnyIconPart {
  readonly icon: Icon;
  readonly tint?: Colour;
}

export type Part = string | IconPart;

/** The words alone for a thing that has no picture. */
export function iconOf(thing: Noun, n: number | undefined, colour: Colour | undefined, text: string): Part {
  if (!hasIcon(thing)) return text;
  return { icon: thing, ...(n === undefined ? {} : { n }), ...(colour === undefined ? {} : { tint: colour }), text };
}

function hasIcon(thing: Noun): thing is Icon {
  return (PICTURED as readonly string[]).includes(thing);
}
