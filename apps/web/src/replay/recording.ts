import { type Result, type Seat, SPECTATOR, view } from '@imperia/engine';
import { type OsadnicyEvent, osadnicy, type Phase, type State } from '@imperia/osadnicy';
import type { SavedGame, SeatKind } from '../table/game.ts';
import { keptGame, mustTake, type OsadnicyTable, tableOf } from '../table/kept-game.ts';
import { gameOf } from '../table/new-game.ts';
import { mayLook, type Viewpoint } from './viewpoint.ts';

/** A game before its first answer, or after one: what everybody at the table knows of it. */
export interface Moment {
  readonly round: number;
  readonly phase: Phase;
  readonly asked: readonly Seat[];
  /** How many events there have been. */
  readonly events: number;
  readonly result: Result | null;
}

/** All moments of a game through somebody's eyes. */
export interface Seen {
  readonly from: Viewpoint;
  readonly views: readonly State[];
  readonly heard: readonly OsadnicyEvent[];
}

/** A game played again, with every position it went through: going back is as quick as going on. */
export class Recording {
  readonly moments: readonly Moment[];
  readonly #game: SavedGame;
  readonly #table: OsadnicyTable;
  readonly #states: readonly State[];

  constructor(game: SavedGame) {
    const table = tableOf(game, 0);
    const moments = [momentOf(table, 0)];
    const states = [osadnicy.copy(table.state)];
    for (const answer of game.answers) {
      mustTake(table, answer);
      moments.push(momentOf(table, moments.at(-1)!.events));
      states.push(osadnicy.copy(table.state));
    }
    this.#game = game;
    this.#table = table;
    this.#states = states;
    this.moments = moments;
  }

  look(from: Viewpoint): Seen {
    if (!mayLook(this.#game, from)) throw new Error('Nobody may see this before the end');
    const views = this.#states.map((state) => (from.open ? opened(state) : view(osadnicy, state, from.seat)));
    return { from, views, heard: from.open ? this.#heardByAll() : this.#table.heard(from.seat) };
  }

  /** What was not for everyone, as one of those heard it whom it was for. */
  #heardByAll(): OsadnicyEvent[] {
    const seats = [...this.#game.config.factions.keys()].map((seat) => this.#table.heard(seat));
    return this.#table.heard(SPECTATOR).map((event, i) => {
      const [whose] = [event.only ?? []].flat();
      return whose === undefined ? event : seats[whose]![i]!;
    });
  }

  /** A game of its own, with the same luck, that goes on after answer number `at` and whom these play. */
  continued(at: number, kinds: readonly SeatKind[], now: number): SavedGame {
    const { config, key, commitment } = this.#game;
    const game = { ...gameOf(config, kinds, key), ...(commitment !== undefined && { commitment }) };
    return keptGame(game, tableOf(this.#game, at), now);
  }
}

function momentOf(table: OsadnicyTable, before: number): Moment {
  const { round, phase } = table.state;
  const asked = table.decisions().map(({ seat }) => seat);
  return { round, phase, asked, events: before + table.heard(SPECTATOR, before).length, result: table.result() };
}

/** With every face up; only the source of luck stays where it is. */
function opened(state: State): State {
  const { steps, branches, decision } = state;
  return osadnicy.project(state, (cards) => [...cards], { steps, branches, decision, chance: { key: '', counts: [] } });
}
