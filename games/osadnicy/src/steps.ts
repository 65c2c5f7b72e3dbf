import type { Seat } from '@imperia/engine';
import type { Colour, RowName } from './card-data.ts';
import type { Program } from './cards.ts';
import type { Matching } from './favour.ts';
import type { Good, Resource, Technology, Token, Tokens } from './goods.ts';

/** Why goods come, for the log. */
export type Why =
  | 'board'
  | 'deal'
  | 'production'
  | 'bonus'
  | 'raze'
  | 'action'
  | 'feature'
  | 'exchange'
  | 'foundation'
  | 'visit'
  | 'technology'
  | 'conquest'
  | 'event';

/** A position in a card's ability: which list of effects, and how far it has come. */
export interface AbilityStep {
  readonly seat: Seat;
  readonly card: number;
  readonly why: Why;
  readonly program: Program;
  readonly at: number;
  /** The card that was razed, where a feature answers that. */
  readonly about?: number;
  /** The good of the deal that was signed, where a feature answers that. */
  readonly deal?: Good;
}

/** A prayer for these colours; against this enemy, where it strikes one. */
export interface Praying extends AbilityStep {
  readonly colours: readonly Colour[];
  readonly foe?: Seat;
}

/** What it has found: how many of each colour, and in all; and whether tokens stood for the cards. */
interface Answer {
  readonly counts: readonly number[];
  readonly matches: number;
  readonly searches: boolean;
}

interface OfSeat {
  readonly seat: Seat;
}

interface OfCard extends OfSeat {
  readonly card: number;
}

/** A location of another seat, or of the own empire, as the target of an effect of `source`. */
interface OnLocation extends OfSeat {
  readonly of: Seat;
  readonly card: number;
}

interface Interrupting {
  readonly resume: 'turn' | 'moment';
}

type Do<Name extends string, Fields = unknown> = { readonly do: Name } & Fields;

/** Round and phases. */
type RoundStep =
  | Do<'setup'>
  | Do<'round'>
  | Do<'lookout'>
  | Do<'reveal', { readonly count: number }>
  | Do<'pick', OfSeat>
  | Do<'take', OfCard>
  | Do<'clear lookout'>
  | Do<'draft'>
  | Do<'begin draft'>
  /** An event that was drawn happens to every player. */
  | Do<'event', { readonly card: number }>
  | Do<'keep one', OfSeat>
  | Do<'keep', OfCard>
  | Do<'pass draft'>
  | Do<'discard draft'>
  | Do<'production'>
  | Do<'produce', OfSeat>
  | Do<'produce deals', OfSeat>
  | Do<'produce locations', OfSeat & { readonly left: readonly number[] }>
  | Do<'produce first', OfCard & { readonly left: readonly number[] }>
  /** Goods that were kept on locations go back to the pools. */
  | Do<'return stock'>
  | Do<'action phase'>
  | Do<'next turn', { readonly after: Seat }>
  | Do<'cleanup'>
  | Do<'put cards under', OfCard>
  | Do<'lay cards under', OfCard & { readonly cards: readonly number[] }>
  | Do<'put resources on', OfCard>
  | Do<'lay resource on', OfCard & { readonly good: Resource }>
  | Do<'stock goods', OfCard>
  | Do<'stock', OfCard & { readonly good: Token }>
  | Do<'discard unstored', OfSeat>
  | Do<'give to virtual player'>
  | Do<'attack phase'>
  | Do<'attack', { readonly number: number }>
  /** The virtual player keeps a faction location out of the empire, before it strikes. */
  | Do<'bar', OfSeat>
  | Do<'bar location', OfCard>
  /** Defence tokens stay until the attacks are over. */
  | Do<'discard defense', OfSeat>
  | Do<'strike', OfSeat>
  | Do<'lose location', OfCard>
  /** What the virtual player conquers after its attacks. */
  | Do<'conquests'>
  | Do<'conquest'>
  | Do<'fill rival row'>
  /** Features that answer the end of a round. */
  | Do<'close round'>
  | Do<'end of round'>
  | Do<'score'>;

