import tables from '../../cards/rival.json' with { type: 'json' };
import type { Icon, Nation, StateName, Suit, Token } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { isOf } from '../filter.ts';

/** What a row of a table is for: a card by its name, or by what it shows. */
export type Matcher =
  | { readonly name: string }
  | 'attack'
  | 'region'
  | 'tributary'
  | 'uncivilised'
  | 'civilised'
  /** A permanent that is no region. */
  | 'pinned'
  | StateName
  | 'mask'
  | 'knight'
  | 'scroll'
  /** Or a metropolis. */
  | 'city'
  | 'metropolis'
  | 'quest'
  | 'any';

export type Need =
  | { readonly need: 'pay'; readonly token: Token; readonly n: number }
  /** The regions last played. */
  | { readonly need: 'abandon' | 'drown'; readonly n: number }
  /** An unrest lies in the discard pile. */
  | { readonly need: 'calmable' }
  | { readonly need: 'discarded'; readonly icon: Icon; readonly n: number };

export type Operation =
  | { readonly op: 'gain'; readonly token: Token; readonly n: number }
  | { readonly op: 'gain per region'; readonly token: Token }
  | { readonly op: 'acquire' | 'break'; readonly suits: readonly Suit[] }
  | { readonly op: 'mill'; readonly n: number }
  | { readonly op: 'burn'; readonly icon: Icon }
  | { readonly op: 'stall' | 'steal'; readonly token: Token; readonly n: number }
  | { readonly op: 'you gain'; readonly token: Token; readonly n: number }
  | { readonly op: 'you discard'; readonly n: number }
  | { readonly op: 'you unrest' | 'you recall' | 'you abandon' | 'you recallpin' }
  | { readonly op: 'exile' | 'play' | 'history' | 'sink' | 'exileself' | 'fame' | 'dynasty' | 'calm' }
  | { readonly op: 'quest' | 'trigger' };

export interface Row {
  readonly match: Matcher;
  /** The first whose needs can all be met. */
  readonly options: readonly { readonly needs: readonly Need[]; readonly do: readonly Operation[] }[];
}

const TABLES = tables as unknown as Readonly<Record<Nation, Partial<Record<StateName, readonly Row[]>>>>;

/** The rows for a nation in this state; those that never change state have a single table. */
export function tableOf(nation: Nation, state: StateName): readonly Row[] {
  return TABLES[nation][state] ?? TABLES[nation][state === 'empire' ? 'barbarian' : 'empire']!;
}

/** The first row that fits a card. */
export function rowFor(nation: Nation, state: StateName, card: number): number {
  return tableOf(nation, state).findIndex(({ match }) => matches(match, card));
}

function matches(match: Matcher, card: number): boolean {
  if (typeof match === 'object') return isOf(match, card);
  const { permanent, region, state } = CARDS[card]!;
  switch (match) {
    case 'any':
      return true;
    case 'pinned':
      return permanent && !region;
    case 'barbarian':
    case 'empire':
      return state === match;
    case 'city':
      return CARDS[card]!.icons.some((icon) => icon === 'city' || icon === 'metropolis');
    default:
      return isOf(match, card);
  }
}
