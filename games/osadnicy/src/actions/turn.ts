import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { empireOf, hasPower, isCommon } from '../empire.ts';
import { timesOf } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { board } from '../factions.ts';
import { DEFENSE, RAZE, WORKER } from '../goods.ts';
import { expeditionSteps, minisOptions } from '../minis/actions.ts';
import { endTruce, layTokens } from '../minis/table.ts';
import { defenseRefusal, guardRefusal } from '../protection.ts';
import { HAS_PASSED, NOT_YOUR_TURN } from '../refusals.ts';
import { enterPhase } from '../round.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { technologyOptions } from '../technology.ts';
import { ownActionRefusal } from './activate.ts';
import { buildRefusal } from './build.ts';
import { warOptions } from './conquer.ts';
import { canPayDeal } from './deal.ts';
import { exchangeRefusal } from './exchange.ts';
import { instantRefusal } from './instant.ts';
import { razeCardRefusal, razeLocationRefusal } from './raze.ts';
import { unlockOptions } from './unlock.ts';
import { visitOptions } from './visit.ts';

export function runActionPhase(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  enterPhase(game, 'action', io);
  layTokens(game, io);
  next(game, { do: 'turn', seat: game.first });
}

/** One action in a turn, clockwise; who has passed is skipped, and the last player goes on alone. */
export function runNextTurn(game: State, { after }: StepOf<'next turn'>): void {
  if (game.techSpent) delete game.techSpent;
  const players = game.config.factions.length;
  for (let i = 1; i <= players; i++) {
    const seat = (after + i) % players;
    if (game.seats[seat]!.passed) continue;
    endTruce(game, seat);
    next(game, { do: 'turn', seat });
    return;
  }
}

export function askTurn(game: State, step: StepOf<'turn'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options: OsadnicyStep[] = [];
  handOptions(game, seat, options);
  razeOptions(game, seat, options);
  warOptions(game, seat, options);
  activateOptions(game, seat, options);
  visitOptions(game, seat, options);
  minisOptions(game, seat, options);
  if (!exchangeRefusal(game, seat)) options.push({ do: 'exchange', seat });
  placementOptions(game, seat, 'turn', options);
  options.push({ do: 'pass', seat });
  return { seat, ask: step, options };
}

/** Whoever looks on from another seat sees who is asked, and nothing of what they hold. */
function handOptions(game: State, seat: Seat, options: OsadnicyStep[]): void {
  const deals = canPayDeal(game, seat);
  for (const card of game.seats[seat]!.hand) {
    if (card < 0) continue;
    if (!buildRefusal(game, seat, card)) options.push({ do: 'build', seat, card });
    if (deals && CARDS[card]!.deal !== null) options.push({ do: 'deal', seat, card });
    if (!razeCardRefusal(game, seat, card)) options.push({ do: 'raze card', seat, card });
    if (CARDS[card]!.instant.length > 0) instantOptions(game, seat, card, options);
  }
}

function instantOptions(game: State, seat: Seat, card: number, options: OsadnicyStep[]): void {
  for (let way = 0; way < CARDS[card]!.instant.length; way++) {
    if (!instantRefusal(game, seat, card, way)) options.push({ do: 'play instant', seat, card, way });
  }
}

function razeOptions(game: State, seat: Seat, options: OsadnicyStep[]): void {
  if (game.seats[seat]!.tokens[RAZE]! < 2) return;
  for (let of = 0; of < game.seats.length; of++) {
    if (game.seats[of]!.passed) continue;
    for (const { card } of empireOf(game, of)) {
      if (!razeLocationRefusal(game, seat, of, card)) options.push({ do: 'raze location', seat, of, card });
    }
  }
}

function activateOptions(game: State, seat: Seat, options: OsadnicyStep[]): void {
  for (const location of empireOf(game, seat)) {
    const { card } = location;
    const { action, unlock } = CARDS[card]!;
    if (unlock !== null || location.wrecked) unlockOptions(game, seat, location, options);
    if (!action) continue;
    const most = timesOf(location);
    for (let times = 1; times <= most; times++) {
      if (ownActionRefusal(game, seat, location, times)) break;
      options.push({ do: 'activate', seat, card, times });
    }
  }
}

function placementOptions(game: State, seat: Seat, resume: 'turn' | 'moment', options: OsadnicyStep[]): void {
  const { tokens, deckNo } = game.seats[seat]!;
  const guards = tokens[WORKER]! > 0 && board(deckNo).samurai;
  technologyOptions(game, seat, resume, options);
  if (tokens[DEFENSE] === 0 && !guards) return;
  const onCommon = guards && hasPower(game, seat, 'samuraiOnCommon');
  for (const { card } of empireOf(game, seat)) {
    if (!defenseRefusal(game, seat, card)) options.push({ do: 'defend', seat, card, resume });
    if (!guards || (!onCommon && isCommon(CARDS[card]!))) continue;
    if (!guardRefusal(game, seat, card)) options.push({ do: 'guard', seat, card, resume });
  }
}

/** Before the turn goes on, tokens may be placed; with nothing to place the question falls away. */
export function askMoment(game: State, step: StepOf<'moment'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options: OsadnicyStep[] = [];
  placementOptions(game, seat, 'moment', options);
  if (options.length > 0) options.push({ do: 'go on', seat });
  return { seat, ask: step, options };
}

export function runPass(game: State, { seat }: StepOf<'pass'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.passed = true;
  io.tell?.({ did: 'pass', seat });
  next(game, ...expeditionSteps(game, seat), { do: 'next turn', after: seat });
}

/** Whose turn is it? Tokens may be placed at its other moments too. */
export function turnRefusal(game: State, seat: Seat, placing: boolean): Refusal | null {
  if (game.seats[seat]!.passed) return HAS_PASSED;
  const step = game.steps[game.steps.length - 1];
  const asked = step?.do === 'turn' || (placing && step?.do === 'moment');
  return asked && step.seat === seat ? null : NOT_YOUR_TURN;
}