/** What a player may do in a turn. */
type TurnStep =
  | Do<'turn', OfSeat>
  | Do<'build', OfCard>
  | Do<'deal', OfCard>
  | Do<'raze card', OfCard>
  | Do<'raze location', OnLocation>
  | Do<'conquer location', OnLocation>
  | Do<'besiege', OnLocation>
  | Do<'activate', OfCard & { readonly times: number }>
  /** Pay for what the location will do from a later turn of this round on. */
  | Do<'unlock', OfCard>
  /** Pay for a location that was wrecked to work again. */
  | Do<'free location', OfCard>
  | Do<'exchange', OfSeat>
  | Do<'send worker', OnLocation>
  | Do<'play instant', OfCard & { readonly way: number }>
  | Do<'discard instant', OfCard>
  /** A tile of diplomacy. */
  | Do<'use tile', OfCard>
  /** The card is the entrance. */
  | Do<'visit market', OfCard>
  | Do<'use stalls', OfSeat & { readonly left: readonly number[] }>
  | Do<'use stall', OfCard & { readonly left: readonly number[] }>
  /** Who passes may send an expedition. */
  | Do<'choose token', OfSeat>
  | Do<'take token', OfCard>
  | Do<'pass', OfSeat>
  /** Placing a token is no action: the question it interrupted comes again. */
  | Do<'defend', OfCard & Interrupting>
  | Do<'guard', OfCard & Interrupting>
  | Do<'place technology', OfCard & Interrupting & { readonly token: Technology }>
  /** Tokens may be placed once more, before the turn goes on. */
  | Do<'moment', OfSeat>
  | Do<'go on', OfSeat>;

/** What an action consists of. */
type ActionStep =
  | Do<'pay', OfCard & { readonly cost: Tokens; readonly on: number }>
  | Do<'spend', OfSeat & { readonly pay: Tokens; readonly on: number }>
  | Do<'give up location', OfCard>
  | Do<'give up', OfCard & { readonly given: number }>
  | Do<'place', OfCard>
  /** Which colour has the location that was just built? */
  | Do<'choose colour', OfCard>
  | Do<'colour', OfCard & { readonly good: Good }>
  | Do<'sign', OfCard>
  /** Which kinds so many advanced technology tokens are to be. */
  | Do<'choose technology', OfCard & Advancing>
  | Do<'take technology', OfCard & Advancing & { readonly token: Technology }>
  | Do<'draw', OfSeat & { readonly from: 'either' | 'common' | 'faction'; readonly n: number }>
  | Do<'draw one', OfSeat & { readonly from: 'common' | 'faction'; readonly n: number; readonly either: boolean }>
  | Do<'exchange more', OfSeat & { readonly first: boolean }>
  | Do<'exchange for', OfSeat & { readonly good: Good }>
  | Do<'stop', OfSeat>
  | Do<'discard for', OfCard>
  | Do<'spend foundation for', OfCard>
  | Do<'spend foundation', OfCard>
  | Do<'discard', OfCard>
  | Do<'end deal for', OfCard>
  | Do<'end deal', OfCard & { readonly of: Seat }>;

