import type { GameEvent, Seat } from '@imperia/engine';
import type { RowName } from './card-data.ts';
import type { Good, Technology, Tokens } from './goods.ts';
import type { Because } from './solo/target.ts';
import type { Phase, VirtualFaction } from './state.ts';
import type { Why } from './steps.ts';

type Did<Name extends string, Fields = unknown> = GameEvent & { readonly did: Name } & Fields;

interface BySeat {
  readonly seat: Seat;
}

interface WithCard extends BySeat {
  readonly card: number;
}

/** Aimed at a card of seat `of`. */
interface AtCard extends WithCard {
  readonly of: Seat;
}

/** What happened. The log, the animations and "since my last turn" are made from these. */
export type OsadnicyEvent =
  | Did<'begin', { readonly first: Seat }>
  | Did<'virtual faction', { readonly faction: VirtualFaction }>
  | Did<'round', { readonly round: number; readonly first: Seat }>
  | Did<'phase', { readonly phase: Phase }>
  /** -1 for the common deck, else the seat whose faction deck it is. */
  | Did<'shuffle', { readonly of: Seat }>
  /** Cards went back into a faction deck. */
  | Did<'shuffle in', BySeat & { readonly n: number }>
  | Did<'reveal', { readonly cards: readonly number[] }>
  /** All these were revealed until one of the right colour came. */
  | Did<'search', BySeat & { readonly cards: readonly number[] }>
  /** An event was drawn, and happens. */
  | Did<'event', { readonly card: number }>
  | Did<'take', WithCard>
  | Did<'keep', WithCard>
  | Did<'pass draft'>
  | Did<'draw', WithCard>
  | Did<'gain', WithCard & { readonly good: Good; readonly n: number; readonly why: Why }>
  /** `card` is what is paid for; -1 when it is nothing in particular. */
  | Did<'pay', WithCard & { readonly pay: Tokens }>
  | Did<'build', WithCard>
  | Did<'give up', WithCard & { readonly foundation: boolean }>
  | Did<'deal', WithCard>
  | Did<'deal with', AtCard>
  | Did<'raze card', WithCard>
  | Did<'raze', AtCard>
  | Did<'conquer', AtCard>
  /** So many fortifications are lost. */
  | Did<'siege', AtCard & { readonly n: number }>
  /** There are so many now. */
  | Did<'fortify', WithCard & { readonly n: number }>
  | Did<'shift', AtCard>
  /** The last foundation stands leftmost in this row. */
  | Did<'rampart', BySeat & { readonly row: RowName }>
  | Did<'foundation', WithCard>
  | Did<'lay foundation', WithCard>
  /** A token of favour of the colour that stands for this good. */
  | Did<'favour', WithCard & { readonly why: Why; readonly good: Good }>
  | Did<'tricolour', BySeat>
  | Did<'announce', WithCard & { readonly good: Good }>
  /** A prayer has so many matches. */
  | Did<'pray', WithCard & { readonly n: number }>
  | Did<'give', BySeat & { readonly of: Seat; readonly good: Good }>
  /** A card was taken from the hand of `of`, by lot. */
  | Did<'steal', BySeat & { readonly of: Seat }>
  /** A location has the colour that stands for this good. */
  | Did<'colour', WithCard & { readonly good: Good }>
  /** So many sets were marked under a location. */
  | Did<'mark sets', WithCard & { readonly n: number }>
  | Did<'activate', WithCard & { readonly times: number }>
  | Did<'exchange', BySeat>
  | Did<'pass', BySeat>
  /** A tile of diplomacy, a stall of the market, or a token of the expedition. */
  | Did<'use tile', WithCard>
  | Did<'visit market', WithCard>
  /** This tile is the entrance. */
  | Did<'market', { readonly card: number }>
  /** These tokens can be taken this round. */
  | Did<'expedition', { readonly cards: readonly number[] }>
  | Did<'defend', WithCard>
  | Did<'samurai', WithCard>
  | Did<'place technology', WithCard & { readonly token: Technology }>
  | Did<'move technology', WithCard & { readonly token: Technology; readonly onto: number }>
  /** Basic technology comes back from a location that is no more. */
  | Did<'return technology', WithCard>
  | Did<'unlock', WithCard>
  | Did<'wreck', AtCard>
  | Did<'free location', WithCard>
  | Did<'restore', WithCard>
  | Did<'copy feature', AtCard>
  | Did<'discard', WithCard>
  | Did<'copy production', WithCard>
  | Did<'take resource', BySeat & { readonly of: Seat; readonly good: Good }>
  | Did<'take deal', AtCard>
  | Did<'lose deal', AtCard>
  /** From the game, or only from an empire. */
  | Did<'remove', AtCard & { readonly to?: 'discard' }>
  | Did<'take location', AtCard>
  | Did<'send worker', AtCard>
  | Did<'play instant', WithCard>
  | Did<'stock', BySeat & { readonly on: number; readonly good: Good }>
  | Did<'return stock', BySeat & { readonly pay: Tokens }>
  | Did<'refresh', AtCard>
  | Did<'block', AtCard>
  | Did<'seize', AtCard>
  | Did<'put under', BySeat & { readonly on: number; readonly cards: readonly number[] }>
  | Did<'put on', BySeat & { readonly on: number; readonly good: Good }>
  | Did<'lose', WithCard & { readonly good: Good; readonly n: number }>
  | Did<'store', BySeat & { readonly pay: Tokens }>
  | Did<'attack', { readonly card: number }>
  | Did<'attack missed'>
  /** `cards` are the two attack cards that found the location, the first target first. */
  | Did<'strike', { readonly card: number; readonly cards: readonly [number, number]; readonly because: Because }>
  /** What defended a location was lost in its place. */
  | Did<'shield', WithCard>
  | Did<'collect', { readonly card: number }>
  /** A deal of the player goes to the collection. */
  | Did<'collect deal', { readonly card: number }>
  | Did<'bar', { readonly card: number }>
  /** The faction whose locations the virtual player has: the number of its deck. */
  | Did<'rival', { readonly deck: number }>
  /** These are the virtual player's to be conquered. */
  | Did<'rival row', { readonly cards: readonly number[] }>
  | Did<'clear rival row'>
  | Did<'conquest', { readonly row: RowName }>
  | Did<'conquest failed'>
  | Did<'lose to rival', { readonly card: number }>
  /** A card of the collection is discarded. */
  | Did<'lose collected', { readonly card: number }>
  | Did<'solo', { readonly factionLocations: number; readonly collection: number; readonly points: number }>
  | Did<'score', BySeat & { readonly earned: number; readonly locations: number; readonly extra: number }>
  | Did<'win', { readonly winners: readonly Seat[] }>;
