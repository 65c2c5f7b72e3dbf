import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { STORAGE } from '../../advances.ts';
import { citiesOf, cityAt, grid, isCoastal, worse } from '../../cities.ts';
import type { EventEffect } from '../../event-data.ts';
import type { ClashEvent } from '../../events.ts';
import { lose } from '../../gains.ts';
import { FOOD, GOODS, WOOD } from '../../goods.ts';
import { owns } from '../../knowledge.ts';
import type { Hex } from '../../map/grid.ts';
import { BARREN, FOREST } from '../../map/tiles.ts';
import { SHIP } from '../../pieces.ts';
import { discardAction, removeCard } from '../../piles.ts';
import { ANGRY, type City, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { hexAt, kindOf, type Unit } from '../../units.ts';
import { loseUnit } from '../../war/casualties.ts';
import { isSheltered } from '../powers/storms.ts';

function fall({ hex, mood }: City): ClashStep {
  return { do: 'mood falls', hex, mood: worse(mood) };
}

/** A step each in so many cities, one after the other. */
export function askLowerMoods(game: State, step: StepOf<'lower moods'>): Decision<ClashStep> {
  const { seat, left, done, coastal } = step;
  const open = citiesOf(game, seat).filter(
    ({ hex, mood }) => mood !== ANGRY && !done.includes(hex) && (!coastal || isCoastal(game, hex)),
  );
  const options = open.map(({ hex }): ClashStep => ({ do: 'lower mood', seat, hex, left, done, coastal }));
  return { seat, ask: step, options, forced: true };
}

export function runLowerMood(game: State, { seat, hex, left, done, coastal }: StepOf<'lower mood'>): void {
  if (left > 1) next(game, { do: 'lower moods', seat, left: left - 1, done: [...done, hex], coastal });
  next(game, fall(cityAt(game, hex)!));
}

/** Food is lost; where there is too little, one of these cities becomes Angry. */
export function hunger(
  game: State,
  seat: Seat,
  { food, of }: Extract<EventEffect, { do: 'hunger' }>,
  io: Io<ClashEvent>,
): void {
  if (of === 'storage' && !owns(game.seats[seat]!, STORAGE)) return;
  const dry = of === 'barren cities';
  const wanted = dry ? Math.min(food, citiesOf(game, seat).filter((city) => isDry(game, city.hex)).length) : food;
  const lost = Math.min(wanted, game.seats[seat]!.goods[FOOD]!);
  lose(game, seat, FOOD, lost, 'event', io);
  if (lost < wanted) next(game, { do: 'starve', seat, dry });
}

/** On or beside Barren. */
function isDry(game: State, hex: Hex): boolean {
  return [hex, ...grid(game).neighbours[hex]!].some((near) => game.terrain[near] === BARREN);
}

export function askStarve(game: State, step: StepOf<'starve'>): Decision<ClashStep> {
  const { seat, dry } = step;
  const options = citiesOf(game, seat)
    .filter(({ hex, mood }) => mood !== ANGRY && (!dry || isDry(game, hex)))
    .map(({ hex }): ClashStep => ({ do: 'mood falls', hex, mood: ANGRY }));
  return { seat, ask: step, options, forced: true };
}

/** How many units an illness takes. */
export function plague(
  game: State,
  seat: Seat,
  { n, per, travelled, least, points }: Extract<EventEffect, { do: 'lose units' }>,
  hasTravelled: boolean,
): ClashStep[] {
  const all = game.seats[seat]!.units.length;
  if (all < least) return [];
  const lost = n + (per > 0 ? Math.floor(all / per) : 0) + (hasTravelled ? travelled : 0);
  return [{ do: 'plague', seat, n: Math.min(all, lost), points }];
}

export function askPlague(game: State, step: StepOf<'plague'>): Decision<ClashStep> {
  const { seat, n, points } = step;
  const from = [...game.seats[seat]!.units];
  const answer = (units: readonly Unit[]): ClashStep => ({ do: 'perish', seat, units, points });
  if (new Set(from).size === 1 || n === from.length)
    return { seat, ask: step, options: [answer(from.slice(0, n))], forced: true };
  return { seat, ask: step, options: [], pick: { from, min: n, max: n, answer } };
}

export function runPerish(game: State, { seat, units, points }: StepOf<'perish'>, io: Io<ClashEvent>): void {
  const lost = units.filter((one) => !isSheltered(game, seat, one));
  for (const one of lost) {
    loseUnit(game, seat, one);
    io.tell?.({ did: 'remove', owner: seat, hex: hexAt(one), kind: kindOf(one) });
    if (kindOf(one) === SHIP) next(game, { do: 'unload', seat, hex: hexAt(one) });
  }
  game.seats[seat]!.eventPoints += points * lost.length;
}

/** Of a city on Forest, and of all others on the same Forest, whose they are; else a wood burns. */
export function burn(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const wooded = citiesOf(game, seat).some(({ hex }) => game.terrain[hex] === FOREST);
  if (wooded) next(game, { do: 'fire', seat });
  else if (game.seats[seat]!.goods[WOOD]! > 0) lose(game, seat, WOOD, 1, 'event', io);
}

export function askFire(game: State, step: StepOf<'fire'>): Decision<ClashStep> {
  const { seat } = step;
  const options = citiesOf(game, seat)
    .filter(({ hex }) => game.terrain[hex] === FOREST)
    .map(({ hex }): ClashStep => ({ do: 'set on fire', seat, hex }));
  return { seat, ask: step, options, forced: true };
}

export function runSetOnFire(game: State, { hex }: StepOf<'set on fire'>): void {
  const { neighbours } = grid(game);
  const burning = new Set([hex]);
  for (const from of burning)
    for (const near of neighbours[from]!) if (game.terrain[near] === FOREST) burning.add(near);
  const cities = game.cities.filter((city) => burning.has(city.hex) && city.mood !== ANGRY);
  next(game, ...cities.map(fall));
}

/** In a question, a good is a number behind all cards, and a unit a number behind all goods. */
const GOOD_ITEM = 1000;
export const UNIT_ITEM = 2000;

/** Units, cards, resources and tokens, in any mix; never wonders. */
export function askPandemic(game: State, step: StepOf<'pandemic'>): Decision<ClashStep> {
  const { seat, n } = step;
  const own = game.seats[seat]!;
  const from = [
    ...own.hand,
    ...own.objectives,
    ...own.goods.flatMap((count, good) => new Array<number>(count).fill(GOOD_ITEM + good)),
    ...own.units.map((one) => UNIT_ITEM + one),
  ];
  const min = Math.min(n, from.length);
  if (min === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min,
      max: min,
      answer: (items) => ({
        do: 'given up',
        seat,
        goods: GOODS.map((_, good) => items.filter((item) => item === GOOD_ITEM + good).length),
        cards: items.filter((item) => item < GOOD_ITEM),
        units: items.filter((item) => item >= UNIT_ITEM).map((item) => item - UNIT_ITEM),
      }),
    },
  };
}

export function runGivenUp(game: State, { seat, goods, cards, units }: StepOf<'given up'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  for (const [good, n] of goods.entries()) lose(game, seat, good, n, 'event', io);
  for (const card of cards) {
    const action = own.hand.includes(card);
    removeCard(action ? own.hand : own.objectives, card);
    if (action) discardAction(game, seat, card);
    else game.objectiveDiscard.push(card);
    io.tell?.({ did: 'discard', seat, card });
  }
  runPerish(game, { do: 'perish', seat, units, points: 0 }, io);
}
