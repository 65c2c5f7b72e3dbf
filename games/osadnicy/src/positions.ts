import type { Seat } from '@imperia/engine';
import type { RowName } from './card-data.ts';
import { CARDS } from './cards.ts';
import { isCommon } from './empire.ts';
import { isVirtual } from './solo/virtual.ts';
import type { Location, Rampart, State } from './state.ts';

/*
 * Faction locations stand to the left of the board, each further one to the left of the last: in the order of
 * `locations` the first stands next to the board. What is conquered comes next to the board, before all others.
 */

export function isAtWar({ config }: State): boolean {
  return config.options.includes('war');
}

/** The row in which a location stands, from the board to the left; the virtual player has a single one. */
function rowWith(game: State, of: Seat, card: number): Location[] {
  return game.seats[of]!.locations.filter(rowOf(game, of, card));
}

function rowOf(game: State, of: Seat, card: number): (location: Location) => boolean {
  const virtual = isVirtual(game, of);
  const { kind } = CARDS[card]!;
  return ({ card: other }) => {
    const built = CARDS[other]!;
    return !isCommon(built) && (virtual || built.kind === kind);
  };
}

/** How many stand to the left of a faction location: 0 for the one farthest from the board. */
export function positionOf(game: State, of: Seat, card: number): number {
  const { locations, ramparts } = game.seats[of]!;
  const isInRow = rowOf(game, of, card);
  let right = 0;
  let at = 0;
  for (; locations[at]!.card !== card; at++) if (isInRow(locations[at]!)) right++;
  let left = 0;
  for (at++; at < locations.length; at++) if (isInRow(locations[at]!)) left++;
  if (!ramparts) return left;
  return left + rampartsIn(game, of, CARDS[card]!.kind).filter((rampart) => rampart.right > right).length;
}

function rightOf(row: readonly Location[], card: number): number {
  return row.findIndex((location) => location.card === card);
}

function rampartsIn(game: State, of: Seat, row: string): Rampart[] {
  return (game.seats[of]!.ramparts ?? []).filter((rampart) => rampart.row === row);
}

/** The last foundation of a seat comes to stand leftmost in this row. */
export function addRampart(game: State, seat: Seat, row: RowName): void {
  const own = game.seats[seat]!;
  const right = own.locations.filter(({ card }) => !isCommon(CARDS[card]!) && CARDS[card]!.kind === row).length;
  own.ramparts = [...(own.ramparts ?? []), { at: own.foundations.length - 1, row, right }];
}

/** A foundation goes, perhaps from a row. */
export function removeFoundation(game: State, seat: Seat, card: number): void {
  const own = game.seats[seat]!;
  const at = own.foundations.indexOf(card);
  if (at < 0) throw new Error(`${CARDS[card]?.code} is no foundation`);
  own.foundations.splice(at, 1);
  if (!own.ramparts) return;
  own.ramparts = own.ramparts
    .filter((rampart) => rampart.at !== at)
    .map((rampart) => (rampart.at > at ? { ...rampart, at: rampart.at - 1 } : rampart));
}

/** A faction location is about to leave its row: the foundations to its left move up. */
export function closeGap(game: State, of: Seat, card: number): void {
  const own = game.seats[of]!;
  if (!own.ramparts || isCommon(CARDS[card]!)) return;
  const right = rightOf(rowWith(game, of, card), card);
  moveRamparts(game, of, card, (rampart) => rampart.right > right, -1);
}

/** A faction location has come next to the board: all foundations of its row move on. */
export function makeRoom(game: State, of: Seat, card: number): void {
  moveRamparts(game, of, card, () => true, 1);
}

function moveRamparts(game: State, of: Seat, card: number, fits: (rampart: Rampart) => boolean, by: number): void {
  const own = game.seats[of]!;
  const { kind } = CARDS[card]!;
  if (!own.ramparts) return;
  own.ramparts = own.ramparts.map((rampart) =>
    rampart.row === kind && fits(rampart) ? { ...rampart, right: rampart.right + by } : rampart,
  );
}

/** One position to the left, as its owner sees it: past a foundation, or past another location. */
export function moveLeft(game: State, of: Seat, card: number): void {
  const own = game.seats[of]!;
  const row = rowWith(game, of, card);
  const right = rightOf(row, card);
  const passed = own.ramparts?.findIndex((rampart) => rampart.row === CARDS[card]!.kind && rampart.right === right + 1);
  if (own.ramparts && passed !== undefined && passed >= 0) {
    own.ramparts = own.ramparts.map((rampart, i) => (i === passed ? { ...rampart, right } : rampart));
    return;
  }
  const next = row[right + 1];
  if (!next) throw new Error(`${CARDS[card]?.code} is leftmost`);
  const [here, there] = [own.locations.indexOf(row[right]!), own.locations.indexOf(next)];
  [own.locations[here], own.locations[there]] = [own.locations[there]!, own.locations[here]!];
}
