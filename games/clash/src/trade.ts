import { type Decision, type Io, next, race, type Seat } from '@imperia/engine';
import { ACTION_CARD, OBJECTIVE_CARD, WONDER_CARD } from './decks.ts';
import type { ClashEvent } from './events.ts';
import { gain, lose } from './gains.ts';
import { GOODS, type Goods } from './goods.ts';
import { removeCard } from './piles.ts';
import type { SeatState, State } from './state.ts';
import type { ClashStep, StepOf } from './steps.ts';
import { isWithinTerms } from './terms.ts';

/** What can be asked for of another's cards: so many of a kind, as nobody knows which. */
export const CARD_KINDS = ['action', 'objective', 'wonder'] as const;

/** In a question, a good is a number behind all cards, and a kind of card a number behind all goods. */
export const GOOD_ITEM = 1000;
export const KIND_ITEM = 2000;

/** So that an offer can be changed, and the table goes on: no more offers than this to each player in a turn. */
const OFFERS = 3;

function handOf(seat: SeatState, kind: number): number[] {
  if (kind === 0) return seat.hand;
  return kind === 1 ? seat.objectives : seat.wonderHand;
}

function kindOfCard(card: number): number {
  if (card >= WONDER_CARD) return 2;
  return card >= OBJECTIVE_CARD ? 1 : card >= ACTION_CARD ? 0 : -1;
}

/** In this turn. */
export function offersMade(game: State, to: Seat): number {
  return game.used.filter((name) => name === offerName(to)).length;
}

function offerName(to: Seat): string {
  return `offer ${to}`;
}

/** Anyone may be made an offer, as long as there is anything to be exchanged. */
export function tradeOptions(game: State, seat: Seat): ClashStep[] {
  return [...game.seats.keys()]
    .filter(
      (to) => to !== seat && offersMade(game, to) < OFFERS && (hasSomething(game, seat) || hasSomething(game, to)),
    )
    .map((to): ClashStep => ({ do: 'propose trade', seat, to }));
}

function hasSomething(game: State, seat: Seat): boolean {
  const own = game.seats[seat]!;
  return own.goods.some((n) => n > 0) || CARD_KINDS.some((_, kind) => handOf(own, kind).length > 0);
}

function goodItems(goods: Goods): number[] {
  return goods.flatMap((n, good) => new Array<number>(n).fill(GOOD_ITEM + good));
}

function goodsAmong(items: readonly number[]): Goods {
  return GOODS.map((_, good) => items.filter((item) => item === GOOD_ITEM + good).length);
}

export function runProposeTrade(game: State, { seat, to }: StepOf<'propose trade'>): void {
  game.used.push(offerName(to));
  next(game, { do: 'offer', seat, to });
}

/** Any goods and any cards of one's own; also nothing at all. */
export function askOffer(game: State, step: StepOf<'offer'>): Decision<ClashStep> {
  const { seat, to } = step;
  const own = game.seats[seat]!;
  const from = [...goodItems(own.goods), ...CARD_KINDS.flatMap((_, kind) => handOf(own, kind))];
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min: 0,
      max: from.length,
      answer: (items) => ({
        do: 'offered',
        seat,
        to,
        give: goodsAmong(items),
        cards: items.filter((item) => item < GOOD_ITEM),
      }),
    },
  };
}

/** The cards offered are set aside: which they are, the other need not be told. */
export function runOffered(game: State, { seat, to, give, cards }: StepOf<'offered'>): void {
  const own = game.seats[seat]!;
  for (const card of cards) removeCard(handOf(own, kindOfCard(card)), card);
  own.offered.push(...cards);
  next(game, { do: 'demand', seat, to, give });
}

/** In return: goods that the other has, and cards by their number alone. */
export function askDemand(game: State, step: StepOf<'demand'>): Decision<ClashStep> {
  const { seat, to, give } = step;
  const other = game.seats[to]!;
  const kinds = CARD_KINDS.flatMap((_, kind) => handOf(other, kind).map(() => KIND_ITEM + kind));
  const from = [...goodItems(other.goods), ...kinds];
  const empty = give.every((n) => n === 0) && game.seats[seat]!.offered.length === 0;
  return {
    seat,
    ask: step,
    options: empty ? [{ do: 'withdraw offer', seat }] : [],
    pick: {
      from,
      min: empty ? 1 : 0,
      max: from.length,
      answer: (items) => ({
        do: 'demanded',
        seat,
        to,
        give,
        want: goodsAmong(items),
        kinds: CARD_KINDS.map((_, kind) => items.filter((item) => item === KIND_ITEM + kind).length),
      }),
    },
  };
}

