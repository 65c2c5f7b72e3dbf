import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { ACTION_CARD, backOf, OBJECTIVE_CARD, WONDER_CARD } from '../decks.ts';
import type { ClashEvent } from '../events.ts';
import { removeCard } from '../piles.ts';
import type { SeatState, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { isOpposedByName } from './powers/ruse.ts';

/** Action cards, objectives, wonders. */
const BACKS = [ACTION_CARD, OBJECTIVE_CARD, WONDER_CARD].map(backOf);

function hands(seat: SeatState): number[][] {
  return [seat.hand, seat.objectives, seat.wonderHand];
}

function secrets(seat: SeatState): number[] {
  return hands(seat).flat();
}

/** Players who hold something. */
export function suspects(game: State, seat: Seat): Seat[] {
  return [...game.seats.keys()].filter((other) => other !== seat && secrets(game.seats[other]!).length > 0);
}

export function askSendSpy(game: State, step: StepOf<'send spy'>): Decision<ClashStep> {
  const { seat } = step;
  const options = suspects(game, seat).map((of): ClashStep => ({ do: 'spy upon', seat, of }));
  return { seat, ask: step, options, forced: true };
}

/** While the spy looks at them, the cards lie with the spy's player. */
export function runSpyUpon(game: State, step: StepOf<'spy upon'>, io: Io<ClashEvent>): void {
  const { seat, of } = step;
  if (isOpposedByName(game, seat, step)) return;
  const own = game.seats[seat]!;
  const victim = game.seats[of]!;
  const cards = secrets(victim);
  own.offered.push(...cards);
  for (const hand of hands(victim)) hand.length = 0;
  io.tell?.({ did: 'spy', seat, of });
  io.tell?.({ did: 'look', seat, cards, only: seat });
  next(game, { do: 'swap a card', seat, of }, { do: 'give back', seat, of });
}

/** One of theirs for an own one of the same kind. */
export function askSwapACard(game: State, step: StepOf<'swap a card'>): Decision<ClashStep> {
  const { seat, of } = step;
  const own = game.seats[seat]!;
  const options = own.offered.flatMap((theirs) =>
    secrets(own)
      .filter((mine) => backOf(mine) === backOf(theirs))
      .map((mine): ClashStep => ({ do: 'swap', seat, of, cards: [theirs, mine] })),
  );
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

export function runSwap(game: State, { seat, of, cards }: StepOf<'swap'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  const [theirs, mine] = cards as readonly [number, number];
  const hand = hands(own).find((some) => some.includes(mine))!;
  removeCard(own.offered, theirs);
  removeCard(hand, mine);
  hand.push(theirs);
  own.offered.push(mine);
  io.tell?.({ did: 'receive', seat, cards: [theirs], only: seat });
  io.tell?.({ did: 'receive', seat: of, cards: [mine], only: of });
}

export function runGiveBack(game: State, { seat, of }: StepOf<'give back'>): void {
  const own = game.seats[seat]!;
  const kinds = hands(game.seats[of]!);
  for (const card of own.offered) kinds[BACKS.indexOf(backOf(card))]!.push(card);
  own.offered = [];
}
