import { type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { controllerOf, empireOf, findLocation, hasPower, locationOf, NO_CARD, replaceLocation } from '../empire.ts';
import { workOf } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { answerFeatures, gain } from '../gains.ts';
import { WORKER } from '../goods.ts';
import { EXHAUSTED, HOST_HAS_PASSED, NO_WORKER_TO_SEND, NOT_OPEN, OWN_OPEN_PRODUCTION, WRECKED } from '../refusals.ts';
import { isVirtual } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { endTurn } from './end-turn.ts';

const VISITORS = 2;

/** May a worker be sent to this location of another empire? */
export function visitRefusal(game: State, seat: Seat, card: number): Refusal | null {
  return welcomeRefusal(game, seat, card) ?? (game.seats[seat]!.tokens[WORKER] === 0 ? NO_WORKER_TO_SEND : null);
}

/** Whether a worker may come here, wherever it is from. */
export function welcomeRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (!CARDS[card]!.open) return NOT_OPEN;
  const of = controllerOf(game, card);
  if (of === seat) return OWN_OPEN_PRODUCTION;
  if (game.seats[of]!.passed) return HOST_HAS_PASSED;
  const { visitors = 0, wrecked } = findLocation(game, card);
  if (wrecked) return WRECKED;
  return visitors >= VISITORS ? EXHAUSTED : null;
}

export function visitOptions(game: State, seat: Seat, options: OsadnicyStep[]): void {
  if (game.seats[seat]!.tokens[WORKER] === 0 || !game.config.options.includes('friends')) return;
  for (let of = 0; of < game.seats.length; of++) {
    for (const { card } of empireOf(game, of)) {
      if (!visitRefusal(game, seat, card)) options.push({ do: 'send worker', seat, of, card });
    }
  }
}

/** One worker stays there; the sender gains what is produced, and the host a worker. */
export function runSendWorker(game: State, { seat, of, card }: StepOf<'send worker'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tokens[WORKER]!--;
  endTurn(game, seat);
  visitSteps(game, seat, of, card, io);
}

export function visitSteps(game: State, seat: Seat, of: Seat, card: number, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, visitors: (location.visitors ?? 0) + 1 });
  io.tell?.({ did: 'send worker', seat, of, card });
  answerFeatures(game, of, (when) => when.event === 'visit');
  if (!isVirtual(game, of) && !greetsNobody(game, seat))
    gain(game, of, 'worker', 1, { card: NO_CARD, why: 'visit' }, io);
  const { production } = CARDS[card]!;
  next(game, workOf(location, { do: 'effects', seat, card, why: 'production', program: production, at: 0 }));
}

function greetsNobody(game: State, seat: Seat): boolean {
  return hasPower(game, seat, 'noHostWorker');
}
