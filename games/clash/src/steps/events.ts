import type { Seat } from '@imperia/engine';
import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import type { Building, Kind } from '../pieces.ts';
import type { Unit } from '../units.ts';
import type { AtHex, Do, OfCard, OfSeat } from './fields.ts';

/** Moods that the text of an event still lowers. */
interface Lowering {
  readonly left: number;
  readonly done: readonly Hex[];
  readonly coastal: boolean;
}

/** Great persons. */
export type PersonStep =
  | Do<'offer person', OfCard & { readonly price: number }>
  | Do<'take person', OfCard & { readonly price: number }>
  | Do<'call', OfCard>
  | Do<'learn in', OfSeat & { readonly categories: readonly number[] }>
  | Do<'person effect', OfCard & { readonly effect: number }>
  | Do<'delight a city', OfSeat>
  | Do<'construct freely', OfSeat & { readonly building: Building }>
  | Do<'raise', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'sail afar', OfSeat & { readonly food: number }>
  | Do<'land afar', AtHex & { readonly food: number }>
  | Do<'found afar', AtHex & { readonly food: number }>
  | Do<'settle afar', AtHex & { readonly food: number }>
  | Do<'build cheaper', OfSeat & { readonly culture: number }>
  | Do<'commission', OfCard & { readonly hex: Hex; readonly culture: number }>
  | Do<'turn tokens', OfSeat>
  | Do<'tokens turned', OfSeat & { readonly good: number; readonly n: number }>
  | Do<'choose ally', OfCard>
  | Do<'ally', OfSeat & { readonly of: Seat }>
  | Do<'foresee', OfSeat>
  | Do<'destine', OfSeat & { readonly of: Seat }>
  | Do<'destined', OfSeat & { readonly of: Seat; readonly card: number }>;

/** Events, barbarians, pirates. */
export type EventStep =
  | Do<'event', OfSeat>
  /** `old`: the top card of the discards. */
  | Do<'draw event', OfSeat & { readonly whole: boolean; readonly old: boolean }>
  | Do<'event icon', OfCard>
  | Do<'event text', OfCard>
  /** `whole`: its text has been read too. */
  | Do<'event done', OfCard & { readonly whole: boolean }>
  /** `effect`: its place among those of the card. */
  | Do<'event effect', OfCard & { readonly effect: number; readonly drawer: Seat }>
  | Do<'hand out', OfSeat & { readonly good: number; readonly left: number }>
  | Do<'handed', OfSeat & { readonly of: Seat; readonly good: number; readonly left: number }>
  | Do<'invite settlers', OfSeat>
  | Do<'invite', OfSeat & { readonly of: Seat }>
  | Do<'lower moods', OfSeat & Lowering>
  | Do<'lower mood', AtHex & Lowering>
  | Do<'starve', OfSeat & { readonly dry: boolean }>
  | Do<'plague', OfSeat & { readonly n: number; readonly points: number }>
  | Do<'perish', OfSeat & { readonly units: readonly Unit[]; readonly points: number }>
  | Do<'fire', OfSeat>
  | Do<'set on fire', AtHex>
  | Do<'pandemic', OfSeat & { readonly n: number }>
  | Do<
      'given up',
      OfSeat & { readonly goods: Goods; readonly cards: readonly number[]; readonly units: readonly Unit[] }
    >
  | Do<'volcano', OfSeat & { readonly points: number }>
  | Do<'erupt', AtHex & { readonly points: number }>
  | Do<'earthquake', OfSeat & { readonly most: number; readonly points: number }>
  | Do<'collapse', OfSeat & { readonly pieces: readonly number[]; readonly points: number }>
  | Do<'civil war', OfSeat>
  | Do<'revolt', AtHex>
  | Do<'strike', OfSeat>
  | Do<'lose action', OfSeat>
  | Do<'overthrow', OfSeat>
  | Do<'uprising', OfSeat & { readonly most: number; readonly points: number }>
  | Do<'appease', OfSeat & { readonly mood: number; readonly culture: number; readonly points: number }>
  | Do<'succession', OfSeat & { readonly points: number }>
  | Do<'abolish', OfSeat & { readonly points: number }>
  | Do<'reformation', OfSeat>
  | Do<'name reformer', OfSeat & { readonly by: Seat; readonly of: Seat }>
  | Do<'reform', OfSeat & { readonly of: Seat }>
  | Do<'reformed', AtHex>
  | Do<'trojan horse'>
  | Do<'build horse', OfSeat>
  | Do<'exhaust land', OfSeat>
  | Do<'exhaust', AtHex>
  | Do<'barbarians arrive', OfSeat>
  | Do<'settle barbarians', OfSeat>
  | Do<'barbarian settlement', AtHex>
  | Do<'reinforce barbarians', OfSeat>
  | Do<'barbarian unit', AtHex & { readonly kind: Kind }>
  | Do<'barbarians move', OfSeat>
  /** `guided`: wherever the seat likes. */
  | Do<'march', OfSeat & { readonly left: readonly Hex[]; readonly guided: boolean }>
  | Do<'raid', AtHex & { readonly to: Hex; readonly left: readonly Hex[]; readonly guided: boolean }>
  | Do<'swell', OfSeat>
  | Do<'swell city', AtHex>
  | Do<'pirates arrive', OfSeat>
  | Do<'recall pirates', OfSeat>
  | Do<'recall', OfSeat & { readonly ship: Unit }>
  | Do<'place pirates', OfSeat & { readonly left: number; readonly beside: boolean }>
  | Do<'place pirate', AtHex & { readonly left: number; readonly beside: boolean }>
  | Do<'raided', OfSeat>
  | Do<'ransom', OfSeat & { readonly good: number }>
  | Do<'terror', AtHex>;
