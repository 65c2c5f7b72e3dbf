import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { spendAction } from '../../actions/spending.ts';
import { buildingsLeft, citiesOf, cityAt, replaceCity, withBuilding, worse } from '../../cities.ts';
import { loseLinkedToGovernment } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import { lose } from '../../gains.ts';
import { CULTURE, MOOD } from '../../goods.ts';
import { governmentOf, ownedIn, unmark } from '../../knowledge.ts';
import { INFANTRY, isArmy, LEADER, TEMPLE } from '../../pieces.ts';
import { changes } from '../../round/status.ts';
import { ANGRY, HAPPY, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { hexAt, kindOf, unitsAt } from '../../units.ts';
import { loseUnit } from '../../war/casualties.ts';
import { isSheltered } from '../powers/storms.ts';

/** In a city that is not Happy an Infantry falls and its mood with it; where there is none, a mood alone. */
export function askCivilWar(game: State, step: StepOf<'civil war'>): Decision<ClashStep> {
  const { seat } = step;
  const torn = citiesOf(game, seat).filter(
    ({ hex, mood }) => mood !== HAPPY && unitsAt(game, seat, hex).some((one) => kindOf(one) === INFANTRY),
  );
  if (torn.length === 0) {
    const open = citiesOf(game, seat).filter(({ mood }) => mood !== ANGRY);
    const options = open.map(({ hex, mood }): ClashStep => ({ do: 'mood falls', hex, mood: worse(mood) }));
    return { seat, ask: step, options, forced: true };
  }
  return { seat, ask: step, options: torn.map(({ hex }): ClashStep => ({ do: 'revolt', seat, hex })), forced: true };
}

export function runRevolt(game: State, { seat, hex }: StepOf<'revolt'>, io: Io<ClashEvent>): void {
  const one = unitsAt(game, seat, hex).find((unit) => kindOf(unit) === INFANTRY)!;
  if (!isSheltered(game, seat, one)) {
    loseUnit(game, seat, one);
    io.tell?.({ did: 'remove', owner: seat, hex, kind: INFANTRY });
  }
  const { mood } = cityAt(game, hex)!;
  if (mood !== ANGRY) next(game, { do: 'mood falls', hex, mood: worse(mood) });
}

/** An action is lost, then the government changes; an army unit each buys that off. */
export function rebel(seat: Seat): ClashStep[] {
  return [
    { do: 'strike', seat },
    { do: 'overthrow', seat },
  ];
}

function soldiers(game: State, seat: Seat): ClashStep[] {
  const army = game.seats[seat]!.units.filter((one) => isArmy(kindOf(one)));
  return [...new Set(army)].map((one): ClashStep => ({ do: 'perish', seat, units: [one], points: 0 }));
}

export function askStrike(game: State, step: StepOf<'strike'>): Decision<ClashStep> {
  const { seat } = step;
  return { seat, ask: step, options: [{ do: 'lose action', seat }, ...soldiers(game, seat)], forced: true };
}

/** Of this turn, if one is left; else of the next. */
export function runLoseAction(game: State, { seat }: StepOf<'lose action'>, io: Io<ClashEvent>): void {
  if (game.active === seat && game.actions > 0) spendAction(game, seat, 'lose action', io);
  else game.seats[seat]!.hindered++;
}

export function askOverthrow(game: State, step: StepOf<'overthrow'>): Decision<ClashStep> {
  const { seat } = step;
  const options = changes(game, seat);
  if (options.length > 0) options.push(...soldiers(game, seat));
  return { seat, ask: step, options, forced: true };
}

/** Tokens for half a point each, one at least. */
export function askUprising(game: State, step: StepOf<'uprising'>): Decision<ClashStep> {
  const { seat, most, points } = step;
  const { goods } = game.seats[seat]!;
  const options: ClashStep[] = [];
  for (let mood = 0; mood <= Math.min(most, goods[MOOD]!); mood++)
    for (let culture = mood === 0 ? 1 : 0; culture <= Math.min(most - mood, goods[CULTURE]!); culture++)
      options.push({ do: 'appease', seat, mood, culture, points });
  return { seat, ask: step, options, forced: true };
}

export function runAppease(game: State, { seat, mood, culture, points }: StepOf<'appease'>, io: Io<ClashEvent>): void {
  lose(game, seat, MOOD, mood, 'event', io);
  lose(game, seat, CULTURE, culture, 'event', io);
  game.seats[seat]!.eventPoints += points * (mood + culture);
}

/** The top wonder is turned up: whoever draws one may take it. */
export function reveal(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const card = game.wonderDeck.pop();
  if (card === undefined) return;
  game.openWonders.push(card);
  io.tell?.({ did: 'draw', seat, card });
}

/** All advances of the government are given up; their cubes lie on the card. */
export function anarchy(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  const current = governmentOf(own);
  if (current < 0) return;
  loseLinkedToGovernment(game, seat);
  for (const advance of ownedIn(own, current)) {
    unmark(own, advance);
    own.anarchy++;
    io.tell?.({ did: 'give up advance', seat, advance });
  }
}

/** The leader dies; another comes for nothing, or none any more. */
export function guillotine(game: State, seat: Seat, points: number, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  const leader = own.units.find((one) => kindOf(one) === LEADER);
  if (leader === undefined) return;
  loseUnit(game, seat, leader);
  io.tell?.({ did: 'remove', owner: seat, hex: hexAt(leader), kind: LEADER });
  next(game, { do: 'succession', seat, points });
}

export function askSuccession(game: State, step: StepOf<'succession'>): Decision<ClashStep> {
  const { seat, points } = step;
  const heirs: ClashStep[] =
    game.seats[seat]!.leaders.length > 0
      ? citiesOf(game, seat).map(({ hex }): ClashStep => ({ do: 'muster', seat, hex, kind: LEADER }))
      : [];
  return { seat, ask: step, options: [...heirs, { do: 'abolish', seat, points }], forced: true };
}

export function runAbolish(game: State, { seat, points }: StepOf<'abolish'>): void {
  const own = game.seats[seat]!;
  game.removed.push(...own.leaders);
  own.leaders = [];
  own.eventPoints += points;
}

/** Whose Temple is it about: the drawer's; without one, that of a player whom the drawer names. */
export function askReformation(game: State, step: StepOf<'reformation'>): Decision<ClashStep> {
  const { seat } = step;
  const seats = [...game.seats.keys()];
  const reformed = hasTemple(game, seat) ? [seat] : seats.filter((of) => hasTemple(game, of));
  const options = reformed.flatMap((of) =>
    seats
      .filter((by) => by !== of && buildingsLeft(game, by, TEMPLE) > 0)
      .map((by): ClashStep => ({ do: 'name reformer', seat, by, of })),
  );
  return { seat, ask: step, options, forced: true };
}

export function runNameReformer(game: State, { by, of }: StepOf<'name reformer'>): void {
  next(game, { do: 'reform', seat: by, of });
}

function hasTemple(game: State, seat: Seat): boolean {
  return game.cities.some(({ buildings }) => buildings[TEMPLE] === seat);
}

export function askReform(game: State, step: StepOf<'reform'>): Decision<ClashStep> {
  const { seat, of } = step;
  const options = game.cities
    .filter(({ buildings }) => buildings[TEMPLE] === of)
    .map(({ hex }): ClashStep => ({ do: 'reformed', seat, hex }));
  return { seat, ask: step, options, forced: true };
}

export function runReformed(game: State, { seat, hex }: StepOf<'reformed'>, io: Io<ClashEvent>): void {
  replaceCity(game, withBuilding(cityAt(game, hex)!, TEMPLE, seat));
  io.tell?.({ did: 'influenced', seat, hex, building: TEMPLE });
}
