import type { IconPart as AnyIconPart } from '@imperia/kit';
import type { Icon as CardIcon, StateName, Suit, Token } from '../card-data.ts';

/** Everything that can stand in a sentence as a picture. */
export type Icon = Token | Suit | CardIcon | StateName | 'action' | 'exhaust' | 'vp' | 'card' | 'permanent' | 'attack';

/** A picture of this game in a sentence. */
export interface IconPart extends AnyIconPart {
  readonly icon: Icon;
}

export type Part = string | IconPart;

export function pictured(icon: Icon | undefined, n: number | undefined, text: string): Part {
  if (icon === undefined) return text;
  return { icon, ...(n === undefined ? {} : { n }), text };
}
