import { type Decision, type Io, next, type Refusal, rolled, type Seat } from '@imperia/engine';
import { CIVIL_LIBERTIES, DRAFT, MEDICINE, NATIONALISM, SANITATION } from '../advances.ts';
import { cityAt, grid, has, sizeOf } from '../cities.ts';
import { civil, led, ownPowers } from '../civilization.ts';
import type { PowerNamed } from '../civilization-data.ts';
import { hasExpansion } from '../config.ts';
import { draftMark, happened } from '../effects/occasions.ts';
import { dismissed } from '../effects/powers/dismissal.ts';
import { meetsPirates } from '../effects/powers/pirate-allies.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { CULTURE, FOOD, GOLD, GOODS, type Goods, goods, MOOD, NOTHING, plus, RESOURCES } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { distancesFrom } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { BARREN, FOREST, isLand } from '../map/tiles.ts';
import { payable, payments, spend } from '../payment.ts';
import {
  CAVALRY,
  ELEPHANT,
  FORTRESS,
  INFANTRY,
  isArmy,
  type Kind,
  LEADER,
  MARKET,
  SETTLER,
  SHIP,
  UNIT_DATA,
  UNITS,
} from '../pieces.ts';
import { drawActionToHand, LEADER_LOT, removeCard } from '../piles.ts';
import { CANNOT_PAY_UNIT } from '../refusals.ts';
import type { City, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import {
  addUnit,
  armyAt,
  countOf,
  enemyUnitsAt,
  FRESH,
  hexAt,
  isPirate,
  kindOf,
  removeUnit,
  type Unit,
  unit,
} from '../units.ts';
import { stackLimit } from '../war/limits.ts';
import { activate, activationRefusal, BALL, CARD_DRAFTED } from './activate.ts';
import { ballCourt, force } from './collect.ts';
import { enemyAt } from './destinations.ts';

export function recruitRefusal(game: State, seat: Seat, hex: Hex): Refusal | null {
  const refused = activationRefusal(game, seat, hex);
  if (refused) return refused;
  const city = cityAt(game, hex)!;
  const may = UNITS.some((_, kind) => mayRecruit(game, seat, city, [kind])) || canDraftCard(game, seat);
  return may ? null : CANNOT_PAY_UNIT;
}

/** How many of a kind the city could place: pieces from the pool, and own ones that stand elsewhere. */
function pieces(game: State, seat: Seat, city: City, kind: Kind): number {
  const data = UNIT_DATA[kind]!;
  if (data.expansion && !hasExpansion(game.config)) return 0;
  if (data.needs >= 0 && !has(city, data.needs) && !isWithoutMarket(game, seat, city, kind)) return 0;
  if (kind === LEADER) return game.seats[seat]!.leaders.length > 0 ? 1 : 0;
  const here = kind === SHIP ? city.port : city.hex;
  let standing = 0;
  for (const one of game.seats[seat]!.units)
    if (kindOf(one) === kind && hexAt(one) === here && !isPirate(one)) standing++;
  return data.perPlayer - standing;
}

/** Some civilizations find riders and elephants elsewhere. */
function isWithoutMarket(game: State, seat: Seat, city: City, kind: Kind): boolean {
  return ownPowers(game.seats[seat]!).some(
    (one) => one.power === 'recruit without market' && one.unit === kind && isBreeding(game, seat, city, one.where),
  );
}

function isBreeding(
  game: State,
  seat: Seat,
  city: City,
  where: PowerNamed<'recruit without market'>['where'],
): boolean {
  switch (where) {
    case 'size 1':
      return sizeOf(city) === 1;
    case 'forest':
      return game.terrain[city.hex] === FOREST;
    case 'fortress':
      return has(city, FORTRESS);
    case 'beside barren':
      return grid(game).neighbours[city.hex]!.some((near) => game.terrain[near] === BARREN);
    case 'far from home':
      return distancesFrom(game, game.seats[seat]!.home)[city.hex]! >= 3;
    case 'for gold or culture':
      return true;
  }
}

function mayRecruit(game: State, seat: Seat, city: City, kinds: readonly Kind[]): boolean {
  if (kinds.length > recruitsOf(game, city)) return false;
  let army = 0;
  const wanted = UNITS.map(() => 0);
  for (const kind of kinds) {
    wanted[kind]!++;
    if (isArmy(kind)) army++;
  }
  if (army > 0 && army > roomFor(game, seat, city)) return false;
  for (const [kind, n] of wanted.entries()) if (n > 0 && n > pieces(game, seat, city, kind)) return false;
  return prices(game, seat, kinds, city).some((price) => payable(game, seat, price, 'plain'));
}

/** How many more army units may stand in the city, or beside it with a leader who sends them there. */
function roomFor(game: State, seat: Seat, city: City): number {
  return [city.hex, ...musterGrounds(game, seat, city.hex)].reduce(
    (sum, hex) => sum + Math.max(0, stackLimit(game, seat, hex) - armyAt(game, seat, hex)),
    0,
  );
}

/** Land beside the city where recruits may be placed at once. */
function musterGrounds(game: State, seat: Seat, hex: Hex): Hex[] {
  if (!led(game, seat, hex, 'recruit beside')) return [];
  return grid(game).neighbours[hex]!.filter((near) => isLand(game.terrain[near]!) && !enemyAt(game, seat, near));
}

function hasRoom(game: State, seat: Seat, hex: Hex, kind: Kind): boolean {
  return !isArmy(kind) || armyAt(game, seat, hex) < stackLimit(game, seat, hex);
}

/** The full price, and what it becomes when tokens pay for one Infantry, one Settler or both. */
function prices(game: State, seat: Seat, kinds: readonly Kind[], city: City, drafting = true): Goods[] {
  const price = kinds.reduce<Goods>((sum, kind) => plus(sum, UNIT_DATA[kind]!.cost), NOTHING);
  const instead = (from: readonly Goods[], kind: Kind, cheaper: Goods): Goods[] => {
    const cost = UNIT_DATA[kind]!.cost;
    return [...from, ...from.map((sum) => plus(sum, cheaper).map((n, good) => n - cost[good]!))];
  };
  let all: Goods[] = beasts(game, seat, kinds, city, price);
  const drafts = drafting && !game.used.includes(CARD_DRAFTED) && knows(game, seat, DRAFT);
  if (drafts && kinds.includes(INFANTRY))
    all = draftPrices(game, seat).flatMap((cheaper) => instead(all, INFANTRY, cheaper));
  if (drafts && kinds.includes(SHIP) && civil(game, seat, 'draft ships'))
    all = draftPrices(game, seat).flatMap((cheaper) => instead(all, SHIP, cheaper));
  if (kinds.includes(SETTLER) && knows(game, seat, SANITATION)) all = instead(all, SETTLER, goods({ mood: 1 }));
  return distinct(all);
}

function distinct(all: readonly Goods[]): Goods[] {
  return [...new Map(all.map((price) => [price.join(), price])).values()];
}

/** Elephants without a Market: one resource of each is paid with gold, or with a culture token. */
function beasts(game: State, seat: Seat, kinds: readonly Kind[], city: City, price: Goods): Goods[] {
  const n = kinds.filter((kind) => kind === ELEPHANT).length;
  const wild = ownPowers(game.seats[seat]!).some(
    (one) => one.power === 'recruit without market' && one.where === 'for gold or culture',
  );
  if (n === 0 || !wild || has(city, MARKET)) return [price];
  return Array.from({ length: n + 1 }, (_, culture) =>
    price.map(
      (count, good) => count + (good === FOOD ? -n : good === GOLD ? n - culture : good === CULTURE ? culture : 0),
    ),
  );
}

/** What one drafted unit costs: mood tokens, or what the civilization knows instead. */
function draftPrices(game: State, seat: Seat): Goods[] {
  const n = draftPrice(game, seat);
  const others = ownPowers(game.seats[seat]!).flatMap((one) => (one.power === 'draft with' ? [one.good] : []));
  return [MOOD, ...others].map((good) => GOODS.map((_, at) => (at === good ? n : 0)));
}

function draftPrice(game: State, seat: Seat): number {
  return knows(game, seat, CIVIL_LIBERTIES) ? 2 : 1;
}

/** Whether this was paid with the Draft: where it could be read both ways, it was. */
function isDrafted(game: State, seat: Seat, kinds: readonly Kind[], city: City, pay: Goods): boolean {
  if (!kinds.includes(INFANTRY) || !knows(game, seat, DRAFT)) return false;
  const others = kinds.filter((_, i) => i !== kinds.indexOf(INFANTRY));
  return prices(game, seat, others, city, false).some((price) =>
    draftPrices(game, seat).some((draft) => covers(plus(price, draft), pay)),
  );
}

/** Whether this pays that, gold standing in for whatever is missing. */
function covers(price: Goods, pay: Goods): boolean {
  const sum = (some: Goods) => some.slice(0, RESOURCES).reduce((total, n) => total + n, 0);
  const fits = pay.every((n, good) => (good < GOLD ? n <= price[good]! : good === GOLD || n === price[good]!));
  return fits && sum(price) === sum(pay);
}

export function runRecruit(game: State, { seat, hex }: StepOf<'recruit'>): void {
  game.actions--;
  activate(game, hex);
  next(
    game,
    ...ballCourt(game, seat, hex),
    ...(canDraftCard(game, seat) ? [{ do: 'draft card' as const, seat }] : []),
    { do: 'choose units', seat, hex },
    { do: 'activated', seat, hex, collected: false },
  );
}

/** How many units the city recruits: a card takes the place of one. */
function recruitsOf(game: State, city: City): number {
  return force(game, city) - (game.used.includes(CARD_DRAFTED) ? 1 : 0);
}

/** With the Draft, a card in place of Infantry. */
function canDraftCard(game: State, seat: Seat): boolean {
  if (!civil(game, seat, 'draft cards') || !knows(game, seat, DRAFT)) return false;
  if (game.actionDeck.length + game.actionDiscard.length === 0) return false;
  return draftPrices(game, seat).some((price) => payable(game, seat, price, 'plain'));
}

export function askDraftCard(game: State, step: StepOf<'draft card'>): Decision<ClashStep> {
  const { seat } = step;
  const options = distinct(draftPrices(game, seat).flatMap((price) => payments(game, seat, price, 'plain'))).map(
    (pay): ClashStep => ({ do: 'card drafted', seat, pay }),
  );
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

export function runCardDrafted(game: State, { seat, pay }: StepOf<'card drafted'>, io: Io<ClashEvent>): void {
  game.used.push(CARD_DRAFTED);
  spend(game, seat, pay, io);
  drawActionToHand(game, seat, io);
}

export function askChooseUnits(game: State, step: StepOf<'choose units'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const city = cityAt(game, hex)!;
  const most = recruitsOf(game, city);
  const from = UNITS.flatMap((_, kind) => {
    if (!mayRecruit(game, seat, city, [kind])) return [];
    let n = 1;
    while (n < most && mayRecruit(game, seat, city, new Array(n + 1).fill(kind))) n++;
    return new Array<Kind>(n).fill(kind);
  });
  if (from.length === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: game.used.includes(CARD_DRAFTED) ? [{ do: 'decline', seat }] : [],
    pick: {
      from,
      min: 1,
      max: most,
      allows: (kinds) => mayRecruit(game, seat, city, kinds),
      answer: (kinds) => ({ do: 'pay recruits', seat, hex, kinds }),
    },
    forced: true,
  };
}

export function askPayRecruits(game: State, step: StepOf<'pay recruits'>): Decision<ClashStep> {
  const { seat, hex, kinds } = step;
  const options = distinct(
    prices(game, seat, kinds, cityAt(game, hex)!).flatMap((price) => payments(game, seat, price, 'plain')),
  ).map((pay): ClashStep => ({ do: 'enlist', seat, hex, kinds, pay }));
  return { seat, ask: step, options, forced: true };
}

export function runEnlist(game: State, { seat, hex, kinds, pay }: StepOf<'enlist'>, io: Io<ClashEvent>): void {
  if (isDrafted(game, seat, kinds, cityAt(game, hex)!, pay)) game.used.push(draftMark(seat));
  game.used = game.used.filter((mark) => mark !== BALL);
  spend(game, seat, pay, io);
  io.tell?.({ did: 'recruit', seat, hex, kinds });
  next(
    game,
    ...kinds.map((kind): ClashStep => ({ do: 'muster', seat, hex, kind })),
    { do: 'mustered', seat, hex, kinds },
    { do: 'recruited', seat, hex, kinds, pay },
  );
}

/** A piece from the pool; or, when there is none, one of the seat's own from elsewhere on the map. */
export function askMuster(game: State, step: StepOf<'muster'>): Decision<ClashStep> {
  const { seat, hex, kind } = step;
  if (kind === LEADER) return askLeader(game, step);
  if (countOf(game, seat, kind) < UNIT_DATA[kind]!.perPlayer)
    return { seat, ask: step, options: places(game, seat, hex, kind, -1), forced: true };
  const here = kind === SHIP ? cityAt(game, hex)!.port : hex;
  const others = game.seats[seat]!.units.filter((one) => kindOf(one) === kind && hexAt(one) !== here && !isPirate(one));
  const options = [...new Set(others)].flatMap((from) => places(game, seat, hex, kind, from));
  return { seat, ask: step, options, forced: true };
}

/** In the city, or beside it. */
function places(game: State, seat: Seat, hex: Hex, kind: Kind, from: Unit): ClashStep[] {
  if (kind === SHIP) return [{ do: 'place recruit', seat, hex, kind, from }];
  const here: ClashStep[] = hasRoom(game, seat, hex, kind) ? [{ do: 'place recruit', seat, hex, kind, from }] : [];
  const beside = musterGrounds(game, seat, hex).filter((to) => hasRoom(game, seat, to, kind));
  return [...here, ...beside.map((to): ClashStep => ({ do: 'place beside', seat, hex, kind, from, to }))];
}

export function runPlaceBeside(
  game: State,
  { seat, kind, from, to }: StepOf<'place beside'>,
  io: Io<ClashEvent>,
): void {
  muster(game, seat, kind, from, to, io);
}

export function runPlaceRecruit(game: State, step: StepOf<'place recruit'>, io: Io<ClashEvent>): void {
  const { seat, hex, kind, from } = step;
  muster(game, seat, kind, from, kind === SHIP ? cityAt(game, hex)!.port : hex, io);
}

function muster(game: State, seat: Seat, kind: Kind, from: Unit, to: Hex, io: Io<ClashEvent>): void {
  if (from >= 0) {
    removeUnit(game, seat, from);
    io.tell?.({ did: 'remove', owner: seat, hex: hexAt(from), kind });
    if (kind === SHIP) next(game, { do: 'unload', seat, hex: hexAt(from) });
  }
  const fresh = kind === CAVALRY && civil(game, seat, 'riders set out') ? FRESH : 0;
  addUnit(game, seat, unit(kind, to, fresh));
  io.tell?.({ did: 'place', owner: seat, hex: to, kind });
}

function askLeader(game: State, step: StepOf<'muster'>): Decision<ClashStep> {
  const { seat, hex } = step;
  if (game.config.options.includes('randomLeaders'))
    return { seat, ask: step, options: [{ do: 'draw leader', seat, hex }], forced: true };
  const options = game.seats[seat]!.leaders.map((card): ClashStep => ({ do: 'enthrone', seat, hex, card }));
  return { seat, ask: step, options, forced: true };
}

export function runDrawLeader(game: State, { seat, hex }: StepOf<'draw leader'>, io: Io<ClashEvent>): void {
  const { leaders } = game.seats[seat]!;
  next(game, { do: 'enthrone', seat, hex, card: leaders[rolled(game, io, LEADER_LOT, leaders.length)]! });
}

/** A new leader takes the place of the old, who leaves the game. */
export function runEnthrone(game: State, { seat, hex, card }: StepOf<'enthrone'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  for (const old of own.ruling) {
    game.removed.push(old);
    dismissed(game, seat);
  }
  own.ruling = [];
  for (const one of own.units.filter((old) => kindOf(old) === LEADER)) {
    removeUnit(game, seat, one);
    io.tell?.({ did: 'remove', owner: seat, hex: hexAt(one), kind: LEADER });
  }
  removeCard(own.leaders, card);
  own.ruling.push(card);
  own.reigns++;
  addUnit(game, seat, unit(LEADER, hex));
  io.tell?.({ did: 'leader', seat, card, hex });
}

/** Ships that come upon enemies fight at once, and cannot retreat. */
export function runMustered(game: State, { seat, hex, kinds }: StepOf<'mustered'>): void {
  if (!kinds.includes(SHIP)) return;
  const { port } = cityAt(game, hex)!;
  if (meetsPirates(game, seat, port)) {
    next(game, { do: 'meet pirates', seat, hex: port, origin: -1 });
    return;
  }
  const defender = enemyUnitsAt(game, seat, port);
  if (defender >= 0) next(game, { do: 'fight', attacker: seat, defender, hex: port, origin: -1, landed: false });
}

/** Medicine gives back a resource, Nationalism a token. */
export function runRecruited(game: State, { seat, hex, kinds, pay }: StepOf<'recruited'>): void {
  const steps: ClashStep[] = [];
  if (knows(game, seat, MEDICINE) && pay.slice(0, RESOURCES).some((n) => n > 0))
    steps.push({ do: 'medicine', seat, pay });
  if (knows(game, seat, NATIONALISM) && kinds.some((kind) => kind === SHIP || isArmy(kind)))
    steps.push({ do: 'choose token', seat, why: 'advance' });
  next(game, ...steps);
  happened(game, { on: 'recruit', seat, hex, kinds, pay });
}

export function askMedicine(_game: State, step: StepOf<'medicine'>): Decision<ClashStep> {
  const { seat, pay } = step;
  const options: ClashStep[] = [];
  for (let good = 0; good < RESOURCES; good++) if (pay[good]! > 0) options.push({ do: 'regain', seat, good });
  return { seat, ask: step, options, forced: true };
}

export function runRegain(game: State, { seat, good }: StepOf<'regain'>, io: Io<ClashEvent>): void {
  gain(game, seat, good, 1, 'advance', io);
}
