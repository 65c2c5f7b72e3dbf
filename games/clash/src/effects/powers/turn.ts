import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { activate, activationRefusal } from '../../actions/activate.ts';
import { priceOf } from '../../actions/advance.ts';
import { beginCollect, collectRefusal } from '../../actions/collect.ts';
import { constructOptions } from '../../actions/construct.ts';
import { foundCity, siteRefusal } from '../../actions/found.ts';
import { stepPrice } from '../../actions/happiness.ts';
import { spendAction } from '../../actions/spending.ts';
import { ADVANCES, CATEGORIES, STATE_RELIGION, TAXES } from '../../advances.ts';
import { buildingsLeft, citiesOf, cityAt, cityCount, grid, replaceCity, sizeOf, withBuilding } from '../../cities.ts';
import { civil, leaderHex, led } from '../../civilization.ts';
import type { PowerWord } from '../../civilization-data.ts';
import type { ClashEvent } from '../../events.ts';
import { CULTURE, MOOD, plus } from '../../goods.ts';
import { gainable, knows, ownedIn } from '../../knowledge.ts';
import type { Hex } from '../../map/grid.ts';
import { NOBODY } from '../../owners.ts';
import { payable } from '../../payment.ts';
import { BUILDINGS, INFANTRY, OBELISK, SETTLER, UNIT_DATA } from '../../pieces.ts';
import { type City, HAPPY, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { spendTokens, tokensFor } from '../../tokens.ts';
import { addUnit, armyAt, countOf, hexAt, kindOf, moved, removeUnit, type Unit, unit, unitsAt } from '../../units.ts';
import { isOfFirstRules } from '../../versions.ts';
import { stackLimit } from '../../war/limits.ts';
import { captiveOptions } from './captives.ts';
import { fearOptions } from './fear.ts';
import { forecasts, ventures } from './ventures.ts';
import { voyageOptions } from './voyages.ts';

/** The seat's own city in which its leader is. */
function court(game: State, seat: Seat): City | undefined {
  const city = cityAt(game, leaderHex(game, seat));
  return city?.owner === seat ? city : undefined;
}

function isFresh(game: State, word: PowerWord): boolean {
  return !game.used.includes(word);
}

/** What civilization and leader let the seat do for an action. */
export function powerActions(game: State, seat: Seat): ClashStep[] {
  if (game.seats[seat]!.civilization < 0) return [];
  const options: ClashStep[] = [...lessons(game, seat), ...ventures(game, seat), ...fearOptions(game, seat)];
  const city = court(game, seat);
  const idle = city && !activationRefusal(game, seat, city.hex) ? city : undefined;
  if (idle && led(game, seat, idle.hex, 'tokens of regions'))
    options.push({ do: 'royal progress', seat, hex: idle.hex });
  if (
    idle &&
    led(game, seat, idle.hex, 'danegeld') &&
    knows(game, seat, TAXES) &&
    isFresh(game, 'danegeld') &&
    !game.used.includes('taxes')
  )
    options.push({ do: 'danegeld', seat, hex: idle.hex });
  if (!knows(game, seat, STATE_RELIGION)) options.push(...conversions(game, seat, true));
  if (civil(game, seat, 'call barbarians')) options.push({ do: 'call barbarians', seat });
  if (
    civil(game, seat, 'change settlers and infantry') &&
    isFresh(game, 'change settlers and infantry') &&
    changeable(game, seat).length > 0
  )
    options.push({ do: 'imperial army', seat });
  return options;
}

/** What they let it do beside actions. */
export function freePowersOf(game: State, seat: Seat): ClashStep[] {
  if (game.seats[seat]!.civilization < 0) return [];
  const options: ClashStep[] = [];
  const city = court(game, seat);
  options.push(...captiveOptions(game, seat), ...forecasts(game, seat), ...voyageOptions(game, seat));
  if (knows(game, seat, STATE_RELIGION)) options.push(...conversions(game, seat, false));
  if (city) options.push(...courtPowers(game, seat, city));
  const hex = leaderHex(game, seat);
  if (led(game, seat, hex, 'found freely') && settlersAt(game, seat, hex) > 0 && !siteRefusal(game, seat, hex))
    options.push({ do: 'found freely', seat, hex });
  return options;
}

function courtPowers(game: State, seat: Seat, city: City): ClashStep[] {
  const { hex } = city;
  const options: ClashStep[] = [];
  if (led(game, seat, hex, 'beloved') && isFresh(game, 'beloved') && tokensFor(game, seat, CULTURE) > 0)
    options.push({ do: 'honour', seat, hex });
  if (
    led(game, seat, hex, 'free happiness') &&
    city.mood !== HAPPY &&
    payable(game, seat, stepPrice(city), 'happiness')
  )
    options.push({ do: 'gladden', seat, hex });
  if (activationRefusal(game, seat, hex)) return options;
  const build = led(game, seat, hex, 'build freely');
  if (build && isFresh(game, 'build freely') && payable(game, seat, build.price, 'plain'))
    for (const one of constructOptions(game, seat, hex, build.price))
      if (one.do === 'construct') options.push({ ...one, do: 'construct at court' });
  const offering = led(game, seat, hex, 'build for captives');
  if (offering && isFresh(game, 'build for captives') && game.seats[seat]!.captives.length >= offering.n)
    for (const one of constructOptions(game, seat, hex))
      if (one.do === 'construct') options.push({ ...one, do: 'construct for captives' });
  const feast = led(game, seat, hex, 'free collect');
  if (feast && isFresh(game, 'free collect') && sizeOf(city) <= feast.size && payable(game, seat, feast.price, 'plain'))
    if (!collectRefusal(game, seat, hex)) options.push({ do: 'collect at court', seat, hex });
  const golden = led(game, seat, hex, 'new category');
  if (golden)
    for (const advance of unstarted(game, seat))
      if (payable(game, seat, plus(golden.price, priceOf(game, seat, advance)), 'advance'))
        options.push({ do: 'golden age', seat, hex, advance });
  return options;
}

/** Advances of categories of which the seat has none. */
function unstarted(game: State, seat: Seat): number[] {
  const fresh = CATEGORIES.map((_, category) => ownedIn(game.seats[seat]!, category).length === 0);
  return gainable(game, seat).filter((advance) => fresh[ADVANCES[advance]!.category]);
}

export function runGoldenAge(game: State, { seat, hex, advance }: StepOf<'golden age'>): void {
  activate(game, hex);
  next(
    game,
    { do: 'pay', seat, cost: led(game, seat, hex, 'new category')!.price, tender: 'plain' },
    { do: 'buy advance', seat, advance, cube: true },
    { do: 'activated', seat, hex, collected: false },
  );
}

/** In a Happy city a leader teaches, for a token of either kind. */
function lessons(game: State, seat: Seat): ClashStep[] {
  const city = court(game, seat);
  const teacher = city?.mood === HAPPY ? led(game, seat, city.hex, 'teacher') : undefined;
  if (!teacher) return [];
  const paid = [MOOD, CULTURE].filter((good) => game.seats[seat]!.goods[good]! > 0);
  return gainable(game, seat)
    .filter((advance) => ADVANCES[advance]!.category === teacher.category)
    .flatMap((advance) => paid.map((good): ClashStep => ({ do: 'teach', seat, advance, good })));
}

export function runTeach(game: State, { seat, advance, good }: StepOf<'teach'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'teach', io);
  next(game, { do: 'gain advance', seat, advance, cube: true });
  spendTokens(game, seat, good === MOOD ? MOOD : CULTURE, 1, 'leader', io);
}