export function runDemanded(
  game: State,
  { seat, to, give, want, kinds }: StepOf<'demanded'>,
  io: Io<ClashEvent>,
): void {
  const { offered } = game.seats[seat]!;
  io.tell?.({ did: 'offer', seat, to, give, offered: offered.length, want, kinds });
  const cards = offered.length + kinds.reduce((sum, n) => sum + n, 0);
  if (cards === 0 && isWithinTerms(game.seats[to]!.terms ?? [], give, want))
    next(game, { do: 'exchange', seat: to, from: seat, give, want });
  else wait(game, { do: 'await answer', seat, to, give, want, kinds, shown: false });
}

/** Whoever made the offer may withdraw it before the other has answered: nobody waits for anybody. */
function wait(game: State, step: StepOf<'await answer'>): void {
  const { seat, to, give, want, kinds } = step;
  race(game, [
    { seat: to, step: { do: 'answer offer', seat: to, from: seat, give, want, kinds } },
    { seat, step },
  ]);
}

export function askAwaitAnswer(game: State, step: StepOf<'await answer'>): Decision<ClashStep> {
  const { seat, shown } = step;
  const options: ClashStep[] = [{ do: 'withdraw offer', seat }];
  if (!shown && game.seats[seat]!.offered.length > 0) options.push({ ...step, do: 'show cards' });
  return { seat, ask: step, options };
}

/** The other sees what is offered, and is asked again. */
export function runShowCards(game: State, step: StepOf<'show cards'>, io: Io<ClashEvent>): void {
  const { seat, to } = step;
  io.tell?.({ did: 'look', seat: to, cards: game.seats[seat]!.offered, only: to });
  wait(game, { ...step, do: 'await answer', shown: true });
}

export function askAnswerOffer(_game: State, step: StepOf<'answer offer'>): Decision<ClashStep> {
  const { seat, from, give, want, kinds } = step;
  const accept: ClashStep = { do: 'accept offer', seat, from, give, want, kinds };
  return { seat, ask: step, options: [accept, { do: 'refuse offer', seat, from }] };
}

/** Who gives cards says which, a kind after the other; then all changes hands. */
export function runAcceptOffer(game: State, { seat, from, give, want, kinds }: StepOf<'accept offer'>): void {
  const wanted = kinds.flatMap((n, kind): ClashStep[] => (n > 0 ? [{ do: 'choose cards', seat, kind, n }] : []));
  next(game, ...wanted, { do: 'exchange', seat, from, give, want });
}

export function askChooseCards(game: State, step: StepOf<'choose cards'>): Decision<ClashStep> {
  const { seat, kind, n } = step;
  const from = handOf(game.seats[seat]!, kind);
  return {
    seat,
    ask: step,
    options: [],
    pick: { from, min: n, max: n, answer: (cards) => ({ do: 'set aside', seat, cards }) },
    forced: true,
  };
}

export function runSetAside(game: State, { seat, cards }: StepOf<'set aside'>): void {
  const own = game.seats[seat]!;
  for (const card of cards) removeCard(handOf(own, kindOfCard(card)), card);
  own.offered.push(...cards);
}

/** Everything changes hands at once. */
export function runExchange(game: State, { seat, from, give, want }: StepOf<'exchange'>, io: Io<ClashEvent>): void {
  io.tell?.({ did: 'trade', seat: from, to: seat, give, want });
  const [own, other] = [game.seats[seat]!, game.seats[from]!];
  const [ours, theirs] = [own.offered, other.offered];
  own.offered = [];
  other.offered = [];
  receive(game, seat, theirs, io);
  receive(game, from, ours, io);
  swap(game, from, seat, give, io);
  swap(game, seat, from, want, io);
}

function receive(game: State, seat: Seat, cards: readonly number[], io: Io<ClashEvent>): void {
  for (const card of cards) handOf(game.seats[seat]!, kindOfCard(card)).push(card);
  if (cards.length > 0) io.tell?.({ did: 'receive', seat, cards, only: seat });
}

function swap(game: State, from: Seat, to: Seat, goods: Goods, io: Io<ClashEvent>): void {
  for (const [good, n] of goods.entries()) {
    lose(game, from, good, n, 'trade', io);
    gain(game, to, good, n, 'trade', io);
  }
}

export function runRefuseOffer(game: State, { seat, from }: StepOf<'refuse offer'>, io: Io<ClashEvent>): void {
  io.tell?.({ did: 'refuse', seat, from });
  takeBack(game, from);
}

export function runWithdrawOffer(game: State, { seat }: StepOf<'withdraw offer'>, io: Io<ClashEvent>): void {
  io.tell?.({ did: 'withdraw', seat });
  takeBack(game, seat);
}

function takeBack(game: State, seat: Seat): void {
  const own = game.seats[seat]!;
  for (const card of own.offered) handOf(own, kindOfCard(card)).push(card);
  own.offered = [];
}
