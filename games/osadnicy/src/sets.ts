import { type Io, next, type Seat } from '@imperia/engine';
import type { ColourSet } from './card-data.ts';
import { CARDS } from './cards.ts';
import { colourBit, coloursOf, empireOf, findLocation, isAmong, locationOf, replaceLocation, works } from './empire.ts';
import { workOf } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { drawCommon } from './piles.ts';
import type { Location, State } from './state.ts';
import type { OsadnicyStep } from './steps.ts';

/** The colours of every location that counts for sets; foundations among them where a location says so. */
export function coloursIn(game: State, seat: Seat): number[] {
  return coloursWith(empireOf(game, seat), game.seats[seat]!.foundations.length);
}

function coloursWith(empire: readonly Location[], foundations: number): number[] {
  const colours = empire.map(coloursOf);
  const foundation = foundationColours(empire);
  if (foundation > 0) for (let i = 0; i < foundations; i++) colours.push(foundation);
  return colours;
}

/** One bit for each colour that a location gives to the foundations of its owner. */
function foundationColours(empire: readonly Location[]): number {
  const grey = isAmong(empire, 'greyFoundations') ? colourBit('grey') : 0;
  return isAmong(empire, 'whiteFoundations') ? grey | colourBit('white') : grey;
}

/**
 * How many such sets there are, each of three locations of its own. So many can be put together when, for any of the
 * colours that a set needs, there are enough locations that have one of them: of several colours, each counts as all.
 */
export function setsIn(colours: readonly number[], set: ColourSet): number {
  const wanted = set.map(colourBit);
  let sets = Number.POSITIVE_INFINITY;
  for (let some = 1; some < 1 << set.length; some++) {
    const bits = wanted.reduce((all, bit, i) => (some & (1 << i) ? all | bit : all), 0);
    const needed = wanted.filter((bit) => bits & bit).length;
    const found = colours.filter((of) => of & bits).length;
    sets = Math.min(sets, Math.floor(found / needed));
  }
  return sets;
}

/**
 * Something changes an empire; features that reward new sets answer those that it completes. A set that a feature knows
 * of is marked under it by the top common card, so that it is paid only once, even when it is lost and completed again.
 */
export function completing(game: State, seat: Seat, io: Io<OsadnicyEvent>, change: () => void): void {
  if (!game.config.options.includes('magic3')) {
    change();
    return;
  }
  const stood = empireOf(game, seat).slice();
  const foundations = game.seats[seat]!.foundations.length;
  change();
  const rewarding = empireOf(game, seat).filter(rewardsSets);
  if (rewarding.length === 0) return;
  const before = coloursWith(stood, foundations);
  const after = coloursIn(game, seat);
  const steps: OsadnicyStep[] = [];
  for (const location of rewarding) {
    const { card } = location;
    for (const { when, program } of CARDS[card]!.triggers) {
      if (when.event !== 'set') continue;
      const had = setsIn(before, when.of);
      if (!stood.some((one) => one.card === card)) mark(game, card, had, io);
      const known = Math.max(had, findLocation(game, card).markers?.length ?? 0);
      const completed = mark(game, card, setsIn(after, when.of) - known, io);
      const answer = workOf(location, { do: 'effects', seat, card, why: 'feature', program, at: 0 });
      for (let i = 0; i < completed; i++) steps.push(answer);
    }
  }
  next(game, ...steps);
}

function rewardsSets(location: Location): boolean {
  return CARDS[location.card]!.triggers.some(({ when }) => when.event === 'set') && works(location);
}

/** Top common cards, face down; without any left a set cannot be marked. How many were laid. */
function mark(game: State, card: number, n: number, io: Io<OsadnicyEvent>): number {
  const laid: number[] = [];
  while (laid.length < n) {
    const marker = drawCommon(game, io);
    if (marker === undefined) break;
    laid.push(marker);
  }
  if (laid.length === 0) return 0;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, markers: [...(location.markers ?? []), ...laid] });
  io.tell?.({ did: 'mark sets', seat: owner, card, n: laid.length });
  return laid.length;
}
