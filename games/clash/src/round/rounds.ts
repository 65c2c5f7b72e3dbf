import { type Io, next, rolled } from '@imperia/engine';
import { STORAGE } from '../advances.ts';
import { civil } from '../civilization.ts';
import { ACTIONS_PER_TURN, agesOf, ROUNDS_PER_AGE } from '../config.ts';
import { releasePirates } from '../effects/powers/pirate-allies.ts';
import type { ClashEvent } from '../events.ts';
import { keepWithinLimit } from '../gains.ts';
import { FOOD, GOLD, goods } from '../goods.ts';
import { FACES } from '../pieces.ts';
import { END_DIE } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { clearEveryMark } from './marks.ts';

export function runAge(game: State, _step: unknown, io: Io<ClashEvent>): void {
  game.age++;
  game.round = 0;
  io.tell?.({ did: 'age', age: game.age });
  next(game, { do: 'round' });
}

/** On the track of a variable end, up to which number a roll ends the game at the start of each of the last rounds. */
const END_ROLLS = [1, 2, 3, 4, 6];

export function runRound(game: State, _step: unknown, io: Io<ClashEvent>): void {
  game.round++;
  for (const seat of game.seats) seat.deeds = [];
  io.tell?.({ did: 'round', age: game.age, round: game.round, first: game.first });
  const late = lateRound(game);
  if (late >= 0 && game.config.options.includes('rollToEnd')) {
    const { value } = FACES[rolled(game, io, END_DIE, FACES.length)]!;
    if (value <= END_ROLLS[late]!) {
      next(game, { do: 'last objectives' });
      return;
    }
  }
  next(game, { do: 'next turn', taken: 0 });
}

export function isLate(game: State): boolean {
  return lateRound(game) >= 0;
}

/** Which of the last five rounds it is, counted from 0; -1 before them. */
function lateRound(game: State): number {
  const rounds = agesOf(game.config) * ROUNDS_PER_AGE;
  const now = (game.age - 1) * ROUNDS_PER_AGE + game.round;
  return Math.max(-1, now - (rounds - END_ROLLS.length) - 1);
}

export function runNextTurn(game: State, { taken }: StepOf<'next turn'>): void {
  const players = game.seats.length;
  if (taken < players) {
    const seat = (game.first + taken) % players;
    next(game, { do: 'begin turn', seat }, { do: 'next turn', taken: taken + 1 });
  } else if (game.over) next(game, { do: 'last objectives' });
  else next(game, { do: game.round === ROUNDS_PER_AGE ? 'status' : 'round' });
}

export function runBeginTurn(game: State, { seat }: StepOf<'begin turn'>, io: Io<ClashEvent>): void {
  game.active = seat;
  game.actions = ACTIONS_PER_TURN - game.seats[seat]!.hindered;
  game.seats[seat]!.hindered = 0;
  io.tell?.({ did: 'turn', seat });
  const bank: ClashStep[] =
    civil(game, seat, 'banking') && game.seats[seat]!.goods[GOLD]! > 0
      ? [{ do: 'choose gain', seat, choices: [goods({ gold: 1 }), goods({ culture: 1 })] }]
      : [];
  next(game, ...bank, { do: 'study', seat }, { do: 'trade routes', seat }, { do: 'go on', seat });
}

const ASKED = 'asked';
const ACTED = 'acted';

/** Nothing has been done yet in this turn. */
export function isFresh(game: State): boolean {
  return !game.used.includes(ACTED);
}

/** The turn is asked for again after whatever it led to, until it is ended. */
export function runGoOn(game: State, { seat }: StepOf<'go on'>): void {
  releasePirates(game);
  const mark = game.used.includes(ASKED) ? ACTED : ASKED;
  if (!game.used.includes(mark)) game.used.push(mark);
  next(game, { do: 'turn', seat }, { do: 'go on', seat });
}

export function runEndTurn(game: State, { seat }: StepOf<'end turn'>, io: Io<ClashEvent>): void {
  game.steps.pop();
  const { borrowed } = game.seats[seat]!;
  clearEveryMark(game);
  if (borrowed === STORAGE) keepWithinLimit(game, seat, FOOD, io);
  game.seats[seat]!.truces = [];
  game.actions = 0;
}
