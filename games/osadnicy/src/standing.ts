import type { Seat } from '@imperia/engine';
import { CARDS, PROGRAMS, type Program } from './cards.ts';
import { ROUNDS } from './config.ts';
import { gainedPer, gainedPerSet } from './effects/counting.ts';
import { dealsOf, NO_CARD } from './empire.ts';
import { has } from './equipped.ts';
import { board } from './factions.ts';
import { amountOf, type Good, TOKENS, type Token } from './goods.ts';
import { scoreOf } from './scoring.ts';
import type { Location, State } from './state.ts';

type Gained = Token | 'vp' | 'card' | 'foundation' | 'favour';

/** Everything about a seat's position that a person would count. */
export type Measure =
  | Gained
  | 'deal'
  /** Points that are counted at the end of the game. */
  | 'final vp'
  /** Locations whose action can be used. */
  | 'action'
  | 'guarded'
  | `${Gained} a round`
  | `${Token} stored`
  | `enemy ${'location' | 'deal' | 'card' | 'fortification'}`;

export type Standing = Readonly<Record<Measure, number>>;

/** What a seat has; of the others it looks at what everybody sees. */
export function standing(game: State, seat: Seat): Standing {
  const { points, tokens, hand, foundations, deals, locations, favours = [] } = game.seats[seat]!;
  const { locations: built, extra } = scoreOf(game, seat);
  const others = game.seats.filter((_, other) => other !== seat);
  const sum = (count: (other: (typeof others)[number]) => number) => others.reduce((n, other) => n + count(other), 0);
  return {
    ...(Object.fromEntries(TOKENS.map((token, i) => [token, amountOf(tokens, i)])) as Record<Token, number>),
    vp: points,
    card: hand.length,
    foundation: foundations.length,
    favour: favours.length,
    deal: deals.length,
    'final vp': built + extra,
    action: locations.filter(({ card }) => CARDS[card]!.action !== null).length,
    guarded: locations.filter(isGuarded).length,
    ...aRound(game, seat),
    ...storedBy(game, seat),
    'enemy location': sum((other) => other.locations.length),
    'enemy deal': sum((other) => other.deals.length),
    'enemy card': sum((other) => other.hand.length),
    'enemy fortification': sum((other) => fortifications(other.locations)),
  };
}

function fortifications(locations: readonly Location[]): number {
  return locations.reduce((sum, { fortifications: n = 0 }) => sum + n, 0);
}

function isGuarded(location: Location): boolean {
  return location.defended || location.samurai || has(location, 'techDefense');
}

/** What is counted as something else: any card is a card, and advanced technology mostly scores. */
const MEASURED: Partial<Record<Good, Gained>> = { commonCard: 'card', factionCard: 'card', advTech: 'techScoring' };

type ARound = Record<`${Gained} a round`, number>;

/** What a production phase brings for certain, beside the board; nothing when none is to come. */
function aRound(game: State, seat: Seat): ARound {
  const gains = Object.fromEntries(
    [...TOKENS, 'vp', 'card', 'foundation', 'favour'].map((good) => [`${good} a round`, 0]),
  ) as ARound;
  if (game.round >= ROUNDS) return gains;
  const add = (good: Good, n: number) => {
    gains[`${MEASURED[good] ?? (good as Gained)} a round`] += n;
  };
  for (const { good } of dealsOf(game, seat)) add(good, 1);
  const { locations } = game.seats[seat]!;
  for (const { card } of locations) addProgram(game, seat, CARDS[card]!.production, add);
  add('vp', fortifications(locations));
  return gains;
}

function addProgram(game: State, seat: Seat, program: Program, add: (good: Good, n: number) => void): void {
  for (const effect of PROGRAMS[program]!) {
    if (effect.op === 'gain') for (const good in effect.goods) add(good as Good, effect.goods[good as Good]!);
    if (effect.op === 'gainPer') {
      add(effect.good, gainedPer(game, seat, effect, NO_CARD));
    }
    if (effect.op === 'gainPerSet') add(effect.good, gainedPerSet(game, seat, effect));
  }
}

/** Which tokens are not lost at the end of a round: 1 or 0 each. */
function storedBy(game: State, seat: Seat): Record<`${Token} stored`, number> {
  const { deckNo, locations } = game.seats[seat]!;
  const stored = deckNo < 0 ? null : board(deckNo).store;
  const kept = new Set<Token>(stored === null ? [] : [stored]);
  for (const { card } of locations) for (const token of CARDS[card]!.store) kept.add(token);
  const entries = TOKENS.map((token) => [`${token} stored`, kept.has(token) ? 1 : 0]);
  return Object.fromEntries(entries) as Record<`${Token} stored`, number>;
}
