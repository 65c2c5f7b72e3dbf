import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { hasExpansion } from '../../config.ts';
import { objectiveCards } from '../../decks.ts';
import type { ClashEvent } from '../../events.ts';
import { lose } from '../../gains.ts';
import { type Deed, OBJECTIVES, type Objective, objective, objectiveCard } from '../../objective-data.ts';
import { removeCard } from '../../piles.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import type { Occasion } from '../occasions.ts';
import { countDeeds, doersOf, isDone } from './deeds.ts';
import { stands } from './standing.ts';

const DEEDS: ReadonlySet<string> = new Set<Deed['is']>([
  'founded far',
  'wonder built',
  'drafts',
  'city captured',
  'battles this turn',
  'battle',
  'great battle',
  'won against odds',
  'great city attacked',
  'trader killed',
  'won with leader',
  'leader killed',
]);

function isDeed(condition: Objective['condition']): condition is Deed {
  return DEEDS.has(condition.is);
}

const byMoment = (moment: Objective['when'][number]) => OBJECTIVES.filter(({ when }) => when.includes(moment));
const AT_ONCE = byMoment('at once');
const IN_STATUS = byMoment('status');

/** Objectives whose cards take part in such a game. */
const BASE_IDS: ReadonlySet<string> = new Set(
  objectiveCards({ players: 2, civilizations: [], options: [] }).flatMap((card) =>
    objectiveCard(card).map(({ id }) => id),
  ),
);

function takesPart(game: State, { id }: Objective): boolean {
  return hasExpansion(game.config) || BASE_IDS.has(id);
}

/**
 * Whoever holds objectives is asked as soon as any objective is met for all to see, held or not: the question tells
 * nothing of what is in the hand.
 */
export function meetObjectives(game: State, occasion: Occasion): void {
  countDeeds(game, occasion);
  for (const seat of doersOf(occasion)) {
    if (game.seats[seat]!.objectives.length === 0) continue;
    const met = AT_ONCE.filter((one) => takesPart(game, one) && isMetBy(game, seat, one, occasion));
    askFor(game, seat, met);
  }
}

/** What stands on the table is met in the moment when it comes to stand so: Angry cities, when one becomes Angry. */
function isMetBy(game: State, seat: Seat, { condition }: Objective, occasion: Occasion): boolean {
  if (isDeed(condition)) return isDone(game, seat, condition, occasion);
  return occasion.on === 'anger' && stands(game, seat, condition);
}

function askFor(game: State, seat: Seat, met: readonly Objective[]): void {
  if (met.length > 0) next(game, { do: 'claim', seat, met: met.map(({ id }) => id) });
}

export function askClaim(game: State, step: StepOf<'claim'>): Decision<ClashStep> {
  const { seat, met } = step;
  return claims(game, seat, step, met, (id) => ({ status: false, rest: without(met, id) }));
}

/** Any number, one after the other; what one of them costs may undo another. */
export function askStatusObjectives(game: State, step: StepOf<'status objectives'>): Decision<ClashStep> {
  const { seat, done } = step;
  if (game.seats[seat]!.objectives.length === 0) return { seat, ask: step, options: [] };
  const shut = done.flatMap((id) => [id, ...objective(id).apart]);
  const met = IN_STATUS.filter(
    (one) => !shut.includes(one.id) && takesPart(game, one) && isMetInStatus(game, seat, one),
  );
  if (met.length === 0) return { seat, ask: step, options: [] };
  return claims(
    game,
    seat,
    step,
    met.map(({ id }) => id),
    (id) => ({ status: true, rest: [...done, id] }),
  );
}

function isMetInStatus(game: State, seat: Seat, { condition, unlessLately }: Objective): boolean {
  if (unlessLately !== '' && game.seats[seat]!.deeds.includes(unlessLately)) return false;
  return isDeed(condition) ? isOnlyWonder(game, seat) : stands(game, seat, condition);
}

/** Whether a card would be completed if the status phase came now. */
export function isMetNow(game: State, seat: Seat, card: number): boolean {
  return objectiveCard(card).some((one) => one.when.includes('status') && isMetInStatus(game, seat, one));
}

/** Mark of the round: a wonder was built. */
export const BUILT_WONDER = 'wonder';

function isOnlyWonder(game: State, seat: Seat): boolean {
  const built = (of: Seat) => game.seats[of]!.deeds.filter((deed) => deed === BUILT_WONDER).length;
  return [...game.seats.keys()].every((of) => built(of) === (of === seat ? 1 : 0));
}

function claims(
  game: State,
  seat: Seat,
  ask: ClashStep,
  met: readonly string[],
  then: (id: string) => { readonly status: boolean; readonly rest: readonly string[] },
): Decision<ClashStep> {
  if (game.seats[seat]!.objectives.length === 0) return { seat, ask, options: [] };
  const options = game.seats[seat]!.objectives.flatMap((card) =>
    objectiveCard(card)
      .filter(({ id }) => met.includes(id))
      .map(({ id }): ClashStep => ({ do: 'complete', seat, card, objective: id, ...then(id) })),
  );
  return { seat, ask, options: [...options, { do: 'decline', seat }] };
}

/** One of a name for one occurrence. */
function without(met: readonly string[], id: string): string[] {
  const { apart } = objective(id);
  return met.filter((other) => other !== id && !apart.includes(other));
}

export function runComplete(game: State, step: StepOf<'complete'>, io: Io<ClashEvent>): void {
  const { seat, card, objective: id, status, rest } = step;
  const own = game.seats[seat]!;
  removeCard(own.objectives, card);
  own.completed.push(card);
  own.deeds.push(id);
  io.tell?.({ did: 'complete', seat, card, objective: id });
  for (const [good, n] of objective(id).pay.entries()) lose(game, seat, good, n, 'card', io);
  if (status) next(game, { do: 'status objectives', seat, done: rest });
  else if (rest.length > 0) next(game, { do: 'claim', seat, met: rest });
}
