import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { FARMING, FISHING, HUSBANDRY, IRRIGATION, METALLURGY, MINING, PUBLIC_EDUCATION, ROADS } from '../advances.ts';
import { ACTION_CARDS } from '../card-data.ts';
import { citiesOf, cityAt, grid, has, sizeOf, strength } from '../cities.ts';
import { civil, led } from '../civilization.ts';
import { happened } from '../effects/occasions.ts';
import type { ClashEvent } from '../events.ts';
import { gain, lose } from '../gains.ts';
import { FOOD, GOLD, GOODS, IDEAS, MOOD, ORE, WOOD } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { distancesFrom } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { BARREN, FOREST, GRASSLAND, isLand, MOUNTAIN, SEA } from '../map/tiles.ts';
import { BARBARIANS } from '../owners.ts';
import { ACADEMY, PORT } from '../pieces.ts';
import { NOTHING_TO_COLLECT, ONLY_COLLECT } from '../refusals.ts';
import { ANGRY, type City, HAPPY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { spendTokens, tokensFor } from '../tokens.ts';
import { captive, enemyUnitsAt, hasUnits, hexAt, kindOf, removeUnit, unitsAt } from '../units.ts';
import { powerIn } from '../wonders.ts';
import { activate, activationRefusal, BALL, isCalmed } from './activate.ts';
import { spendAction } from './spending.ts';

/** Something to collect: a good from a hex, as one number. */
export type Yield = number;

const GOODS_PER_HEX = 8;

export function yieldOf(hex: Hex, good: number): Yield {
  return hex * GOODS_PER_HEX + good;
}

export function yieldHex(one: Yield): Hex {
  return Math.floor(one / GOODS_PER_HEX);
}

export function yieldGood(one: Yield): number {
  return one % GOODS_PER_HEX;
}

/** Once in the turn. */
const FAR_FIELDS = 'husbandry';
const COLLECTED = 'collect';
const ONLY_ONE = 'free-economy';

/** Cards that wait for the next Collect. */
const SAME_HEX = 'same hex';
const MORE_HEXES = 'more hexes';
/** As the one card that gives more says it: the mark that waits for the next Collect has no number of its own. */
const EXTRA_HEXES = Math.max(
  ...ACTION_CARDS.flatMap(({ civil }) => civil.effects.map((effect) => (effect.do === 'collect' ? effect.extra : 0))),
);

/** A card improves the next Collect, if one can come and no other card waits for it. */
export function canImproveCollect(game: State, seat: Seat): boolean {
  if (game.used.includes(SAME_HEX) || game.used.includes(MORE_HEXES)) return false;
  return game.actions > 0 && citiesOf(game, seat).some(({ hex }) => !collectRefusal(game, seat, hex));
}

export function improveCollect(game: State, same: boolean): void {
  game.used.push(same ? SAME_HEX : MORE_HEXES);
}

export function collectRefusal(game: State, seat: Seat, hex: Hex): Refusal | null {
  const refused = activationRefusal(game, seat, hex);
  if (refused) return refused;
  if (game.used.includes(ONLY_ONE)) return ONLY_COLLECT;
  return hasYield(game, seat, cityAt(game, hex)!) ? null : NOTHING_TO_COLLECT;
}

/** What a hex of this terrain gives to a city of the seat. */
function goodsOf(game: State, seat: Seat, city: City, hex: Hex): number[] {
  switch (game.terrain[hex]) {
    case GRASSLAND:
      if (powerIn(city, 'any resource from grassland')) return [FOOD, WOOD, ORE, IDEAS, GOLD];
      return knows(game, seat, FARMING) ? [FOOD] : [];
    case FOREST:
      return knows(game, seat, FARMING) ? [WOOD] : [];
    case MOUNTAIN:
      if (civil(game, seat, 'terraces')) return [FOOD, WOOD, ORE];
      return knows(game, seat, MINING) ? [ORE] : [];
    case BARREN:
      if (civil(game, seat, 'floodplains')) return [FOOD, WOOD];
      return knows(game, seat, IRRIGATION) ? [FOOD] : [];
    case SEA:
      return [...(knows(game, seat, FISHING) ? [FOOD] : []), ...(has(city, PORT) ? [GOLD, MOOD] : [])];
    default:
      return [];
  }
}

/** Enemies, exhaustion and other cities keep everyone from collecting. */
function isBlocked(game: State, seat: Seat, city: City, hex: Hex): boolean {
  if (game.exhausted.includes(hex)) return true;
  if (enemyUnitsAt(game, seat, hex) >= 0 && !isTribute(game, seat, hex)) return true;
  if (hex !== city.hex && cityAt(game, hex)) return !isTribute(game, seat, hex);
  return game.terrain[hex] === SEA && isPirateWater(game, hex);
}

/** Enemy cities pay with what their land gives. */
function isTribute(game: State, seat: Seat, hex: Hex): boolean {
  const city = cityAt(game, hex);
  return city !== undefined && city.owner !== seat && civil(game, seat, 'tribute') !== undefined;
}

/** Barbarians in their city who may be taken in place of what it pays. */
function isPrey(game: State, seat: Seat, hex: Hex): boolean {
  const captives = civil(game, seat, 'captives');
  if (!captives || captives.most <= game.seats[seat]!.captives.length || !isTribute(game, seat, hex)) return false;
  return cityAt(game, hex)!.owner === BARBARIANS && hasUnits(game, BARBARIANS, hex);
}

export function askSeize(game: State, step: StepOf<'seize'>): Decision<ClashStep> {
  const { seat, hex, good } = step;
  const kinds = isPrey(game, seat, hex) ? new Set(unitsAt(game, BARBARIANS, hex).map(kindOf)) : [];
  const options = [...kinds].map((kind): ClashStep => ({ do: 'seized', seat, hex, kind }));
  const pays: ClashStep = { do: 'gain goods', seat, goods: GOODS.map((_, one) => (one === good ? 1 : 0)) };
  return { seat, ask: step, options: [pays, ...options], forced: true };
}

export function runSeized(game: State, { seat, hex, kind }: StepOf<'seized'>, io: Io<ClashEvent>): void {
  removeUnit(game, BARBARIANS, unitsAt(game, BARBARIANS, hex).find((one) => kindOf(one) === kind)!);
  game.seats[seat]!.captives.push(captive(BARBARIANS, kind));
  io.tell?.({ did: 'remove', owner: BARBARIANS, hex, kind });
}

/** The Sea hex of a pirate ship, or one beside it. */
export function isPirateWater(game: State, hex: Hex): boolean {
  if (game.pirates.length === 0) return false;
  const near = grid(game).neighbours[hex]!;
  return game.pirates.some((ship) => hexAt(ship) === hex || near.includes(hexAt(ship)));
}

/** How many Land hexes at distance 2 may be among those collected. */
function farFields(game: State, seat: Seat): number {
  if (!knows(game, seat, HUSBANDRY) || game.used.includes(FAR_FIELDS)) return 0;
  return knows(game, seat, ROADS) ? 2 : 1;
}

/** All that a city could collect, by hex. */
export function yields(game: State, seat: Seat, city: City): Yield[] {
  return [...new Set([...nearTo(game, city), ...beyond(game, seat, city)])].flatMap((hex) =>
    isBlocked(game, seat, city, hex) ? [] : goodsOf(game, seat, city, hex).map((good) => yieldOf(hex, good)),
  );
}

/** Mostly the first hexes say it: it is asked of every city in every turn. */
function hasYield(game: State, seat: Seat, city: City): boolean {
  const gives = (hex: Hex) => !isBlocked(game, seat, city, hex) && goodsOf(game, seat, city, hex).length > 0;
  return nearTo(game, city).some(gives) || beyond(game, seat, city).some(gives);
}

function nearTo(game: State, city: City): Hex[] {
  return [city.hex, ...grid(game).neighbours[city.hex]!];
}

function beyond(game: State, seat: Seat, city: City): Hex[] {
  return [...far(game, seat, city), ...tributaries(game, seat, city)];
}

/** Enemy cities within reach, for whom they pay tribute. */
function tributaries(game: State, seat: Seat, city: City): Hex[] {
  if (!civil(game, seat, 'tribute')) return [];
  const near = distancesFrom(game, city.hex, 2);
  return game.cities.filter(({ hex, owner }) => owner !== seat && near[hex]! > 0).map(({ hex }) => hex);
}

function far(game: State, seat: Seat, city: City): Hex[] {
  if (farFields(game, seat) === 0) return [];
  return distancesFrom(game, city.hex, 2).flatMap((distance, hex) =>
    distance === 2 && isLand(game.terrain[hex]!) ? [hex] : [],
  );
}

export function runCollect(game: State, { seat, hex }: StepOf<'collect'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'collect', io);
  beginCollect(game, seat, hex);
}