/** A token for each region with an own city, no more than the city is large. */
export function runRoyalProgress(game: State, { seat, hex }: StepOf<'royal progress'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'royal progress', io);
  activate(game, hex);
  const { slotOf } = grid(game);
  const regions = new Set(citiesOf(game, seat).map((city) => slotOf[city.hex])).size;
  const n = Math.min(regions, sizeOf(cityAt(game, hex)!));
  next(game, ...new Array<ClashStep>(n).fill({ do: 'choose token', seat, why: 'leader' }), {
    do: 'activated',
    seat,
    hex,
    collected: false,
  });
}

export function runDanegeld(game: State, { seat, hex }: StepOf<'danegeld'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'danegeld', io);
  game.used.push('danegeld', 'taxes');
  activate(game, hex);
  next(game, { do: 'levy', seat, left: cityCount(game, seat) }, { do: 'activated', seat, hex, collected: false });
}

/** Influenced buildings in the leader's city that can be won back. */
function conversions(game: State, seat: Seat, action: boolean): ClashStep[] {
  const city = court(game, seat);
  const power = city && led(game, seat, city.hex, 'win back');
  if (!city || !power || tokensFor(game, seat, CULTURE) < power.price[CULTURE]!) return [];
  return [...BUILDINGS.keys()]
    .filter((building) => {
      const colour = city.buildings[building]!;
      if (colour === NOBODY || colour === seat || building === OBELISK) return false;
      return buildingsLeft(game, seat, building) > 0 || isOfFirstRules(game);
    })
    .map((building): ClashStep => ({ do: 'win back', seat, hex: city.hex, building, action }));
}

