import { botNamed, luckOf } from '@imperia/bots';
import { type Answer, commitment, type Seat } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import { type AnyTable, keptGame, mustTake, playedAgain } from '../store/played-again.ts';
import { PERSON, type SavedGame } from '../store/saved-game.ts';
import type { Now, Snapshot } from './protocol.ts';

/** A game, the people who look at it and the bots who play in it. */
export class HostedTable {
  readonly #kit: AnyKit;
  readonly #game: SavedGame;
  readonly #table: AnyTable;
  readonly #commitment: string;
  #looking: Seat;
  /** How many events whoever looks has been told of. */
  #told = 0;

  constructor(kit: AnyKit, game: SavedGame) {
    this.#kit = kit;
    this.#game = game;
    this.#table = playedAgain(kit, game);
    this.#commitment = commitment(game.key);
    this.#looking = Math.max(0, game.kinds.indexOf(PERSON));
  }

  /** An answer to an old screen changes nothing, nor do those that were to follow it. */
  answer(answers: readonly Answer[]): void {
    for (const answer of answers) if (this.#table.answer(answer)) return;
  }

  undo(seat: Seat): void {
    if (this.#table.undo(seat)) this.#told = Math.min(this.#told, this.#table.heard(seat).length);
  }

  sit(seat: Seat): void {
    if (this.#game.kinds[seat] !== PERSON) return;
    this.#looking = seat;
    this.#told = 0;
  }

  /** The bot that must answer now. */
  waitingBot(): Seat | null {
    const bot = this.#table.decisions().find(({ seat }) => this.#game.kinds[seat] !== PERSON);
    return bot ? bot.seat : null;
  }

  /** What the bot would answer, which is the same whenever it is asked. */
  botAnswer(seat: Seat): Answer {
    const { decision } = this.#table.state;
    const bot = botNamed(this.#game.kinds[seat]!, this.#kit);
    return {
      seat,
      decision,
      option: bot.choose(this.#table.view(seat), seat, luckOf(this.#commitment, seat, decision)),
    };
  }

  snapshot(): Snapshot {
    return snapshotOf(this.#table, this.#looking, this.#missed().length);
  }

  /** Each event is told once. */
  now(): Now {
    const held = this.#told;
    const news = this.#table.heard(this.#looking, held);
    this.#told += news.length;
    return { snapshot: standing(this.#table, this.#looking, this.#missed().length), held, news };
  }

  /** Played again from the record, so that it works after a reload and for whoever sits down. */
  since(): Snapshot[] {
    const missed = this.#missed();
    const answers = this.#table.answers();
    const again = playedAgain(this.#kit, { ...this.#game, answers: answers.slice(0, answers.length - missed.length) });
    const snapshots = [snapshotOf(again, this.#looking, 0)];
    for (const answer of missed) {
      mustTake(again, answer);
      snapshots.push(snapshotOf(again, this.#looking, snapshots.length));
    }
    return snapshots;
  }

  /** What others have answered since the last answer of whoever looks. */
  #missed(): readonly Answer[] {
    const answers = this.#table.answers();
    return answers.slice(answers.map(({ seat }) => seat).lastIndexOf(this.#looking) + 1);
  }

  saved(savedAt: number): SavedGame {
    return keptGame(this.#kit, this.#game, this.#table, savedAt);
  }
}

function snapshotOf(table: AnyTable, seat: Seat, missed: number): Snapshot {
  return { ...standing(table, seat, missed), heard: table.heard(seat) };
}

function standing(table: AnyTable, seat: Seat, missed: number): Now['snapshot'] {
  return {
    seat,
    view: table.view(seat),
    asked: table.decisions().map((decision) => decision.seat),
    canUndo: table.canUndo(seat),
    missed,
    result: table.result(),
  };
}
