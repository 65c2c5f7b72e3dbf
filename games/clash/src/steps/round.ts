import type { Seat } from '@imperia/engine';
import type { Advance } from '../advances.ts';
import type { Occasion } from '../effects/occasions.ts';
import type { Goods } from '../goods.ts';
import type { Tender } from '../payment.ts';
import type { AtHex, Do, OfCard, OfSeat, Why } from './fields.ts';

/** Ages, rounds, turns, the status phase. */
export type RoundStep =
  | Do<'setup'>
  | Do<'age'>
  | Do<'round'>
  | Do<'next turn', { readonly taken: number }>
  | Do<'begin turn', OfSeat>
  | Do<'turn', OfSeat>
  | Do<'go on', OfSeat>
  | Do<'end turn', OfSeat>
  | Do<'status'>
  /** `done`: what has been completed in this phase. */
  | Do<'status objectives', OfSeat & { readonly done: readonly string[] }>
  /** Whatever answers it. */
  | Do<'occasion', { readonly occasion: Occasion }>
  /** Objectives that have just been met, for all to see. */
  | Do<'claim', OfSeat & { readonly met: readonly string[] }>
  /** `rest`: what has been completed in the status phase, else what may still be completed. */
  | Do<'complete', OfCard & { readonly objective: string; readonly status: boolean; readonly rest: readonly string[] }>
  | Do<'last objectives'>
  | Do<'free advance', OfSeat & { readonly cube: boolean }>
  | Do<'status cards', OfSeat>
  | Do<'raze city', OfSeat>
  | Do<'raze', AtHex>
  | Do<'change government', OfSeat>
  | Do<'take government', OfSeat & { readonly advances: readonly Advance[] }>
  | Do<'name first player'>
  | Do<'first player', OfSeat & { readonly of: Seat }>
  | Do<'score'>
  /** Not this, thank you. */
  | Do<'decline', OfSeat>;

/** Paying, and gaining what is chosen. */
export type GoodsStep =
  | Do<'pay', OfSeat & { readonly cost: Goods; readonly tender: Tender }>
  | Do<'spend', OfSeat & { readonly pay: Goods }>
  | Do<'choose token', OfSeat & { readonly why: Why }>
  | Do<'take token', OfSeat & { readonly good: number; readonly why: Why }>;
