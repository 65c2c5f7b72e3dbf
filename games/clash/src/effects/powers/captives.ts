import { type Decision, next, type Seat } from '@imperia/engine';
import { civil } from '../../civilization.ts';
import { goods } from '../../goods.ts';
import type { Owner } from '../../owners.ts';
import { isArmy, LEADER } from '../../pieces.ts';
import { discardEvent, removeCard } from '../../piles.ts';
import type { Battle, State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { captive } from '../../units.ts';
import { ATTACKER, DEFENDER, type Side, sideOwner } from '../../war/battle.ts';

/** The winner of a land battle keeps some of whom it has beaten. */
export function offerCaptives(game: State, battle: Battle, winner: Owner): void {
  const power = civil(game, winner, 'captives');
  if (!power || battle.sea) return;
  const enemy: Side = battle.attacker === winner ? DEFENDER : ATTACKER;
  const kinds = battle.dead[enemy].filter((kind) => isArmy(kind) && kind !== LEADER);
  const room = power.most - game.seats[winner]!.captives.length;
  if (kinds.length > 0 && room > 0)
    next(game, { do: 'take captives', seat: winner, of: sideOwner(battle, enemy), kinds, room });
}

export function askTakeCaptives(_game: State, step: StepOf<'take captives'>): Decision<ClashStep> {
  const { seat, of, kinds, room } = step;
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from: kinds,
      min: 0,
      max: Math.min(room, kinds.length),
      answer: (taken) => ({ do: 'captured', seat, of, taken }),
    },
  };
}

export function runCaptured(game: State, { seat, of, taken }: StepOf<'captured'>): void {
  game.seats[seat]!.captives.push(...taken.map((kind) => captive(of, kind)));
}

/** Who may be given up, each kind once. */
function held(game: State, seat: Seat): number[] {
  return civil(game, seat, 'sacrifice captives') ? [...new Set(game.seats[seat]!.captives)] : [];
}

/** In the turn: a captive for a token. */
export function captiveOptions(game: State, seat: Seat): ClashStep[] {
  return held(game, seat).map((one): ClashStep => ({ do: 'free captive', seat, captive: one }));
}

export function runFreeCaptive(game: State, { seat, captive: one }: StepOf<'free captive'>): void {
  removeCard(game.seats[seat]!.captives, one);
  next(game, { do: 'choose gain', seat, choices: [goods({ mood: 1 }), goods({ culture: 1 })] });
}

/** An event has been drawn: a captive averts it, and another is drawn. */
export function askAvert(game: State, step: StepOf<'avert'>): Decision<ClashStep> {
  const { seat, card } = step;
  const options = held(game, seat).map((one): ClashStep => ({ do: 'averted', seat, card, captive: one }));
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function runAverted(game: State, { seat, card, captive: one }: StepOf<'averted'>): void {
  removeCard(game.seats[seat]!.captives, one);
  removeCard(game.openEvents, card);
  discardEvent(game, seat, card);
  const at = game.steps.findIndex((step) => step.do === 'event done' && step.card === card);
  game.steps.length = at;
  next(game, { do: 'event', seat });
}
