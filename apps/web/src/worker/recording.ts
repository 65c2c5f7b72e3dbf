import { type GameEvent, SPECTATOR, view } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { gameOf } from '../store/new-game.ts';
import { type AnyTable, keptGame, playedAgain } from '../store/played-again.ts';
import type { SavedGame, SeatKind } from '../store/saved-game.ts';
import { mayLook, type Viewpoint } from '../store/viewpoint.ts';
import type { Recorded, Seen } from './protocol.ts';

/** A game played again, with every position it went through: going back is as quick as going on. */
export class Recording {
  readonly moments: readonly Recorded[];
  readonly #kit: AnyKit;
  readonly #game: SavedGame;
  readonly #table: AnyTable;
  readonly #states: readonly AnyState[];

  constructor(kit: AnyKit, game: SavedGame) {
    const moments: Recorded[] = [];
    const states: AnyState[] = [];
    const record = (table: AnyTable): void => {
      moments.push(recorded(kit, table, moments.at(-1)?.events ?? 0));
      states.push(kit.game.copy(table.state));
    };
    this.#kit = kit;
    this.#game = game;
    this.#table = playedAgain(kit, game, record);
    this.#states = states;
    this.moments = moments;
  }

  look(from: Viewpoint): Seen {
    if (!mayLook(this.#game, from)) throw new Error('Nobody may see this before the end');
    const { game } = this.#kit;
    const views = this.#states.map((state) => (from.open ? this.#opened(state) : view(game, state, from.seat)));
    return { from, views, heard: from.open ? this.#heardByAll() : this.#table.heard(from.seat) };
  }

  /** What was not for everyone, as one of those heard it whom it was for. */
  #heardByAll(): GameEvent[] {
    const seats = [...this.#game.kinds.keys()].map((seat) => this.#table.heard(seat));
    return this.#table.heard(SPECTATOR).map((event, i) => {
      const [whose] = [event.only ?? []].flat();
      return whose === undefined ? event : seats[whose]![i]!;
    });
  }

  /** A game of its own, with the same luck, that goes on after answer number `at` and whom these play. */
  continued(at: number, kinds: readonly SeatKind[], now: number): SavedGame {
    const { config, key, commitment, answers, takenBack } = this.#game;
    const game: SavedGame = {
      ...gameOf(this.#kit, config, kinds, key),
      ...(commitment !== undefined && { commitment }),
      ...(takenBack !== undefined && { takenBack }),
    };
    const table = playedAgain(this.#kit, { ...this.#game, answers: answers.slice(0, at) });
    return keptGame(this.#kit, game, table, now);
  }

  /** With every face up; only the source of luck stays where it is. */
  #opened(state: AnyState): AnyState {
    const { steps, branches, decision } = state;
    const core = { steps, branches, decision, chance: { key: '', counts: [] } };
    return this.#kit.game.project(state, (cards) => [...cards], core);
  }
}

function recorded(kit: AnyKit, table: AnyTable, before: number): Recorded {
  const { round, phase } = kit.story.moment(table.state);
  const asked = table.decisions().map(({ seat }) => seat);
  return { round, phase, asked, events: before + table.heard(SPECTATOR, before).length, result: table.result() };
}
