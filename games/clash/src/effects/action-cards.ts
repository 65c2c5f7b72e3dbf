import { type Io, next, type Seat } from '@imperia/engine';
import { activate, activationRefusal } from '../actions/activate.ts';
import { canImproveCollect, improveCollect } from '../actions/collect.ts';
import { TAKEOVER } from '../actions/influence.ts';
import { spendAction } from '../actions/spending.ts';
import { actionCard, type CivilEffect, type CivilHalf } from '../card-data.ts';
import { citiesOf, has } from '../cities.ts';
import { civil, leaderHex, led } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { isNothing, plus, times } from '../goods.ts';
import { payable } from '../payment.ts';
import { ACADEMY, SETTLER } from '../pieces.ts';
import { isFresh } from '../round/rounds.ts';
import { HAPPY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { developments, placesFor, victims } from './civil-choices.ts';
import { regionsInSight } from './explorer.ts';
import { learnable, neighbours, partners, purchases } from './knowledge-cards.ts';
import { canHire } from './mercenaries.ts';
import { canReplan } from './plans.ts';
import { playCard } from './play.ts';
import { isDeclaredFirst, isOpposed } from './powers/ruse.ts';
import { suspects } from './spies.ts';
import { canTakeOver } from './takeover.ts';
import { CAPTURED, WON_ON_LAND } from './turn-marks.ts';

/** Action cards of the hand that may be played now, in the seat's own turn; of two alike, the first. */
export function playableCards(game: State, seat: Seat): number[] {
  const seen = new Set<string>();
  return game.seats[seat]!.hand.filter((card) => {
    const { civil } = actionCard(card);
    if (seen.has(civil.id)) return false;
    seen.add(civil.id);
    return canPlay(game, seat, civil);
  });
}

/** Cards for an action that an idol plays without one: his city is activated instead, for a token. */
export function idolOptions(game: State, seat: Seat): ClashStep[] {
  const hex = leaderHex(game, seat);
  const power = led(game, seat, hex, 'idol');
  if (!power || activationRefusal(game, seat, hex)) return [];
  return game.seats[seat]!.hand.filter((card) => {
    const half = actionCard(card).civil;
    return half.action && payable(game, seat, plus(half.cost, power.price), 'plain') && canPlay(game, seat, half, true);
  }).map((card): ClashStep => ({ do: 'play as idol', seat, card, hex }));
}

export function runPlayAsIdol(game: State, step: StepOf<'play as idol'>): void {
  const { seat, card, hex } = step;
  if (isOpposed(game, seat, card, step)) return;
  game.actions++;
  activate(game, hex);
  next(
    game,
    { do: 'pay', seat, cost: led(game, seat, hex, 'idol')!.price, tender: 'plain' },
    { do: 'unopposed' },
    { do: 'play', seat, card },
    { do: 'activated', seat, hex, collected: false },
  );
}

function canPlay(game: State, seat: Seat, { action, cost, when, effects }: CivilHalf, idol = false): boolean {
  if (action && game.actions === 0 && !idol && !civil(game, seat, 'free cards')) return false;
  if (!isOccasion(game, when)) return false;
  if (!payable(game, seat, cost, 'plain')) return false;
  return isPossible(game, seat, effects[0]!);
}

function isOccasion(game: State, when: CivilHalf['when']): boolean {
  if (when === 'turn') return true;
  if (when === 'start of turn') return isFresh(game);
  if (when === 'land battle won') return game.used.includes(WON_ON_LAND);
  if (when === 'land battle won or city captured')
    return game.used.includes(WON_ON_LAND) || game.used.includes(CAPTURED);
  return false;
}

/** Whether it would do anything. */
function isPossible(game: State, seat: Seat, effect: CivilEffect): boolean {
  switch (effect.do) {
    case 'actions':
      return true;
    case 'gain':
      return effect.per === 'card' || academies(game, seat) > 0;
    case 'cheer':
      return citiesOf(game, seat).some(({ mood }) => mood !== HAPPY);
    case 'place':
      return placesFor(game, seat, effect.kind).length > 0;
    case 'learn':
      return canLearn(game, seat, effect.from === 'anyone');
    case 'exchange':
      return partners(game, seat).length > 0;
    case 'buy':
      return purchases(game, seat, -1, effect.n).length > 0;
    case 'build':
      return developments(game, seat).length > 0;
    case 'collect':
      return canImproveCollect(game, seat);
    case 'hinder':
      return victims(game, seat).length > 0;
    case 'truce':
      return true;
    case 'take over':
      return canTakeOver(game, seat);
    case 'hire':
      return canHire(game, seat);
    case 'spy':
      return suspects(game, seat).length > 0;
    case 'replan':
      return canReplan(game, seat);
    case 'explore':
      return regionsInSight(game, seat).length > 0 || placesFor(game, seat, SETTLER).length > 0;
  }
}

function canLearn(game: State, seat: Seat, anyone: boolean): boolean {
  if (anyone) return learnable(game, seat, []).length > 0;
  const near = neighbours(game, seat);
  return near.length > 0 && learnable(game, seat, near).length > 0;
}

function academies(game: State, seat: Seat): number {
  return citiesOf(game, seat).filter((city) => has(city, ACADEMY)).length;
}

export function runPlay(game: State, step: StepOf<'play'>, io: Io<ClashEvent>): void {
  const { seat, card } = step;
  if (isDeclaredFirst(game, seat, card)) {
    next(game, ...playCard(game, seat, card, io).effects.flatMap((effect) => stepsOf(game, seat, effect)));
    return;
  }
  if (isOpposed(game, seat, card, step)) return;
  const { action, cost, effects } = playCard(game, seat, card, io);
  if (action && !civil(game, seat, 'free cards')) spendAction(game, seat, 'play', io);
  next(game, ...effects.flatMap((effect) => stepsOf(game, seat, effect)));
  if (!isNothing(cost)) next(game, { do: 'pay', seat, cost, tender: 'plain' });
}

/** What happens at once happens here; what is asked follows. */
function stepsOf(game: State, seat: Seat, effect: CivilEffect): ClashStep[] {
  switch (effect.do) {
    case 'actions':
      game.actions += effect.n;
      return [];
    case 'gain':
      return [
        { do: 'gain goods', seat, goods: times(effect.goods, effect.per === 'academy' ? academies(game, seat) : 1) },
      ];
    case 'cheer':
      return [{ do: 'cheer a city', seat, price: effect.price, only: -1 }];
    case 'place':
      return [{ do: 'place free unit', seat, kind: effect.kind, optional: effect.optional }];
    case 'learn':
      return [{ do: 'learn', seat, from: effect.from === 'anyone' ? [] : neighbours(game, seat) }];
    case 'exchange':
      return [{ do: 'exchange knowledge', seat }];
    case 'buy':
      return [{ do: 'choose purchase', seat, category: -1, left: effect.n }];
    case 'build':
      return [{ do: 'develop a city', seat }];
    case 'collect':
      improveCollect(game, effect.same);
      return [];
    case 'hinder':
      return [{ do: 'choose victim', seat, n: effect.n }];
    case 'take over':
      game.used.push(TAKEOVER);
      return [];
    case 'hire':
      return [{ do: 'hire', seat, hired: [] }, { do: 'pay off' }];
    case 'spy':
      return [{ do: 'send spy', seat }];
    case 'truce':
      return [{ do: 'choose truce', seat }];
    case 'replan':
      return [{ do: 'replan', seat, n: effect.draw }];
    case 'explore':
      return [{ do: 'send explorer', seat }];
  }
}
