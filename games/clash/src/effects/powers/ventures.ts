import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { activate, activationRefusal } from '../../actions/activate.ts';
import { foundCity, siteRefusal } from '../../actions/found.ts';
import { spendAction } from '../../actions/spending.ts';
import { cityAt, grid } from '../../cities.ts';
import { civil, leaderHex, led } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import { CULTURE } from '../../goods.ts';
import { SEA } from '../../map/tiles.ts';
import { payable } from '../../payment.ts';
import { isArmy, SHIP } from '../../pieces.ts';
import { discardAction, drawActionToHand, drawObjective, removeCard } from '../../piles.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { spendTokens, tokensFor } from '../../tokens.ts';
import {
  addUnit,
  armyAt,
  HALTED,
  hexAt,
  isLandUnit,
  isPirate,
  kindOf,
  moved,
  removeUnit,
  unitsAt,
} from '../../units.ts';
import { isOfFirstRules } from '../../versions.ts';
import { stackLimit } from '../../war/limits.ts';

/** For an action: cities founded from ships, councils, regions marked. */
export function ventures(game: State, seat: Seat): ClashStep[] {
  return [...colonies(game, seat), ...councils(game, seat), ...discoveries(game, seat)];
}

function colonies(game: State, seat: Seat): ClashStep[] {
  if (!civil(game, seat, 'found from ship')) return [];
  const ports = new Set(game.seats[seat]!.units.filter((one) => kindOf(one) === SHIP).map(hexAt));
  return [...ports].flatMap((hex) =>
    grid(game)
      .neighbours[hex]!.filter((to) => !siteRefusal(game, seat, to))
      .map((to): ClashStep => ({ do: 'colonise', seat, hex, to })),
  );
}

/** A ship is given for a city on land beside it; whoever was aboard may go ashore. */
export function runColonise(game: State, { seat, hex, to }: StepOf<'colonise'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'colonise', io);
  const ships = unitsAt(game, seat, hex).filter((one) => kindOf(one) === SHIP);
  removeUnit(game, seat, ships.find(isPirate) ?? ships[0]!);
  io.tell?.({ did: 'remove', owner: seat, hex, kind: SHIP });
  next(game, { do: 'go ashore', seat, hex, to }, { do: 'unload', seat, hex });
  foundCity(game, seat, to, io);
}

export function askGoAshore(game: State, step: StepOf<'go ashore'>): Decision<ClashStep> {
  const { seat, hex, to } = step;
  const from = unitsAt(game, seat, hex).filter((one) => isLandUnit(kindOf(one)));
  if (from.length === 0) return { seat, ask: step, options: [] };
  const there = isOfFirstRules(game) ? 0 : armyAt(game, seat, to);
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min: 0,
      max: from.length,
      allows: (units) => there + units.filter((one) => isArmy(kindOf(one))).length <= stackLimit(game, seat, to, units),
      answer: (units) => ({ do: 'ashore', seat, hex, to, units }),
    },
  };
}

/** They move no more this turn. */
export function runAshore(game: State, { seat, hex, to, units }: StepOf<'ashore'>, io: Io<ClashEvent>): void {
  for (const one of units) {
    removeUnit(game, seat, one);
    addUnit(game, seat, moved(one, to, HALTED));
  }
  if (units.length > 0) io.tell?.({ did: 'move', owner: seat, hex, to, kinds: units.map(kindOf), roads: false });
}

/** A card of each kind is drawn in the leader's city, and one of each given up. */
function councils(game: State, seat: Seat): ClashStep[] {
  const hex = leaderHex(game, seat);
  const power = led(game, seat, hex, 'princeps');
  if (!power || cityAt(game, hex)?.owner !== seat || activationRefusal(game, seat, hex)) return [];
  return payable(game, seat, power.price, 'plain') ? [{ do: 'council', seat, hex }] : [];
}

export function runCouncil(game: State, { seat, hex }: StepOf<'council'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'council', io);
  activate(game, hex);
  next(game, { do: 'give up cards', seat }, { do: 'activated', seat, hex, collected: false });
  drawActionToHand(game, seat, io);
  drawObjective(game, seat, io);
  next(game, { do: 'pay', seat, cost: led(game, seat, hex, 'princeps')!.price, tender: 'plain' });
}

export function askGiveUpCards(game: State, step: StepOf<'give up cards'>): Decision<ClashStep> {
  const { seat } = step;
  const { hand, objectives } = game.seats[seat]!;
  const from = [...hand, ...objectives];
  const min = Math.min(1, hand.length) + Math.min(1, objectives.length);
  if (min === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min,
      max: min,
      allows: (cards) =>
        cards.filter((card) => hand.includes(card)).length <= 1 &&
        cards.filter((card) => objectives.includes(card)).length <= 1,
      answer: (cards) => ({ do: 'cards given up', seat, cards }),
    },
  };
}

export function runCardsGivenUp(game: State, { seat, cards }: StepOf<'cards given up'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  for (const card of cards) {
    const action = own.hand.includes(card);
    removeCard(action ? own.hand : own.objectives, card);
    if (action) discardAction(game, seat, card);
    else game.objectiveDiscard.push(card);
    io.tell?.({ did: 'discard', seat, card });
  }
}

/** Aboard a ship, a region is marked, each once. */
function discoveries(game: State, seat: Seat): ClashStep[] {
  const hex = leaderHex(game, seat);
  const power = led(game, seat, hex, 'explorer marks');
  if (!power || game.terrain[hex] !== SEA || tokensFor(game, seat, CULTURE) < power.price[CULTURE]!) return [];
  return game.seats[seat]!.marks.includes(grid(game).slotOf[hex]!) ? [] : [{ do: 'mark region', seat, hex }];
}

export function runMarkRegion(game: State, { seat, hex }: StepOf<'mark region'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'mark region', io);
  game.seats[seat]!.marks.push(grid(game).slotOf[hex]!);
  spendTokens(game, seat, CULTURE, led(game, seat, hex, 'explorer marks')!.price[CULTURE]!, 'leader', io);
}

/** The stars tell which event comes next. */
export function forecasts(game: State, seat: Seat): ClashStep[] {
  return civil(game, seat, 'calendar') && game.eventDeck.length > 0 ? [{ do: 'read stars', seat }] : [];
}

/** While it is looked at, the card lies with who looks. */
export function runReadStars(game: State, { seat }: StepOf<'read stars'>, io: Io<ClashEvent>): void {
  const card = game.eventDeck.pop()!;
  game.seats[seat]!.offered.push(card);
  io.tell?.({ did: 'look', seat, cards: [card], only: seat });
  next(game, { do: 'foretell', seat });
}

export function askForetell(game: State, step: StepOf<'foretell'>): Decision<ClashStep> {
  const { seat } = step;
  const options: ClashStep[] = [{ do: 'foretold', seat, under: false }];
  if (tokensFor(game, seat, CULTURE) > 0) options.push({ do: 'foretold', seat, under: true });
  return { seat, ask: step, options };
}

/** Mark of the turn: the top event has been seen, and left there. */
export const STARS_READ = 'stars read';

/** Back to the top; or under the deck, for a token. */
export function runForetold(game: State, { seat, under }: StepOf<'foretold'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  const card = own.offered.pop()!;
  if (!under) {
    if (!game.used.includes(STARS_READ)) game.used.push(STARS_READ);
    game.eventDeck.push(card);
    return;
  }
  game.eventDeck.unshift(card);
  spendTokens(game, seat, CULTURE, 1, 'advance', io);
}