export function beginCollect(game: State, seat: Seat, hex: Hex): void {
  game.used.push(COLLECTED);
  activate(game, hex);
  next(
    game,
    ...ballCourt(game, seat, hex),
    { do: 'gather', seat, hex },
    { do: 'activated', seat, hex, collected: true },
  );
}

/** Free Economy: the only Collect action of the turn. */
export function canCollectFreely(game: State, seat: Seat, hex: Hex): boolean {
  return !game.used.includes(COLLECTED) && !collectRefusal(game, seat, hex);
}

export function runFreeCollect(game: State, { seat, hex }: StepOf<'free collect'>, io: Io<ClashEvent>): void {
  game.used.push(ONLY_ONE);
  beginCollect(game, seat, hex);
  spendTokens(game, seat, MOOD, 1, 'advance', io);
}

/** How much a city can do: a leader may make it larger, or act as if it were Happy. */
export function force(game: State, city: City): number {
  const { owner, hex, mood, activations } = city;
  const happy = activations <= 1 && led(game, owner, hex, 'acts as happy') !== undefined;
  const larger = mood !== ANGRY && sizeOf(city) === 1 && led(game, owner, hex, 'larger small city') ? 1 : 0;
  const ball = game.used.includes(BALL) ? 1 : 0;
  return strength(happy ? { ...city, mood: HAPPY } : city, isCalmed(game)) + larger + ball;
}