/** What cards do. */
type EffectStep =
  | Do<'effects', AbilityStep>
  /** A location works, with the technology that lies on it. */
  | Do<'work', AbilityStep>
  /** Choose what the effect at this position is aimed at. */
  | Do<'target', AbilityStep>
  /** Of the hand cards from `hand` on, which are new, keep so many. */
  | Do<'keep cards', OfSeat & { readonly hand: number; readonly keep: number }>
  | Do<'discard these', OfSeat & { readonly cards: readonly number[] }>
  /** Of the hand cards from `hand` on, which are new, choose those of this part. */
  | Do<'sort drawn', AbilityStep & Sorting>
  | Do<'sort', AbilityStep & Sorting & { readonly cards: readonly number[] }>
  | Do<'reveal colour', OfCard & { readonly good: Good; readonly reveal: number }>
  | Do<'choose revealed', OfSeat & { readonly good: Good }>
  | Do<'take revealed', OfCard>
  /** Of the goods that lie there and have not been copied yet, gain so many. */
  | Do<'copy stock', OfCard & Copying>
  | Do<'copy one', OfCard & Copying & { readonly good: Token }>
  | Do<'take location', OnLocation>
  | Do<'use enemy action', OnLocation>
  | Do<'seek colour', OfCard & { readonly good: Good; readonly deck: 'faction' | 'common' }>
  | Do<'take discarded', OfCard>
  | Do<'thin deck', OfSeat & { readonly of: Seat; readonly draw: number }>
  | Do<'choose to thin', OfSeat & { readonly of: Seat }>
  | Do<'thin', OnLocation>
  | Do<'bury', OfCard>
  | Do<'trade card', OfCard & { readonly good: Good; readonly n: number; readonly source: number }>
  | Do<'choose effects', AbilityStep & { readonly choice: number }>
  | Do<'skip', OfSeat>
  | Do<'copy production', OfCard & { readonly source: number }>
  | Do<'take resource', OfSeat & { readonly of: Seat; readonly good: Resource }>
  | Do<'raze', OnLocation>
  | Do<'conquer', OnLocation>
  | Do<'siege', OnLocation>
  | Do<'fortify', OfCard>
  | Do<'shift', OnLocation>
  /** In this row, or only beside the others. */
  | Do<'lay rampart', OfCard & { readonly row?: RowName }>
  | Do<'defend faction', OfCard>
  | Do<'raze hand', OfCard>
  | Do<'discard razed', OfCard>
  /** Raze a card for the sake of points: of the own hand when `of` is the seat itself. */
  | Do<'raze for points', OnLocation & { readonly source: number; readonly raze: number; readonly vp: number }>
  /** The razed card's goods are gained; the cards among them are in the hand from `hand` on. */
  | Do<'discard loot', OfCard & { readonly source: number; readonly hand: number; readonly vp: number }>
  | Do<'lose loot', OfSeat & { readonly source: number; readonly loot: readonly number[]; readonly vp: number }>
  | Do<'gain raze good', OnLocation & { readonly good: Good }>
  | Do<'discard deal', OnLocation & { readonly gain: boolean }>
  | Do<'take deal', OnLocation>
  | Do<'gain deal good', OnLocation>
  | Do<'return deal', OnLocation>
  | Do<'remove location', OnLocation & { readonly to?: 'discard' }>
  | Do<'renovate', OfCard & { readonly reveal: number }>
  /** Of the revealed cards, build one of these colours, which `card` had. */
  | Do<'choose renovation', OfCard & { readonly colours: number }>
  | Do<'build revealed', OfCard>
  | Do<'discard revealed', OfSeat>
  | Do<'build without location', OfCard & { readonly from: 'hand' | 'deals' }>
  | Do<'refresh', OnLocation>
  | Do<'block', OnLocation>
  | Do<'seize', OnLocation & { readonly source?: number }>
  | Do<'lay foundation', OfCard>
  | Do<'lay razed', OfCard>
  | Do<'lay stolen', OfSeat & { readonly of: Seat }>
  | Do<'enemy discards', OfSeat & { readonly of: Seat }>
  | Do<'discard one', OfSeat>
  | Do<'deal with location', OnLocation>
  | Do<'move technology', OfCard & Moving>
  | Do<'move one', OfCard & Moving & { readonly token: Technology; readonly onto: number; readonly source: number }>
  /** So many basic technology tokens may still become advanced ones. */
  | Do<'upgrade tech', OfCard & { readonly n: number }>
  | Do<'upgrade', OfCard & { readonly n: number; readonly token: Technology }>
  | Do<'shore up', OfCard & { readonly vp: number }>
  | Do<'shore with', OfCard & { readonly vp: number }>
  | Do<'shore', OfCard & { readonly on: number; readonly vp: number }>
  | Do<'bring', OfCard & { readonly good: Resource }>
  | Do<'share', OfSeat & { readonly of: Seat; readonly good: Resource }>
  /** A worker from the supply. */
  | Do<'visit', OnLocation>
  | Do<'give', OfSeat & { readonly of: Seat; readonly good: Token; readonly n: number; readonly source: number }>
  | Do<'spend tech', OfCard & { readonly about: number; readonly vp: number }>
  /** So many, for points and for as many of the good, if any. */
  | Do<'spend tech for', OfCard & { readonly vp: number; readonly n: number; readonly good?: Good }>
  | Do<'remove own', OfCard>
  | Do<'remove other', OfCard>
  | Do<'wreck', OnLocation & { readonly tokens: number }>
  | Do<'take wreck', OnLocation>
  | Do<'move wreck', OnLocation & { readonly onto: number }>
  | Do<'restore', OfCard>
  | Do<'use own action', OfCard>
  | Do<'copy feature', OnLocation>
  | Do<'recall', OfCard>
  | Do<'lose card', OfCard>
  | Do<'choose favour', OfCard & { readonly why: Why; readonly n: number }>
  | Do<'take favour', OfCard & { readonly why: Why; readonly n: number; readonly good: Good }>
  | Do<'choose favour good', OfCard & Matching>
  | Do<'favour good', OfCard & Matching & { readonly good: Good }>
  | Do<'announce', Praying>
  | Do<'announce colour', Praying & { readonly good: Good }>
  | Do<'choose prayer', Praying>
  | Do<'draw for prayer', Praying>
  | Do<'pray with favours', Praying>
  | Do<'add kept cards', Praying>
  | Do<'use kept cards', Praying & { readonly cards: readonly number[] }>
  | Do<'weigh prayer', Praying & { readonly drawn: boolean }>
  /** The good is that of the colour which the tricolour token counts as, or of the chosen one. */
  | Do<'answer prayer', Praying & { readonly drawn: boolean; readonly good: Good; readonly tricolour: boolean }>
  | Do<'raise prayer', Praying & Answer>
  | Do<'raise', Praying & Answer & { readonly good: Good }>
  | Do<'answered', Praying & Answer>
  | Do<'offer for prayer', Praying & Answer & { readonly offered: readonly Good[] }>
  | Do<'offer', Praying & Answer & { readonly offered: readonly Good[]; readonly good: Good }>
  | Do<'offered', Praying & Answer & { readonly offered: readonly Good[] }>
  | Do<'give for prayer', OfCard & Giving>
  | Do<'give resource', OfCard & Giving & { readonly good: Good }>
  | Do<'given', OfCard & Giving>
  | Do<'lose to prayer', OfSeat & { readonly of: Seat; readonly good: Good }>
  | Do<'give way', OnLocation>
  | Do<'choose prayed', OfSeat & { readonly colours: readonly Colour[] }>
  | Do<'take prayed', OfCard>
  | Do<'choose to keep', OfCard & { readonly colours: readonly Colour[] }>
  | Do<'keep prayed', OfCard & { readonly source: number }>
  | Do<'end prayer', OfSeat>
  | Do<'pray against', AbilityStep & { readonly of: Seat }>
  | Do<'raze to pray', AbilityStep & { readonly of: Seat; readonly source: number; readonly raze: number }>
  | Do<'pray for razed', AbilityStep & { readonly bits: number }>
  | Do<'copy deals', OnLocation & { readonly max: number }>
  | Do<'choose deals', OnLocation & { readonly max: number }>
  | Do<'gain deal goods', OfSeat & { readonly cards: readonly number[]; readonly source: number }>
  | Do<'choose feature', OfSeat>
  | Do<'build feature', OfCard>
  | Do<'choose good', OfCard>
  | Do<'put good', OfCard & { readonly good: Token }>
  | Do<'lay for', OfCard>
  | Do<'lay', OfCard & { readonly source: number }>
  | Do<'place samurai', OfSeat>
  | Do<'samurai', OfCard>
  | Do<'sell resources', OfCard & Selling>
  | Do<'sell', OfCard & Selling & { readonly good: Token }>
  | Do<'sold', OfCard & Selling>;

interface Giving {
  readonly of: Seat;
  readonly goods: readonly Good[];
  readonly sum: number;
}

interface Sorting {
  readonly hand: number;
  readonly part: number;
}

interface Copying {
  /** So many goods at most are still copied. */
  readonly more: number;
  readonly from: Tokens;
}

interface Advancing {
  readonly n: number;
  readonly why: Why;
}

interface Moving {
  readonly more: number;
}

interface Selling {
  readonly max: number;
  readonly vp: number;
  readonly sold: number;
}

export type OsadnicyStep = RoundStep | TurnStep | ActionStep | EffectStep;

export type StepName = OsadnicyStep['do'];
export type StepOf<Name extends StepName> = Extract<OsadnicyStep, { do: Name }>;
