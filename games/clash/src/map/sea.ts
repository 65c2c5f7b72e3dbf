import type { Seat } from '@imperia/engine';
import { grid } from '../cities.ts';
import { isAllied } from '../effects/powers/pirate-allies.ts';
import { PIRATES } from '../owners.ts';
import type { State } from '../state.ts';
import { enemyUnitsAt } from '../units.ts';
import type { Hex } from './grid.ts';
import { SEA, UNEXPLORED } from './tiles.ts';

/** Where a ship gets in one move. */
export interface Voyage {
  readonly to: Hex;
  /** Round the edge of the map. */
  readonly navigation: boolean;
}

/** The unbroken group of Sea hexes that this one belongs to. */
export function seaGroup(game: State, hex: Hex): Set<Hex> {
  return flood(game, [hex], () => false);
}

/** Onwards over the Sea; into a hex where `stops` says so, but not through it. */
function flood(game: State, from: readonly Hex[], stops: (hex: Hex) => boolean): Set<Hex> {
  const { neighbours } = grid(game);
  const reached = new Set(from);
  const edge = [...from];
  for (let hex = edge.pop(); hex !== undefined; hex = edge.pop())
    for (const near of neighbours[hex]!)
      if (game.terrain[near] === SEA && !reached.has(near)) {
        reached.add(near);
        if (!stops(near)) edge.push(near);
      }
  return reached;
}

/** Where an enemy makes ships of this seat stop and fight. */
function blockades(game: State, seat: Seat): (hex: Hex) => boolean {
  const allied = isAllied(game, seat);
  return (hex) => {
    const enemy = enemyUnitsAt(game, seat, hex);
    return enemy >= 0 && !(allied && enemy === PIRATES);
  };
}

/** What ships of this seat may pass through from here: the Sea as far as the enemy lets them. */
export function openWaters(game: State, seat: Seat, from: Hex): Set<Hex> {
  const stops = blockades(game, seat);
  return new Set([...flood(game, [from], stops)].filter((hex) => hex === from || !stops(hex)));
}

/** Every Sea hex, and every unexplored hex, that ships of this seat reach from here in one move. */
export function voyages(game: State, seat: Seat, from: Hex, navigates: boolean): Voyage[] {
  const stops = blockades(game, seat);
  const reached = flood(game, [from], stops);
  const { neighbours, slotOf } = grid(game);
  const found = new Map<Hex, Voyage>();
  const regions = new Set<number>();
  const add = (to: Hex, navigation: boolean) => {
    if (to === from || found.has(to)) return;
    // Which of its hexes a ship enters does not matter: a region is offered once.
    if (game.terrain[to] === UNEXPLORED) {
      if (regions.has(slotOf[to]!)) return;
      regions.add(slotOf[to]!);
    }
    found.set(to, { to, navigation });
  };
  const passable = [...reached].filter((hex) => hex === from || !stops(hex));
  for (const hex of reached) add(hex, false);
  for (const hex of passable)
    for (const near of neighbours[hex]!) if (game.terrain[near] === UNEXPLORED) add(near, false);
  if (!navigates) return [...found.values()];
  for (const entry of roundTheEdge(game, from, passable)) {
    if (game.terrain[entry] === UNEXPLORED || stops(entry)) add(entry, true);
    else for (const hex of flood(game, [entry], stops)) add(hex, true);
  }
  return [...found.values()];
}

/** The first Sea or unexplored hex outside the own group, each way round from wherever the ship reaches the edge. */
function roundTheEdge(game: State, from: Hex, passable: readonly Hex[]): Hex[] {
  const { rim } = grid(game);
  const group = seaGroup(game, from);
  const entries = new Set<Hex>();
  for (const [at, hex] of rim.entries()) {
    if (!passable.includes(hex)) continue;
    for (const way of [1, -1]) {
      const entry = firstEntry(game, at, way, group);
      if (entry >= 0) entries.add(entry);
    }
  }
  return [...entries];
}

function firstEntry(game: State, start: number, way: number, group: ReadonlySet<Hex>): Hex {
  const { rim } = grid(game);
  for (let i = 1; i < rim.length; i++) {
    const hex = rim[(start + way * i + rim.length * 2) % rim.length]!;
    const terrain = game.terrain[hex]!;
    if ((terrain === SEA && !group.has(hex)) || terrain === UNEXPLORED) return hex;
  }
  return -1;
}
