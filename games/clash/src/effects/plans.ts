import { type Decision, type Io, next, type Seat, shuffled } from '@imperia/engine';
import type { ClashEvent } from '../events.ts';
import { OBJECTIVE_DECK, removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';

export function canReplan(game: State, seat: Seat): boolean {
  return game.seats[seat]!.objectives.length > 0 && game.objectiveDeck.length > 0;
}

/** Objectives to look at lie aside, for their finder's eyes alone. */
export function runReplan(game: State, { seat, n }: StepOf<'replan'>, io: Io<ClashEvent>): void {
  const cards = game.objectiveDeck.splice(-n);
  game.seats[seat]!.offered.push(...cards);
  io.tell?.({ did: 'look', seat, cards, only: seat });
  next(game, { do: 'choose plan', seat }, { do: 'put plans back', seat });
}

export function askChoosePlan(game: State, step: StepOf<'choose plan'>): Decision<ClashStep> {
  const { seat } = step;
  const { offered, objectives } = game.seats[seat]!;
  const options = offered.flatMap((found) =>
    objectives.map((given): ClashStep => ({ do: 'adopt', seat, cards: [found, given] })),
  );
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

/** The first is kept for the second. */
export function runAdopt(game: State, { seat, cards }: StepOf<'adopt'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  const [found, given] = cards as readonly [number, number];
  removeCard(own.offered, found);
  removeCard(own.objectives, given);
  own.objectives.push(found);
  own.offered.push(given);
  io.tell?.({ did: 'draw', seat, card: found, only: seat });
}

export function runPutPlansBack(game: State, { seat }: StepOf<'put plans back'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  game.objectiveDeck = shuffled(game, io, OBJECTIVE_DECK, [...game.objectiveDeck, ...own.offered]);
  own.offered = [];
}
