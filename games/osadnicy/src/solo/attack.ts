import { type Decision, type Io, next } from '@imperia/engine';
import { CARDS, type Card } from '../cards.ts';
import { endSeizures } from '../effects/seize.ts';
import type { OsadnicyEvent } from '../events.ts';
import { BOARDS } from '../factions.ts';
import { FOOD, type Good, STONE, WOOD } from '../goods.ts';
import { leaveEmpire } from '../leave.ts';
import { removeCard } from '../piles.ts';
import { enterPhase } from '../round.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { revealAttack } from './reveal.ts';
import { SOLO_PLAYER as seat, VIRTUAL_PLAYER } from './virtual.ts';

const ATTACKS = 2;

/** What the virtual player still has of this round's lookout goes to its collection; then it attacks. */
export function runAttackPhase(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  enterPhase(game, 'attack', io);
  endSeizures(game);
  for (const { card } of [...game.seats[VIRTUAL_PLAYER]!.locations]) collect(game, card, io);
  next(game, { do: 'attack', number: 1 });
}

function collect(game: State, card: number, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card);
  game.collection.push(card);
  io.tell?.({ did: 'collect', card });
}

/** Reveal an attack card on top of the line; it strikes at most one location. */
export function runAttack(game: State, { number }: StepOf<'attack'>, io: Io<OsadnicyEvent>): void {
  const struck = revealAttack(game, io) && findStrike(game) !== null;
  if (!struck) io.tell?.({ did: 'attack missed' });
  const over = number === ATTACKS || (!struck && game.config.options.includes('soloMissEndsPhase'));
  if (!over) next(game, { do: 'attack', number: number + 1 });
  if (struck) next(game, { do: 'strike', seat });
}

/** Equal targets are left to the player's choice. */
export function askStrike(game: State, step: StepOf<'strike'>): Decision<OsadnicyStep> {
  const strike = findStrike(game);
  const options = strike ? strike.locations.map((card): OsadnicyStep => ({ do: 'lose location', seat, card })) : [];
  return { seat, ask: step, options, forced: true };
}

/** Nobody gains anything; the card goes to the collection, and the attack cards that found it to the end of the line. */
export function runLoseLocation(game: State, { card }: StepOf<'lose location'>, io: Io<OsadnicyEvent>): void {
  const { by } = findStrike(game)!;
  collect(game, card, io);
  const { deals } = game.seats[VIRTUAL_PLAYER]!;
  for (const attack of by) removeCard(deals, attack);
  deals.unshift(...[...by].reverse());
}

interface Strike {
  /** Locations that are equal targets. */
  readonly locations: readonly number[];
  /** The attack cards that found them, the first target first. */
  readonly by: readonly [number, number];
}

/**
 * The first target is paired with each following one in turn, never others with each other. A location is struck whose
 * raze field shows both.
 */
export function findStrike(game: State): Strike | null {
  const [first, ...following] = [...game.seats[VIRTUAL_PLAYER]!.deals].reverse();
  if (first === undefined) return null;
  const own = game.seats[seat]!.locations.map(({ card }) => CARDS[card]!);
  const raid = raidOnFaction(own, first, following);
  if (raid) return raid;
  const common = own.filter(({ deck }) => deck === 0);
  for (const later of following) {
    const found = common.filter(({ raze }) => shows(raze, targetOf(first), targetOf(later)));
    if (found.length > 0) return { locations: foremost(found, attackOrder), by: [first, later] };
  }
  return null;
}

function targetOf(attack: number): Good {
  return CARDS[attack]!.deal!;
}

function shows(raze: readonly Good[], first: Good, later: Good): boolean {
  const at = raze.indexOf(first);
  return at >= 0 && raze.some((good, i) => i !== at && good === later);
}

const DEAL_ORDER: readonly Good[] = ['card', 'raze', 'gold', 'vp', 'stone', 'worker', 'food', 'wood'];

/** Two points in the line, one of them first: the Japanese lose a faction location, chosen by its deal field. */
function raidOnFaction(own: readonly Card[], first: number, following: readonly number[]): Strike | null {
  const later = following.find((attack) => targetOf(attack) === 'vp');
  if (targetOf(first) !== 'vp' || later === undefined) return null;
  const faction = own.filter(({ deck }) => BOARDS[deck]?.samurai);
  if (faction.length === 0) return null;
  const order = (card: Card) => [DEAL_ORDER.indexOf(card.deal!), ...attackOrder(card)];
  return { locations: foremost(faction, order), by: [first, later] };
}

const KIND_ORDER = ['action', 'feature', 'production'];

/** Actions before features before production; then the dearer one, then the one with more stone. */
function attackOrder({ kind, cost }: Card): number[] {
  return [KIND_ORDER.indexOf(kind), -(cost[WOOD]! + cost[STONE]! + cost[FOOD]!), -cost[STONE]!];
}

function foremost(cards: readonly Card[], order: (card: Card) => number[]): number[] {
  const before = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at >= 0 && a[at]! < b[at]!;
  };
  const best = cards.map(order).reduce((a, b) => (before(b, a) ? b : a));
  return cards.filter((card) => !before(best, order(card))).map(({ no }) => no);
}
