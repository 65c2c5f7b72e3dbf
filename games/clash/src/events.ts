import type { GameEvent, Seat } from '@imperia/engine';
import type { Advance } from './advances.ts';
import type { Goods } from './goods.ts';
import type { Hex } from './map/grid.ts';
import type { Owner } from './owners.ts';
import type { Building, Kind } from './pieces.ts';
import type { Mood, Sides } from './state.ts';
import type { StepName, Why } from './steps.ts';

type Did<Name extends string, Fields = unknown> = GameEvent & { readonly did: Name } & Fields;

interface BySeat {
  readonly seat: Seat;
}

interface WithCard extends BySeat {
  readonly card: number;
}

interface AtHex extends BySeat {
  readonly hex: Hex;
}

interface OfOwner {
  readonly owner: Owner;
  readonly hex: Hex;
}

/** What happened. The log, the animations and "since my last turn" are made from these. */
export type ClashEvent =
  | Did<'begin', { readonly first: Seat }>
  | Did<'age', { readonly age: number }>
  | Did<'round', { readonly age: number; readonly round: number; readonly first: Seat }>
  | Did<'turn', BySeat>
  /** An action was used. The table shows it; what came of it is told. */
  | Did<'act', BySeat & { readonly on: StepName }>
  | Did<'status'>
  | Did<'shuffle', { readonly deck: 'action' | 'event' | 'wonder' }>
  /** `n` came, `kept` of them within the limit. */
  | Did<'gain', BySeat & { readonly good: number; readonly n: number; readonly kept: number; readonly why: Why }>
  | Did<'lose', BySeat & { readonly good: number; readonly n: number; readonly why: Why }>
  | Did<'pay', BySeat & { readonly pay: Goods }>
  | Did<'draw', WithCard>
  | Did<'discard', WithCard>
  | Did<'play', WithCard>
  | Did<'truce', BySeat & { readonly of: Seat }>
  | Did<'look', BySeat & { readonly cards: readonly number[] }>
  | Did<'spy', BySeat & { readonly of: Seat }>
  | Did<'taken over', AtHex>
  | Did<'hinder', BySeat & { readonly of: Seat }>
  | Did<'advance', BySeat & { readonly advance: Advance }>
  /** One of the four of the seat's civilization, by its place. */
  | Did<'own advance', BySeat & { readonly place: number }>
  | Did<'borrow', BySeat & { readonly advance: Advance }>
  | Did<'give up advance', BySeat & { readonly advance: Advance }>
  | Did<'event', WithCard>
  | Did<'found', AtHex>
  | Did<'collect', AtHex & { readonly gathered: readonly number[] }>
  | Did<'construct', AtHex & { readonly building: Building }>
  | Did<'wonder', AtHex & { readonly card: number }>
  | Did<'recruit', AtHex & { readonly kinds: readonly Kind[] }>
  | Did<'leader', WithCard & { readonly hex: Hex }>
  | Did<'place', OfOwner & { readonly kind: Kind }>
  | Did<'remove', OfOwner & { readonly kind: Kind }>
  | Did<
      'move',
      {
        readonly owner: Owner;
        readonly hex: Hex;
        readonly to: Hex;
        readonly kinds: readonly Kind[];
        readonly roads: boolean;
      }
    >
  | Did<'city moves', AtHex & { readonly to: Hex }>
  | Did<'reveal', WithCard & { readonly slot: number }>
  | Did<'explore', BySeat & { readonly slot: number; readonly turned: number }>
  | Did<'mood', { readonly hex: Hex; readonly mood: Mood }>
  | Did<'influence', BySeat & { readonly hex: Hex; readonly to: Hex; readonly boost: number }>
  | Did<'influence roll', BySeat & { readonly face: number; readonly result: number }>
  | Did<'influenced', BySeat & { readonly hex: Hex; readonly building: Building }>
  | Did<'battle', { readonly attacker: Owner; readonly defender: Owner; readonly hex: Hex }>
  | Did<'battle card', WithCard>
  | Did<'card roll', BySeat & { readonly faces: readonly number[] }>
  | Did<
      'battle roll',
      {
        readonly round: number;
        readonly dice: Sides<readonly number[]>;
        readonly cv: Sides<number>;
        readonly hits: Sides<number>;
      }
    >
  | Did<'casualties', OfOwner & { readonly kinds: readonly Kind[] }>
  | Did<'retreat', { readonly owner: Owner; readonly hex: Hex; readonly to: Hex }>
  | Did<'battle over', { readonly hex: Hex; readonly winner: Owner }>
  | Did<'capture', OfOwner & { readonly of: Owner }>
  | Did<'raze', AtHex>
  | Did<'destroyed', AtHex>
  | Did<'exhausted', AtHex>
  | Did<'barbarian city', AtHex>
  | Did<'change government', BySeat & { readonly advances: readonly Advance[] }>
  | Did<'first player', BySeat>
  /** `offered` cards lie aside, face down; `kinds`: how many action, objective and wonder cards are wanted. */
  | Did<
      'offer',
      BySeat & {
        readonly to: Seat;
        readonly give: Goods;
        readonly offered: number;
        readonly want: Goods;
        readonly kinds: readonly number[];
      }
    >
  | Did<'refuse', BySeat & { readonly from: Seat }>
  | Did<'withdraw', BySeat>
  | Did<'terms', BySeat & { readonly terms: readonly number[] }>
  | Did<'trade', BySeat & { readonly to: Seat; readonly give: Goods; readonly want: Goods }>
  | Did<'receive', BySeat & { readonly cards: readonly number[] }>
  | Did<'complete', WithCard & { readonly objective: string }>
  | Did<'score', BySeat & { readonly points: number }>
  | Did<'win', { readonly winners: readonly Seat[] }>;
