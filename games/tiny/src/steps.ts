import type { GameEvent, Seat } from '@imperia/engine';

type Do<Name extends string, Fields = unknown> = { readonly do: Name } & Fields;
interface OfSeat {
  readonly seat: Seat;
}
interface OfCard extends OfSeat {
  readonly card: number;
}
/** `seat` is asked to give `fish` for the `gold` of seat `by`. */
interface Bargain extends OfSeat {
  readonly by: Seat;
  readonly gold: number;
  readonly fish: number;
}

export type TinyStep =
  | Do<'setup'>
  | Do<'round'>
  | Do<'bid', OfSeat>
  | Do<'bid card', OfCard>
  | Do<'swap', OfSeat>
  | Do<'swap cards', OfSeat & { readonly cards: readonly number[] }>
  | Do<'compare bids'>
  /** Two captains bid an admiral: they quarrel, and the game ends at once. */
  | Do<'quarrel', OfSeat>
  /** One action; everyone has two in a row. */
  | Do<'turn', OfSeat>
  | Do<'draw', OfSeat>
  | Do<'play', OfCard>
  /** At the top of the deck, from a lighthouse. */
  | Do<'look', OfSeat & { readonly from: number }>
  /** A cannon, face down, to the next captain: handed over at the end of the round. */
  | Do<'pledge', OfCard & { readonly to: Seat }>
  | Do<'sail', OfSeat & { readonly to: number }>
  | Do<'challenge', OfSeat & { readonly of: Seat; readonly to: number }>
  | Do<'fire', OfCard & { readonly of: Seat }>
  | Do<'let pass', OfSeat>
  | Do<'arrive', OfSeat & { readonly to: number }>
  | Do<'shine', OfCard>
  | Do<'dig', OfSeat>
  | Do<'offer', OfSeat & { readonly to: Seat; readonly gold: number; readonly fish: number }>
  | Do<'consider', Bargain>
  | Do<'consider counter', OfSeat & { readonly by: Seat; readonly gold: number; readonly fish: number }>
  | Do<'accept', OfSeat & { readonly buyer: Seat; readonly seller: Seat; readonly gold: number; readonly fish: number }>
  | Do<'decline', OfSeat>
  | Do<'counter', Bargain>
  | Do<'end turn', OfSeat>
  | Do<'hand limit', OfSeat>
  | Do<'discard', OfSeat & { readonly cards: readonly number[] }>
  | Do<'end of round'>;

type Did<Name extends string, Fields = unknown> = GameEvent & { readonly did: Name } & Fields;

export type TinyEvent =
  | Did<'gull', { readonly card: number }>
  | Did<'bid', OfCard>
  | Did<'quarrel', OfSeat>
  | Did<'first', OfSeat>
  | Did<'draw', OfCard>
  | Did<'play', OfCard>
  | Did<'look', OfCard & { readonly from: number }>
  | Did<'pledge', OfCard & { readonly to: Seat }>
  | Did<'hand over', OfSeat & { readonly to: Seat; readonly cards: readonly number[] }>
  | Did<'fire', OfCard & { readonly of: Seat; readonly rolls: readonly number[] }>
  | Did<'arrive', OfSeat & { readonly to: number }>
  | Did<'storm', OfSeat & { readonly roll: number }>
  | Did<'fish', OfCard>
  | Did<'dig', OfCard>
  | Did<'offer', OfSeat & { readonly to: Seat; readonly gold: number; readonly fish: number }>
  | Did<'trade', OfSeat & { readonly with: Seat; readonly gold: number; readonly fish: number }>
  | Did<'decline', OfSeat>
  | Did<'discard', OfSeat & { readonly cards: readonly number[] }>;
