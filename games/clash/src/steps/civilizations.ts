import type { Seat } from '@imperia/engine';
import type { Advance } from '../advances.ts';
import type { March } from '../effects/powers/marches.ts';
import type { Price } from '../effects/powers/prices.ts';
import type { Turning } from '../effects/powers/shipcraft.ts';
import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import type { Owner } from '../owners.ts';
import type { Tender } from '../payment.ts';
import type { Building, Kind } from '../pieces.ts';
import type { Mood } from '../state.ts';
import type { Unit } from '../units.ts';
import type { Group, Moving } from './actions.ts';
import type { AtHex, Do, OfCard, OfSeat, OfSide } from './fields.ts';

/** What civilizations and leaders give and ask. */
export type CivilizationStep =
  | Do<'teach', OfSeat & { readonly advance: Advance; readonly good: number }>
  | Do<'royal progress', AtHex>
  | Do<'danegeld', AtHex>
  | Do<'win back', AtHex & { readonly building: Building; readonly action: boolean }>
  | Do<'call barbarians', OfSeat>
  | Do<'imperial army', OfSeat>
  | Do<'conscript', OfSeat>
  | Do<'conscripted', OfSeat & { readonly units: readonly Unit[] }>
  | Do<'gladden', AtHex>
  | Do<'construct at court', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'collect at court', AtHex>
  | Do<'golden age', AtHex & { readonly advance: Advance }>
  | Do<'found freely', AtHex>
  | Do<'lay down law', AtHex>
  | Do<'colonise', AtHex & { readonly to: Hex }>
  | Do<'go ashore', AtHex & { readonly to: Hex }>
  | Do<'ashore', AtHex & { readonly to: Hex; readonly units: readonly Unit[] }>
  | Do<'council', AtHex>
  | Do<'give up cards', OfSeat>
  | Do<'cards given up', OfSeat & { readonly cards: readonly number[] }>
  | Do<'mark region', AtHex>
  | Do<'read stars', OfSeat>
  | Do<'foretell', OfSeat>
  /** `under`: the deck, for a token. */
  | Do<'foretold', OfSeat & { readonly under: boolean }>
  | Do<'marauded', OfSeat>
  | Do<'bless', AtHex>
  | Do<'play as idol', OfCard & { readonly hex: Hex }>
  | Do<'construct for captives', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'take captives', OfSeat & { readonly of: Owner; readonly kinds: readonly Kind[]; readonly room: number }>
  | Do<'captured', OfSeat & { readonly of: Owner; readonly taken: readonly Kind[] }>
  | Do<'free captive', OfSeat & { readonly captive: number }>
  | Do<'avert', OfCard>
  | Do<'averted', OfCard & { readonly captive: number }>
  | Do<'ball court', AtHex>
  | Do<'play ball', OfSeat>
  | Do<'honour', AtHex>
  | Do<'guide barbarians', OfSeat>
  | Do<'guide', OfSeat & { readonly good: number }>
  | Do<'hold army', AtHex & { readonly left: readonly Hex[]; readonly guided: boolean }>
  | Do<'choose gain', OfSeat & { readonly choices: readonly Goods[] }>
  | Do<'dig for gold', AtHex>
  | Do<'gold for goods', OfSeat & { readonly given: readonly number[] }>
  | Do<'keep settler', AtHex & { readonly price: Goods }>
  | Do<'settle legion', AtHex & { readonly price: Goods }>
  | Do<'buy unit', AtHex & { readonly kind: Kind; readonly price: Goods }>
  | Do<'rally', OfSeat>
  | Do<'raise rune stone', OfSeat>
  | Do<'rune stone', OfSeat>
  | Do<'study further', OfSeat>
  | Do<'spread culture', AtHex>
  | Do<'drive away', OfSide>
  | Do<'driven away', AtHex & OfSide & { readonly unit: Unit }>
  | Do<'drop card', OfSide>
  | Do<'card dropped', OfSeat & OfSide>
  | Do<'wheel about', OfSide>
  | Do<'wheeled', OfSeat & OfSide & { readonly face: number }>
  | Do<'sacrifice leader'>
  | Do<'leader sacrificed', OfSeat>
  | Do<'take card back', OfSeat & { readonly cards: readonly number[] }>
  | Do<'card back', OfCard>
  | Do<'choose price', OfSeat & { readonly prices: readonly Price[]; readonly tender: Tender }>
  | Do<'price chosen', OfSeat & Price & { readonly tender: Tender }>
  | Do<'spread fear', OfSeat>
  | Do<'frighten', OfSeat>
  | Do<'frightened', AtHex & { readonly of: Owner; readonly unit: Unit; readonly to: Hex }>
  | Do<'calm', AtHex>
  | Do<'permit army', AtHex>
  | Do<'forbid army', AtHex>
  | Do<'place beside', AtHex & { readonly kind: Kind; readonly from: Unit; readonly to: Hex }>
  | Do<'draft card', OfSeat>
  | Do<'card drafted', OfSeat & { readonly pay: Goods }>
  | Do<'seize', AtHex & { readonly good: number }>
  | Do<'seized', AtHex & { readonly kind: Kind }>
  | Do<'set out', OfSeat & { readonly march: March }>
  | Do<'sail freely', AtHex>
  | Do<'land everyone', AtHex & { readonly to: Hex }>
  /** `origin`: where the seat's ships came from; -1 for nowhere. */
  | Do<'meet pirates', AtHex & { readonly origin: Hex }>
  | Do<'ally pirates', AtHex>
  | Do<'attack pirates', AtHex & { readonly origin: Hex }>
  | Do<'turn on pirates', AtHex & Moving>
  | Do<'move city', AtHex & Moving & { readonly to: Hex }>
  | Do<'go with city', Group & Moving & { readonly to: Hex }>
  | Do<'go and turn', Group & Moving & Turning>
  /** A city has acted again, of this size and mood then. */
  | Do<'city state', AtHex & { readonly size: number; readonly mood: Mood }>
  /** `of`: the city that has acted. */
  | Do<'substitute', AtHex & { readonly of: Hex }>
  | Do<'win over', AtHex & { readonly of: Owner; readonly kind: Kind }>
  /** `card`: the one that is played by `of`. */
  | Do<'ruse', OfCard & { readonly of: Seat }>
  /** `card`: the one that is given for it. */
  | Do<'ruse played', OfCard & { readonly of: Seat }>
  | Do<'unopposed'>
  | Do<'pay for card', OfCard>
  | Do<'reconstruct', AtHex>
  /** `instead`: the building that goes. */
  | Do<'reconstructed', AtHex & { readonly building: Building; readonly instead: Building; readonly port: Hex }>;
