import { type Answer, commitment, type Seat, Table } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { botOf, luckOf } from './bots.ts';
import { PERSON, type SavedGame } from './game.ts';
import { keptGame, type OsadnicyTable } from './kept-game.ts';
import type { Snapshot } from './seat-at-table.ts';

/** A game, the people who look at it and the bots who play in it. */
export class HostedTable {
  readonly #game: SavedGame;
  readonly #table: OsadnicyTable;
  readonly #commitment: string;
  #looking: Seat;

  constructor(game: SavedGame) {
    this.#game = game;
    this.#table = new Table(osadnicy, game.config, game.key);
    this.#commitment = commitment(game.key);
    this.#looking = Math.max(0, game.kinds.indexOf(PERSON));
    for (const answer of game.answers) this.#mustTake(answer);
  }

  /** An answer to an old screen changes nothing, nor do those that were to follow it. */
  answer(answers: readonly Answer[]): void {
    for (const answer of answers) if (this.#table.answer(answer)) return;
  }

  #mustTake(answer: Answer): void {
    const rejection = this.#table.answer(answer);
    if (rejection) throw new Error(`«${answer.option}»: ${rejection}`);
  }

  undo(seat: Seat): void {
    this.#table.undo(seat);
  }

  sit(seat: Seat): void {
    if (this.#game.kinds[seat] === PERSON) this.#looking = seat;
  }

  /** The bot that must answer now. */
  waitingBot(): Seat | null {
    const bot = this.#table.decisions().find(({ seat }) => this.#game.kinds[seat] !== PERSON);
    return bot ? bot.seat : null;
  }

  letBotAnswer(seat: Seat): void {
    const { decision } = this.#table.state;
    const bot = botOf(this.#game.kinds[seat]!);
    const option = bot.choose(this.#table.view(seat), seat, luckOf(this.#commitment, seat, decision));
    this.#mustTake({ seat, decision, option });
  }

  snapshot(): Snapshot {
    const seat = this.#looking;
    return {
      seat,
      view: this.#table.view(seat),
      heard: this.#table.heard(seat),
      asked: this.#table.decisions().map((decision) => decision.seat),
      canUndo: this.#table.canUndo(seat),
      result: this.#table.result(),
    };
  }

  saved(savedAt: number): SavedGame {
    return keptGame(this.#game, this.#table, savedAt);
  }
}
