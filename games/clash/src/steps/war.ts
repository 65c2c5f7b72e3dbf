import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import type { Owner } from '../owners.ts';
import type { Unit } from '../units.ts';
import type { AtHex, Do, OfCard, OfSeat, OfSide } from './fields.ts';

export type WarStep =
  | Do<
      'fight',
      {
        readonly attacker: Owner;
        readonly defender: Owner;
        readonly hex: Hex;
        readonly origin: Hex;
        readonly landed: boolean;
      }
    >
  | Do<'rout'>
  | Do<'swear', OfSide>
  | Do<'sworn', OfSeat & OfSide>
  | Do<'immortals', OfSide>
  | Do<'inspire', OfSeat & OfSide & { readonly n: number }>
  | Do<'parry', OfSide>
  | Do<'parried', OfSeat & OfSide>
  | Do<'siegecraft'>
  | Do<'besiege', OfSeat & { readonly die: boolean; readonly shield: boolean }>
  | Do<'steel weapons', OfSide>
  | Do<'arm', OfSeat & OfSide>
  | Do<'combat round'>
  | Do<'lay cards'>
  | Do<'lay card', OfSide>
  | Do<'lay', OfCard>
  | Do<'turn cards'>
  | Do<'silence cards'>
  | Do<'battle cards'>
  | Do<'withdraw'>
  /** `hex`: where to. */
  | Do<'withdrawn', AtHex>
  | Do<'besieged', OfSide & { readonly price: Goods }>
  | Do<'endure', OfSeat & OfSide & { readonly price: Goods }>
  | Do<'lose units', OfSide & { readonly n: number }>
  | Do<'after casualties'>
  | Do<'combat roll'>
  | Do<'casualties', OfSide>
  | Do<'fall', OfSide & { readonly fallen: readonly Unit[] }>
  | Do<'end of combat round'>
  | Do<'retreat or fight on'>
  | Do<'retreat', OfSeat>
  | Do<'battle drawn'>
  | Do<'battle won', OfSide>
  | Do<'capture', { readonly owner: Owner; readonly hex: Hex }>
  | Do<'place refugee', OfSeat>
  | Do<'fanatics', OfSeat>
  | Do<'battle over', { readonly winner: Owner }>
  | Do<'pirate prize', OfSeat>;
