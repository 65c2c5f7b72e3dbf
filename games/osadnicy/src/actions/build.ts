import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { COLOUR_GOODS, colourFor } from '../card-data.ts';
import { CARDS, PROGRAMS } from '../cards.ts';
import { coloursOfTable } from '../config.ts';
import { coloursOf, isCommon, isWithOwner, locationOf, NO_CARD, newLocation, replaceLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { board } from '../factions.ts';
import { answerFeatures, isBuilt } from '../gains.ts';
import { leaveEmpire } from '../leave.ts';
import { isFree, payable } from '../payment.ts';
import { discard, removeCard, shuffleInto } from '../piles.ts';
import { removeFoundation } from '../positions.ts';
import { CANNOT_PAY_BUILDING, NO_INSTANT, NO_LOCATION_TO_GIVE_UP } from '../refusals.ts';
import { completing } from '../sets.ts';
import { defendsAlone } from '../solo/virtual.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { isInForce } from '../versions.ts';
import { endTurn } from './end-turn.ts';

/** May this card be built now, at its printed cost? */
export function buildRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const { cost, locations, kind } = CARDS[card]!;
  if (kind === 'instant' || kind === 'event') return NO_INSTANT;
  if (!payable(game.seats[seat]!.tokens, cost)) return CANNOT_PAY_BUILDING;
  return locations === 0 || canGiveUp(game, seat, locations) ? null : NO_LOCATION_TO_GIVE_UP;
}

/** So many own locations or foundations? */
function canGiveUp(game: State, seat: Seat, n: number): boolean {
  const { locations, foundations } = game.seats[seat]!;
  let missing = n - foundations.length;
  for (let at = 0; missing > 0 && at < locations.length; at++) if (mayBeGivenUp(game, locations[at]!)) missing--;
  return missing <= 0;
}

/** A seized location may not, by anybody, nor one that is barred. */
function mayBeGivenUp(game: State, location: Location): boolean {
  return isWithOwner(location) && !(CARDS[location.card]!.powers.includes('neverGivenUp') && isInForce(game, location));
}

export function runBuild(game: State, { seat, card }: StepOf<'build'>): void {
  removeCard(game.seats[seat]!.hand, card);
  game.seats[seat]!.announced.push(card);
  endTurn(game, seat, ...buildSteps(seat, card, true));
}

/** Pay the whole cost, then place the card. */
export function buildSteps(seat: Seat, card: number, withLocations: boolean): OsadnicyStep[] {
  const { cost, locations } = CARDS[card]!;
  const steps: OsadnicyStep[] = [];
  if (!isFree(cost)) steps.push({ do: 'pay', seat, card, cost, on: NO_CARD });
  if (withLocations) for (let i = 0; i < locations; i++) steps.push({ do: 'give up location', seat, card });
  steps.push({ do: 'place', seat, card });
  return steps;
}

export function askGiveUpLocation(game: State, step: StepOf<'give up location'>): Decision<OsadnicyStep> {
  const { seat, card } = step;
  const { locations, foundations } = game.seats[seat]!;
  const options: OsadnicyStep[] = foundations.map((given) => ({ do: 'give up', seat, card, given }));
  for (const location of locations) {
    if (mayBeGivenUp(game, location)) options.push({ do: 'give up', seat, card, given: location.card });
  }
  return { seat, ask: step, options, forced: true };
}

/** The location is simply discarded, with everything on it: it is not razed. Some factions shuffle theirs back. */
export function runGiveUp(game: State, { seat, given }: StepOf<'give up'>, io: Io<OsadnicyEvent>): void {
  const { foundations } = game.seats[seat]!;
  const foundation = foundations.includes(given);
  if (foundation) removeFoundation(game, seat, given);
  else leaveEmpire(game, given, io, true);
  io.tell?.({ did: 'give up', seat, card: given, foundation });
  const ofFaction = !foundation && !isCommon(CARDS[given]!);
  if (ofFaction && board(game.seats[seat]!.deckNo).recycles) shuffleInto(game, seat, [given], io);
  else discard(game, given);
  if (ofFaction) answerFeatures(game, seat, (when) => when.event === 'giveUp');
}

/** Alone, a token stands for printed defence. Production is gained at once, then the building bonus; then features answer, the new one among them. */
export function runPlace(game: State, { seat, card }: StepOf<'place'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.announced, card);
  io.tell?.({ did: 'build', seat, card });
  const built = CARDS[card]!;
  const defended = built.printedDefense && defendsAlone(game);
  completing(game, seat, io, () => own.locations.push(newLocation(card, defended)));
  if (built.powers.includes('choosesColour')) next(game, { do: 'choose colour', seat, card });
  else answerFeatures(game, seat, (when) => isBuilt(built, built.colours, when));
  if (built.bonus > 0) next(game, { do: 'effects', seat, card, why: 'bonus', program: built.bonus, at: 0 });
  if (built.production === 0) return;
  next(game, { do: 'effects', seat, card, why: 'production', program: built.production, at: 0 });
  if (countsSamurai(built.production)) next(game, { do: 'moment', seat });
}

/** A property, not a bonus: the location has this colour from now on. */
export function askChooseColour({ config }: State, step: StepOf<'choose colour'>): Decision<OsadnicyStep> {
  const { seat, card } = step;
  const options = coloursOfTable(config).map(
    (colour): OsadnicyStep => ({ do: 'colour', seat, card, good: COLOUR_GOODS[colour] }),
  );
  return { seat, ask: step, options, forced: true };
}

export function runColour(game: State, { seat, card, good }: StepOf<'colour'>, io: Io<OsadnicyEvent>): void {
  const colour = colourFor(good);
  const { owner, at } = locationOf(game, card);
  const location: Location = { ...game.seats[owner]!.locations[at]!, colour };
  io.tell?.({ did: 'colour', seat, card, good });
  completing(game, seat, io, () => replaceLocation(game, owner, at, location));
  answerFeatures(game, seat, (when) => isBuilt(CARDS[card]!, coloursOf(location), when));
}

/** Samurai may come at any moment of the turn: also before they are counted. */
function countsSamurai(program: number): boolean {
  return PROGRAMS[program]!.some((effect) => effect.op === 'gainPer' && effect.per === 'samurai');
}
