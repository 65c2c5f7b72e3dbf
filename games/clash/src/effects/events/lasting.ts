import { type Decision, next, type Seat } from '@imperia/engine';
import { SANITATION } from '../../advances.ts';
import { eventData, type Lasting } from '../../event-data.ts';
import { goods } from '../../goods.ts';
import { owns } from '../../knowledge.ts';
import { isPlayer, NOBODY } from '../../owners.ts';
import { payable } from '../../payment.ts';
import { discardEvent, removeCard } from '../../piles.ts';
import type { Battle, State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { DEFENDER, withSide } from '../../war/battle.ts';

/** The card that lies open for this; undefined when none does. */
function openCard(game: State, lasting: Lasting): number | undefined {
  return game.openEvents.find((card) => eventData(card).lasts === lasting);
}

/** Whether the card, once read, stays where it is. */
export function isLasting(game: State, card: number): boolean {
  const { lasts } = eventData(card);
  if (lasts === 'until all know') return !game.seats.every((seat) => owns(seat, SANITATION));
  if (lasts === 'while a wonder is open') return game.openWonders.length > 0;
  return lasts !== null;
}

/** Cards whose time has come to its end are laid aside. */
export function endLasting(game: State, seat: Seat): void {
  for (const card of [...game.openEvents]) {
    const { lasts } = eventData(card);
    if (lasts === null || lasts === 'eclipse' || lasts === 'trojan horse' || isLasting(game, card)) continue;
    if (game.steps.some((step) => step.do === 'event done' && step.card === card)) continue;
    removeCard(game.openEvents, card);
    discardEvent(game, seat, card);
  }
}

/** It is this seat's now, with a point; of nobody, it is laid aside. */
function award(game: State, card: number, seat: Seat): void {
  removeCard(game.openEvents, card);
  if (!isPlayer(seat)) {
    discardEvent(game, game.active, card);
    return;
  }
  game.seats[seat]!.kept.push(card);
  game.seats[seat]!.eventPoints++;
}

/** No land battle goes on in the dark. */
export function isDark(game: State, battle: Battle): boolean {
  return !battle.sea && openCard(game, 'eclipse') !== undefined;
}

/** The battle in the dark is over: to the winner; to the defender, if nobody has won. */
export function afterEclipse(game: State, battle: Battle, winner: number): void {
  const card = openCard(game, 'eclipse');
  if (card === undefined || battle.sea || battle.round === 0) return;
  award(game, card, winner === NOBODY ? battle.defender : winner);
}

const HORSE_PRICE = goods({ wood: 1, culture: 1 });

/** Before a city with defenders or walls. */
export function askTrojanHorse(game: State, step: StepOf<'trojan horse'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { attacker, city } = battle;
  if (!city || !isPlayer(attacker) || openCard(game, 'trojan horse') === undefined)
    return { seat: game.active, ask: step, options: [] };
  if (!payable(game, attacker, HORSE_PRICE, 'plain')) return { seat: attacker, ask: step, options: [] };
  return {
    seat: attacker,
    ask: step,
    options: [
      { do: 'build horse', seat: attacker },
      { do: 'decline', seat: attacker },
    ],
  };
}

/** The defender lays no card in the first round. */
export function runBuildHorse(game: State, { seat }: StepOf<'build horse'>): void {
  const battle = game.battle!;
  game.battle = { ...battle, muted: withSide(battle.muted, DEFENDER, true) };
  award(game, openCard(game, 'trojan horse')!, seat);
  next(game, { do: 'pay', seat, cost: HORSE_PRICE, tender: 'plain' });
}
