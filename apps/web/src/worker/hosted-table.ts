import { botNamed, luckOf } from '@imperia/bots';
import { type Answer, commitment, type Seat } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import { type AnyTable, keptGame, mustTake, playedAgain } from '../store/played-again.ts';
import { onlyPerson, PERSON, type SavedGame } from '../store/saved-game.ts';
import type { Now, Snapshot } from './protocol.ts';

/** A game, the people who look at it and the bots who play in it. */
export class HostedTable {
  readonly #kit: AnyKit;
  #game: SavedGame;
  #table: AnyTable;
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
    if (this.#table.undo(seat)) this.#unsay(seat);
  }

  /** Behind what was learnt and what chance has shown, where nobody else is betrayed by it. */
  takeBack(seat: Seat): void {
    if (!this.#canTakeBack(seat)) return;
    this.#table = this.#replayed(this.#turnsOf(seat).at(-1)!);
    this.#game = { ...this.#game, takenBack: (this.#game.takenBack ?? 0) + 1 };
    this.#unsay(seat);
  }

  #canTakeBack(seat: Seat): boolean {
    const alone = onlyPerson(this.#game.kinds) === seat;
    return alone && !this.#table.over && this.#table.answers().some((answer) => answer.seat === seat);
  }

  #replayed(answers: number, look?: (table: AnyTable) => void): AnyTable {
    return playedAgain(this.#kit, { ...this.#game, answers: this.#table.answers().slice(0, answers) }, look);
  }

  /** After how many answers each turn of a seat began, with which it went on: not what it chose in the middle of one. */
  #turnsOf(seat: Seat): number[] {
    const given = this.#table.answers();
    const turns: number[] = [];
    this.#replayed(given.length, (table) => {
      const asked = given[table.length]?.seat === seat ? table.decisionOf(seat) : null;
      if (asked && (turns.length === 0 || this.#kit.deeds.isDone(asked))) turns.push(table.length);
    });
    return turns;
  }

  #unsay(seat: Seat): void {
    this.#told = Math.min(this.#told, this.#table.heard(seat).length);
  }

  sit(seat: Seat): void {
    if (this.#game.kinds[seat] !== PERSON) return;
    this.#looking = seat;
    this.#told = 0;
  }

  /** The bot that must answer now. Where the first answer counts, it leaves that to a person who is asked before it. */
  waitingBot(): Seat | null {
    const asked = this.#table.decisions();
    const racing = this.#table.state.branches.some(({ race }) => race);
    const bot = (racing ? asked.slice(0, 1) : asked).find(({ seat }) => this.#game.kinds[seat] !== PERSON);
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
    return { ...this.#standing(), heard: this.#table.heard(this.#looking) };
  }

  /** Each event is told once. */
  now(): Now {
    const held = this.#told;
    const news = this.#table.heard(this.#looking, held);
    this.#told += news.length;
    return { snapshot: this.#standing(), held, news };
  }

  #standing(): Now['snapshot'] {
    const { takenBack } = this.#game;
    return {
      ...standing(this.#table, this.#looking, this.#missed().length),
      canTakeBack: this.#canTakeBack(this.#looking),
      ...(takenBack && { takenBack }),
    };
  }

  /** Played again from the record, so that it works after a reload and for whoever sits down. */
  since(): Snapshot[] {
    const missed = this.#missed();
    const answers = this.#table.answers();
    const again = this.#replayed(answers.length - missed.length);
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
