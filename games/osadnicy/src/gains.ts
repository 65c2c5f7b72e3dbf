import { type Io, next, type Seat, trigger } from '@imperia/engine';
import type { When } from './card-data.ts';
import { CARDS, type Card, PROGRAMS, type Program } from './cards.ts';
import { colourBit, coloursOf, empireOf, locationOf, NO_CARD, replaceLocation, works } from './empire.ts';
import { workOf } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { isFavoured } from './favour.ts';
import { addTokens, type Good, isToken, tokenIndex } from './goods.ts';
import { drawCommon } from './piles.ts';
import { completing } from './sets.ts';
import { isVirtual } from './solo/virtual.ts';
import type { Location, State } from './state.ts';
import type { AbilityStep, OsadnicyStep, Why } from './steps.ts';

/** Where goods come from: the card that gives them, if any, and why. */
export interface Origin {
  readonly card: number;
  readonly why: Why;
}

export const FROM_BOARD: Origin = { card: NO_CARD, why: 'board' };

/** Take goods from the supply. Cards are drawn one at a time; points are marked, and foundations laid, at once. */
export function gain(game: State, seat: Seat, good: Good, n: number, origin: Origin, io: Io<OsadnicyEvent>): void {
  if (n <= 0) return;
  if (good === 'vp') {
    gainPoints(game, seat, n, origin, io);
  } else if (good === 'foundation') {
    gainFoundations(game, seat, n, origin, io);
  } else if (good === 'advTech') {
    next(game, { do: 'choose technology', seat, n, ...origin });
  } else if (good === 'favour') {
    next(game, { do: 'choose favour', seat, n, ...origin });
  } else if (isToken(good)) {
    addTokens(game.seats[seat]!.tokens, tokenIndex(good), n);
    io.tell?.({ did: 'gain', seat, good, n, ...origin });
  } else {
    const from = good === 'card' ? 'either' : good === 'commonCard' ? 'common' : 'faction';
    next(game, { do: 'draw', seat, from, n });
  }
}

function gainPoints(game: State, seat: Seat, n: number, origin: Origin, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.points += n;
  io.tell?.({ did: 'gain', seat, good: 'vp', n, ...origin });
  answerFeatures(game, seat, (when) => when.event === 'points' && n >= when.atLeast);
  if (game.seats[seat]!.favours || game.seats[seat]!.tricolour) answerFavoured(game, seat, origin.card);
}

/** The point more comes from the feature, not from the location that gave the others. */
function answerFavoured(game: State, seat: Seat, card: number): void {
  const location = empireOf(game, seat).find((one) => one.card === card);
  if (!location || !isFavoured(game, seat, coloursOf(location))) return;
  answerFeatures(game, seat, (when) => when.event === 'favouredPoints');
}

/** The top common cards, face down, as far as there are any; no wood comes with them. */
function gainFoundations(game: State, seat: Seat, n: number, origin: Origin, io: Io<OsadnicyEvent>): void {
  for (let i = 0; i < n; i++) {
    const card = drawCommon(game, io);
    if (card === undefined) return;
    completing(game, seat, io, () => game.seats[seat]!.foundations.push(card));
    io.tell?.({ did: 'gain', seat, good: 'foundation', n: 1, ...origin });
    answerFeatures(game, seat, (when) => when.event === 'foundation');
  }
}

/**
 * Features that answer an event, in the order in which their locations were built; each copy answers on its own.
 * Some ask what it is about.
 */
export function answerFeatures(game: State, seat: Seat, answers: (when: When) => boolean, about: About = {}): void {
  if (game.rival && isVirtual(game, seat)) return;
  trigger(game, answering(game, seat), (location): OsadnicyStep | null => {
    for (const { when, max, program } of CARDS[location.card]!.triggers) {
      if (!answers(when) || !allowed(game, when, location, max) || !works(location)) continue;
      if (max !== Number.POSITIVE_INFINITY) markUsed(game, location);
      const step = { do: 'effects', seat, card: location.card, why: 'feature', program, at: 0 } as const;
      return workOf(location, asks(when, program) ? { ...step, ...about } : step);
    }
    return null;
  });
}

/** What an event is about: the razed card, or the good of the deal. */
type About = Pick<AbilityStep, 'about' | 'deal'>;

/** Does the answer depend on what the event is about? */
function asks(when: When, program: Program): boolean {
  if (when.event === 'raze') return when.of !== undefined;
  return when.event === 'deal' && PROGRAMS[program]!.some((effect) => effect.op === 'pray' && effect.by === 'deal');
}

/** The own empire, and locations of enemies whose features answer this seat too. */
function answering(game: State, seat: Seat): readonly Location[] {
  const own = empireOf(game, seat);
  if (!game.copies) return own;
  return [...own, ...game.seats.flatMap(({ locations }) => locations.filter(({ copiedBy }) => copiedBy === seat))];
}

function allowed(game: State, when: When, location: Location, max: number): boolean {
  if (location.used < max) return true;
  return when.event === 'enemyExchange' && game.config.options.includes('oasis2014');
}

function markUsed(game: State, location: Location): void {
  const { owner, at } = locationOf(game, location.card);
  replaceLocation(game, owner, at, { ...location, used: location.used + 1 });
}

/** Does building this card, of these colours, fit "whenever you build such a location"? */
export function isBuilt({ deck }: Card, colours: number, when: When): boolean {
  if (when.event !== 'build') return false;
  if (when.what === 'common') return deck === 0;
  if (when.what === 'faction') return deck !== 0;
  return (colours & colourBit(when.what)) !== 0;
}
