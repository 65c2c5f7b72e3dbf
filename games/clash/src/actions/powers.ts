import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import {
  ABSOLUTE_POWER,
  ARTS,
  BARTERING,
  CIVIL_LIBERTIES,
  CURRENCY,
  FORCED_LABOR,
  FREE_ECONOMY,
  SPORTS,
  TAXES,
  THEATERS,
  VOTING,
} from '../advances.ts';
import { citiesOf, cityCount } from '../cities.ts';
import { civil } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { gain, lose } from '../gains.ts';
import { CULTURE, FOOD, GOLD, MOOD, ORE, WOOD } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { discardAction, removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { spendTokens, tokensFor } from '../tokens.ts';
import { canCollectFreely } from './collect.ts';
import { canIncreaseHappiness, sportsOptions } from './happiness.ts';
import { attempts } from './influence.ts';
import { spendAction } from './spending.ts';

/** Advances that say "as an action". */
export function actionPowers(game: State, seat: Seat): ClashStep[] {
  const options: ClashStep[] = [];
  if (
    knows(game, seat, TAXES) &&
    !game.used.includes('taxes') &&
    tokensFor(game, seat, MOOD) > 0 &&
    cityCount(game, seat) > 0
  )
    options.push({ do: 'taxes', seat });
  if (knows(game, seat, SPORTS)) options.push(...sportsOptions(game, seat));
  if (knows(game, seat, CIVIL_LIBERTIES)) options.push({ do: 'civil liberties', seat });
  return options;
}

/** Advances that give a free action. */
export function freePowers(game: State, seat: Seat): ClashStep[] {
  const options: ClashStep[] = [];
  const { goods, hand } = game.seats[seat]!;
  const once = (advance: number, name: string) => knows(game, seat, advance) && !game.used.includes(name);
  if (once(BARTERING, 'bartering'))
    for (const card of hand) for (const good of [GOLD, CULTURE]) options.push({ do: 'barter', seat, card, good });
  const arts = once(ARTS, 'arts');
  if (arts && tokensFor(game, seat, CULTURE) > 0 && attempts(game, seat, 1).length > 0)
    options.push({ do: 'arts', seat, good: CULTURE });
  const moods = arts ? civil(game, seat, 'arts for mood') : undefined;
  if (moods && tokensFor(game, seat, MOOD) >= moods.n && attempts(game, seat).length > 0)
    options.push({ do: 'arts', seat, good: MOOD });
  if (once(THEATERS, 'theaters'))
    for (const good of [CULTURE, MOOD]) if (goods[good]! > 0) options.push({ do: 'theaters', seat, good });
  if (knows(game, seat, VOTING) && canIncreaseHappiness(game, seat, 1)) options.push({ do: 'voting', seat });
  if (knows(game, seat, FREE_ECONOMY) && tokensFor(game, seat, MOOD) > 0)
    for (const { hex } of citiesOf(game, seat))
      if (canCollectFreely(game, seat, hex)) options.push({ do: 'free collect', seat, hex });
  if (once(ABSOLUTE_POWER, 'absolute-power') && tokensFor(game, seat, MOOD) >= 2)
    options.push({ do: 'absolute power', seat });
  if (once(FORCED_LABOR, 'forced-labor') && tokensFor(game, seat, MOOD) > 0) options.push({ do: 'forced labor', seat });
  return options;
}

export function runTaxes(game: State, { seat }: StepOf<'taxes'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'taxes', io);
  game.used.push('taxes');
  next(game, { do: 'levy', seat, left: cityCount(game, seat) });
  spendTokens(game, seat, MOOD, 1, 'advance', io);
}

/** Any mix of food, wood and ore; of gold too, with Currency. */
export function askLevy(game: State, step: StepOf<'levy'>): Decision<ClashStep> {
  const { seat, left } = step;
  const kinds = knows(game, seat, CURRENCY) ? [FOOD, WOOD, ORE, GOLD] : [FOOD, WOOD, ORE];
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from: kinds.flatMap((good) => new Array<number>(left).fill(good)),
      min: left,
      max: left,
      answer: (levied) => ({ do: 'levied', seat, levied }),
    },
  };
}

export function runLevied(game: State, { seat, levied }: StepOf<'levied'>, io: Io<ClashEvent>): void {
  for (const good of levied) gain(game, seat, good, 1, 'advance', io);
}

export function runCivilLiberties(game: State, { seat }: StepOf<'civil liberties'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'civil liberties', io);
  gain(game, seat, MOOD, 3, 'advance', io);
}

export function runBarter(game: State, { seat, card, good }: StepOf<'barter'>, io: Io<ClashEvent>): void {
  game.used.push('bartering');
  removeCard(game.seats[seat]!.hand, card);
  discardAction(game, seat, card);
  io.tell?.({ did: 'discard', seat, card });
  gain(game, seat, good, 1, 'advance', io);
}

export function runArts(game: State, { seat, good }: StepOf<'arts'>, io: Io<ClashEvent>): void {
  game.used.push('arts');
  next(game, { do: 'choose target', seat });
  if (good === CULTURE) spendTokens(game, seat, CULTURE, 1, 'advance', io);
  else spendTokens(game, seat, MOOD, civil(game, seat, 'arts for mood')!.n, 'advance', io);
}

/** One token of this kind becomes one of the other. */
export function runTheaters(game: State, { seat, good }: StepOf<'theaters'>, io: Io<ClashEvent>): void {
  game.used.push('theaters');
  lose(game, seat, good, 1, 'advance', io);
  gain(game, seat, good === MOOD ? CULTURE : MOOD, 1, 'advance', io);
}

export function runVoting(game: State, { seat }: StepOf<'voting'>, io: Io<ClashEvent>): void {
  next(game, { do: 'raise moods', seat, raised: false });
  spendTokens(game, seat, MOOD, 1, 'advance', io);
}

export function runAbsolutePower(game: State, { seat }: StepOf<'absolute power'>, io: Io<ClashEvent>): void {
  game.used.push('absolute-power');
  game.actions++;
  spendTokens(game, seat, MOOD, 2, 'advance', io);
}

export function runForcedLabor(game: State, { seat }: StepOf<'forced labor'>, io: Io<ClashEvent>): void {
  game.used.push('forced-labor');
  spendTokens(game, seat, MOOD, 1, 'advance', io);
}
