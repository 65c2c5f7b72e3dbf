import type { Seat } from '@imperia/engine';
import { CARDS, type Card } from '../cards.ts';
import { findLocation, isFortress } from '../empire.ts';
import { board } from '../factions.ts';
import { FOOD, type Good, STONE, WOOD } from '../goods.ts';
import type { State } from '../state.ts';
import { razesAnyFactionLocation } from '../versions.ts';
import { isShielded } from './shield.ts';
import { SOLO_PLAYER, VIRTUAL_PLAYER } from './virtual.ts';

/** What an attack strikes. */
export interface Strike {
  /** Locations that are equal targets. */
  readonly locations: readonly number[];
  /** The attack cards that found them, the first target first. */
  readonly by: readonly [number, number];
  readonly because: Because;
}

/** What told the struck location from the others that show the pair: the last thing that had to be looked at. */
export type Because = 'only' | 'defended' | 'deal' | 'kind' | 'resources' | 'stone' | 'choice';

/** The revealed attack cards, the newest, which is the first target, first. */
export function attackLine(game: State): number[] {
  return [...game.seats[VIRTUAL_PLAYER]!.deals].reverse();
}

export function targetOf(attack: number): Good {
  return CARDS[attack]!.deal!;
}

/**
 * The first target is paired with each following one in turn, never others with each other. A location is struck whose
 * raze field shows both.
 */
export function findStrike(game: State): Strike | null {
  const [first, ...following] = attackLine(game);
  if (first === undefined) return null;
  const own = ownCards(game, SOLO_PLAYER);
  const raid = raidOnFaction(raidable(game, own), first, following);
  if (raid) return raid;
  const common = own.filter(({ deck }) => deck === 0);
  for (const later of following) {
    const found = common.filter(({ raze }) => shows(raze, targetOf(first), targetOf(later)));
    if (found.length > 0)
      return strikeDefended(game, found, [first, later]) ?? strike(found, [first, later], ATTACK_ORDER);
  }
  return null;
}

/** What is defended draws the attack, whatever else would come first. */
function strikeDefended(game: State, found: readonly Card[], by: readonly [number, number]): Strike | null {
  const defended = found.filter(({ no }) => isShielded(game, findLocation(game, no)));
  if (defended.length === 0) return null;
  const struck = strike(defended, by, ATTACK_ORDER);
  return defended.length < found.length && struck.because === 'only' ? { ...struck, because: 'defended' } : struck;
}

function ownCards(game: State, seat: Seat): Card[] {
  return game.seats[seat]!.locations.map(({ card }) => CARDS[card]!);
}

function shows(raze: readonly Good[], first: Good, later: Good): boolean {
  const at = raze.indexOf(first);
  return at >= 0 && raze.some((good, i) => i !== at && good === later);
}

/** Faction locations of who plays the Japanese that can be razed at all; conquered ones are none of theirs. */
function raidable(game: State, own: readonly Card[]): Card[] {
  const { deckNo } = game.seats[SOLO_PLAYER]!;
  const faction = own.filter(({ deck, no }) => deck === deckNo && board(deckNo).samurai && !isFortress(no));
  return razesAnyFactionLocation(game) ? faction : faction.filter(({ raze }) => raze.length > 0);
}

/** Two points in the line, one of them first: the Japanese lose a faction location, chosen by its deal field. */
function raidOnFaction(faction: readonly Card[], first: number, following: readonly number[]): Strike | null {
  const later = following.find((attack) => targetOf(attack) === 'vp');
  if (targetOf(first) !== 'vp' || later === undefined) return null;
  return faction.length > 0 ? strike(faction, [first, later], RAID_ORDER) : null;
}

interface Criterion {
  readonly because: Because;
  /** The lower, the sooner it is struck. */
  readonly rank: (card: Card) => number;
}

const KIND_ORDER = ['action', 'feature', 'production'];
const DEAL_ORDER: readonly Good[] = ['card', 'raze', 'gold', 'vp', 'stone', 'worker', 'food', 'wood', 'tech'];

/** Actions before features before production; then the dearer one, then the one with more stone. */
const ATTACK_ORDER: readonly Criterion[] = [
  { because: 'kind', rank: ({ kind }) => KIND_ORDER.indexOf(kind) },
  { because: 'resources', rank: ({ cost }) => -(cost[WOOD]! + cost[STONE]! + cost[FOOD]!) },
  { because: 'stone', rank: ({ cost }) => -cost[STONE]! },
];

const RAID_ORDER: readonly Criterion[] = [
  { because: 'deal', rank: ({ deal }) => DEAL_ORDER.indexOf(deal!) },
  ...ATTACK_ORDER,
];

/** Of these, what an attack would find. */
export function foremost(cards: readonly Card[]): readonly number[] {
  return cards.length === 0 ? [] : ranked(cards, ATTACK_ORDER).locations;
}

function strike(found: readonly Card[], by: readonly [number, number], order: readonly Criterion[]): Strike {
  return { ...ranked(found, order), by };
}

function ranked(found: readonly Card[], order: readonly Criterion[]): Omit<Strike, 'by'> {
  let left = found;
  let because: Because = 'only';
  for (const criterion of order) {
    const best = Math.min(...left.map(criterion.rank));
    const first = left.filter((card) => criterion.rank(card) === best);
    if (first.length < left.length) because = criterion.because;
    left = first;
  }
  return { locations: left.map(({ no }) => no), because: left.length > 1 ? 'choice' : because };
}
