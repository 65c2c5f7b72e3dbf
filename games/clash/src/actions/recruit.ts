import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { DRAFT, MEDICINE, NATIONALISM } from '../advances.ts';
import { cityAt, grid, has, sizeOf } from '../cities.ts';
import { civil, leaderHex, ownPowers } from '../civilization.ts';
import type { PowerNamed } from '../civilization-data.ts';
import { hasExpansion } from '../config.ts';
import { draftMark, happened } from '../effects/occasions.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { RESOURCES } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { distancesFrom } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { BARREN, FOREST } from '../map/tiles.ts';
import { payable, payments, spend } from '../payment.ts';
import { FORTRESS, isArmy, type Kind, LEADER, SHIP, UNIT_DATA, UNITS } from '../pieces.ts';
import { drawActionToHand } from '../piles.ts';
import { CANNOT_PAY_UNIT } from '../refusals.ts';
import type { City, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { hexAt, isPirate, kindOf } from '../units.ts';
import { isOfFirstRules } from '../versions.ts';
import { activate, activationRefusal, BALL, CARD_DRAFTED } from './activate.ts';
import { ballCourt, force } from './collect.ts';
import { roomFor } from './muster.ts';
import { distinct, draftPrices, isDrafted, prices } from './recruit-prices.ts';
import { spendAction } from './spending.ts';

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
  for (const kind of kinds) if (isArmy(kind)) army++;
  if (army > 0 && army > roomFor(game, seat, city) + roomOfOld(game, seat, city, kinds)) return false;
  for (let kind = 0; kind < UNITS.length; kind++) {
    const wanted = countOf(kinds, kind);
    if (wanted > 0 && wanted > pieces(game, seat, city, kind)) return false;
  }
  return prices(game, seat, kinds, city).some((price) => payable(game, seat, price, 'plain'));
}

/** The old leader goes before the new one comes. */
function roomOfOld(game: State, seat: Seat, city: City, kinds: readonly Kind[]): number {
  return kinds.includes(LEADER) && leaderHex(game, seat) === city.hex && !isOfFirstRules(game) ? 1 : 0;
}

function countOf(kinds: readonly Kind[], kind: Kind): number {
  let count = 0;
  for (const one of kinds) if (one === kind) count++;
  return count;
}

export function runRecruit(game: State, { seat, hex }: StepOf<'recruit'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'recruit', io);
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