/** Who has Ball Courts and a token is asked. */
export function ballCourt(game: State, seat: Seat, hex: Hex): ClashStep[] {
  return civil(game, seat, 'ball courts') ? [{ do: 'ball court', seat, hex }] : [];
}

export function askBallCourt(game: State, step: StepOf<'ball court'>): Decision<ClashStep> {
  const { seat } = step;
  if (tokensFor(game, seat, MOOD) === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [
      { do: 'play ball', seat },
      { do: 'decline', seat },
    ],
  };
}

export function runPlayBall(game: State, { seat }: StepOf<'play ball'>, io: Io<ClashEvent>): void {
  game.used.push(BALL);
  spendTokens(game, seat, MOOD, 1, 'advance', io);
}

export function askGather(game: State, step: StepOf<'gather'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const city = cityAt(game, hex)!;
  const max = force(game, city) + (game.used.includes(MORE_HEXES) ? EXTRA_HEXES : 0);
  const again = game.used.includes(SAME_HEX);
  const from = yields(game, seat, city).flatMap((one) => new Array<Yield>(again ? max : 1).fill(one));
  const near = [hex, ...grid(game).neighbours[hex]!, ...tributaries(game, seat, city)];
  const most = farFields(game, seat);
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min: 1,
      max,
      allows: (picked) => mayGather(game, picked, near, most, again),
      answer: (gathered) => ({ do: 'gathered', seat, hex, gathered }),
    },
    forced: true,
  };
}

/** Each hex once, unless a card lets it be `again`, one Sea hex, and no more far ones than are allowed. */
function mayGather(game: State, picked: readonly Yield[], near: readonly Hex[], most: number, again: boolean): boolean {
  const hexes = [...new Set(picked.map(yieldHex))];
  if (hexes.length < picked.length && !again) return false;
  if (hexes.filter((hex) => game.terrain[hex] === SEA).length > 1) return false;
  return hexes.filter((hex) => !near.includes(hex)).length <= most;
}

export function runGathered(game: State, { seat, hex, gathered }: StepOf<'gathered'>, io: Io<ClashEvent>): void {
  game.used = game.used.filter((mark) => mark !== SAME_HEX && mark !== MORE_HEXES && mark !== BALL);
  const near = [hex, ...grid(game).neighbours[hex]!, ...tributaries(game, seat, cityAt(game, hex)!)];
  if (gathered.some((one) => !near.includes(yieldHex(one)))) game.used.push(FAR_FIELDS);
  io.tell?.({ did: 'collect', seat, hex, gathered });
  for (const one of gathered) {
    if (isPrey(game, seat, yieldHex(one))) next(game, { do: 'seize', seat, hex: yieldHex(one), good: yieldGood(one) });
    else gain(game, seat, yieldGood(one), 1, 'collect', io);
  }
  const taught = knows(game, seat, PUBLIC_EDUCATION) && has(cityAt(game, hex)!, ACADEMY);
  if (taught && !game.used.includes('public-education')) {
    game.used.push('public-education');
    gain(game, seat, IDEAS, 1, 'advance', io);
  }
  const ore = gathered.filter((one) => yieldGood(one) === ORE).length;
  if (ore >= 2 && knows(game, seat, METALLURGY)) next(game, { do: 'metallurgy', seat });
  happened(game, { on: 'collect', seat, hex, gathered });
}

/** One ore of at least two may become gold. */
export function askMetallurgy(game: State, step: StepOf<'metallurgy'>): Decision<ClashStep> {
  const { seat } = step;
  if (game.seats[seat]!.goods[ORE] === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [
      { do: 'smelt', seat },
      { do: 'decline', seat },
    ],
  };
}

export function runSmelt(game: State, { seat }: StepOf<'smelt'>, io: Io<ClashEvent>): void {
  lose(game, seat, ORE, 1, 'advance', io);
  gain(game, seat, GOLD, 1, 'advance', io);
}