export function runWinBack(game: State, { seat, hex, building, action }: StepOf<'win back'>, io: Io<ClashEvent>): void {
  if (action) spendAction(game, seat, 'win back', io);
  replaceCity(game, withBuilding(cityAt(game, hex)!, building, seat));
  io.tell?.({ did: 'influenced', seat, hex, building });
  spendTokens(game, seat, CULTURE, led(game, seat, hex, 'win back')!.price[CULTURE]!, 'leader', io);
}

export function runCallBarbarians(game: State, { seat }: StepOf<'call barbarians'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'call barbarians', io);
  next(game, { do: 'barbarians arrive', seat });
}

/** Settlers and Infantry who may become each other. */
function changeable(game: State, seat: Seat): Unit[] {
  return game.seats[seat]!.units.filter((one) => kindOf(one) === SETTLER || kindOf(one) === INFANTRY);
}

export function runImperialArmy(game: State, { seat }: StepOf<'imperial army'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'imperial army', io);
  game.used.push('change settlers and infantry');
  next(game, { do: 'conscript', seat });
}

export function askConscript(game: State, step: StepOf<'conscript'>): Decision<ClashStep> {
  const { seat } = step;
  const from = changeable(game, seat);
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min: 1,
      max: from.length,
      allows: (units) => mayChange(game, seat, units),
      answer: (units) => ({ do: 'conscripted', seat, units }),
    },
    forced: true,
  };
}

function mayChange(game: State, seat: Seat, units: readonly Unit[]): boolean {
  const settlers = units.filter((one) => kindOf(one) === SETTLER);
  const change = settlers.length - (units.length - settlers.length);
  if (countOf(game, seat, INFANTRY) + change > UNIT_DATA[INFANTRY]!.perPlayer) return false;
  if (countOf(game, seat, SETTLER) - change > UNIT_DATA[SETTLER]!.perPlayer) return false;
  return [...new Set(units.map(hexAt))].every((hex) => {
    const here = units.filter((one) => hexAt(one) === hex);
    const more = here.filter((one) => kindOf(one) === SETTLER).length;
    return armyAt(game, seat, hex) + more - (here.length - more) <= stackLimit(game, seat, hex);
  });
}

export function runConscripted(game: State, { seat, units }: StepOf<'conscripted'>, io: Io<ClashEvent>): void {
  for (const one of units) {
    const kind = kindOf(one) === SETTLER ? INFANTRY : SETTLER;
    removeUnit(game, seat, one);
    addUnit(game, seat, moved(unit(kind, hexAt(one)), hexAt(one), one & ~1023));
    io.tell?.({ did: 'place', owner: seat, hex: hexAt(one), kind });
  }
}

/** A token lies in the city of the beloved: whoever attacks it pays as many. */
export function runHonour(game: State, { seat, hex }: StepOf<'honour'>, io: Io<ClashEvent>): void {
  game.used.push('beloved');
  const city = cityAt(game, hex)!;
  replaceCity(game, { ...city, culture: city.culture + 1 });
  spendTokens(game, seat, CULTURE, 1, 'leader', io);
}

/** One step for the leader's city, at its price. */
export function runGladden(game: State, { seat, hex }: StepOf<'gladden'>): void {
  const cost = stepPrice(cityAt(game, hex)!);
  next(game, { do: 'pay', seat, cost, tender: 'happiness' }, { do: 'cheer', hex, steps: 1 });
}

export function runConstructAtCourt(game: State, step: StepOf<'construct at court'>): void {
  const { seat, hex } = step;
  game.used.push('build freely');
  game.actions++;
  next(
    game,
    { do: 'pay', seat, cost: led(game, seat, hex, 'build freely')!.price, tender: 'plain' },
    { ...step, do: 'construct' },
  );
}

/** The captives who have been held longest are given up. */
export function runConstructForCaptives(game: State, step: StepOf<'construct for captives'>): void {
  const { seat, hex } = step;
  game.used.push('build for captives');
  game.seats[seat]!.captives.splice(0, led(game, seat, hex, 'build for captives')!.n);
  game.actions++;
  next(game, { ...step, do: 'construct' });
}

export function runCollectAtCourt(game: State, { seat, hex }: StepOf<'collect at court'>): void {
  game.used.push('free collect');
  beginCollect(game, seat, hex);
  next(game, { do: 'pay', seat, cost: led(game, seat, hex, 'free collect')!.price, tender: 'plain' });
}

function settlersAt(game: State, seat: Seat, hex: Hex): number {
  return unitsAt(game, seat, hex).filter((one) => kindOf(one) === SETTLER).length;
}

export function runFoundFreely(game: State, { seat, hex }: StepOf<'found freely'>, io: Io<ClashEvent>): void {
  const settler = unitsAt(game, seat, hex).find((one) => kindOf(one) === SETTLER)!;
  removeUnit(game, seat, settler);
  foundCity(game, seat, hex, io);
}
