import { CARDS } from '../cards.ts';
import { isCommon } from '../empire.ts';
import { storedToken } from '../factions.ts';
import { RAZE } from '../goods.ts';
import { SOLO_PLAYER, VIRTUAL_PLAYER } from '../solo/virtual.ts';
import type { SeatState, State } from '../state.ts';
import type { Horizon } from './horizon.ts';
import type { Means } from './means.ts';
import { expectedStrikes } from './strikes.ts';

const CARDS_A_ROUND = 2;
/** Raze tokens for one location. */
const PRICE = 2;
/** To have razed is better than to be able to. */
const RAZED = 0.85;
/** A single raze token finds another one in some rounds, though it cannot wait for it. */
const ODD_LOST = 0.25;
const ODD_KEPT = 0.5;
/** Strikes in a round to come, when other locations will stand than now. */
const STRIKES_A_ROUND = 0.8;

/** What the virtual player's collection will gain: its cards that are not razed, and what its attacks take. */
export function cardsToCome(game: State, horizon: Horizon, { raze }: Means): number {
  const { phase, seats } = game;
  const { rounds, acting } = horizon;
  const now = phase === 'lookout' ? CARDS_A_ROUND : received(seats[VIRTUAL_PLAYER]!);
  const due = phase === 'lookout' || phase === 'production' ? raze : 0;
  const pool = seats[SOLO_PLAYER]!.tokens[RAZE]! + due;
  const razedNow = acting ? RAZED * Math.min(now, pool / PRICE) : 0;
  const stores = storesRaze(game);
  const kept = stores ? Math.max(0, pool - PRICE * razedNow) : 0;
  const later = CARDS_A_ROUND * rounds;
  const razedLater = Math.min(later, RAZED * (razesARound(raze, stores) * rounds + kept / PRICE));
  return now - razedNow + later - razedLater + strikesToCome(game, horizon);
}

/** What it has conquered, or has to be conquered, is not collected. */
function received({ locations }: SeatState): number {
  return locations.filter(({ card }) => isCommon(CARDS[card]!)).length;
}

function razesARound(tokens: number, stores: boolean): number {
  const pairs = Math.floor(tokens / PRICE);
  return Math.min(CARDS_A_ROUND, pairs + (tokens - PRICE * pairs) * (stores ? ODD_KEPT : ODD_LOST));
}

function storesRaze(game: State): boolean {
  const { deckNo, locations } = game.seats[SOLO_PLAYER]!;
  if (storedToken(deckNo) === RAZE) return true;
  return locations.some(({ card }) => CARDS[card]!.store.includes('raze'));
}

function strikesToCome(game: State, { rounds }: Horizon): number {
  return attacksDue(game) * expectedStrikes(game) + STRIKES_A_ROUND * rounds;
}

/** Of this round's two attacks, the part that is still to come. */
function attacksDue({ phase, steps }: State): number {
  if (phase !== 'attack') return 1;
  return steps.some((step) => step.do === 'attack') ? 0.5 : 0;
}
