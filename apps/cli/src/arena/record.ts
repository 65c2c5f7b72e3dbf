import { canonical } from '@imperia/engine';
import type { Fault } from '../bots/exec-bot.ts';
import type { Context } from '../context.ts';
import { LinesFile } from '../files/lines-file.ts';
import { isObject } from '../files/read.ts';
import type { Thought } from '../workers/matches.ts';
import { contentOf, type Tournament } from './plan.ts';
import { arenaWords } from './words.ts';

/** A game of the tournament that is over. */
export interface Result {
  readonly game: number;
  /** Of the deal; absent in files of older releases, like the next two. */
  readonly seed?: number;
  /** Which bot had each seat, and what that seat played. */
  readonly seats?: readonly string[];
  readonly sides?: readonly string[];
  readonly decisions: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly thought: readonly Thought[];
  /** What bots of somebody's own failed to answer; absent where nothing. */
  readonly faults?: readonly Fault[];
}

/** The results on the disk, under a line that says which tournament they belong to. */
export class RecordFile {
  readonly file: string;
  /** Each game once. */
  readonly found: readonly Result[];
  readonly #lines: LinesFile<Result>;

  constructor(context: Context, file: string, tournament: Tournament) {
    const words = arenaWords[context.lang];
    this.#lines = new LinesFile(context, file, {
      ...words,
      head: ['tournament', tournament],
      other: (found) => {
        const other = otherTournament(context, found, tournament);
        return other && words[other](file);
      },
      isRow: (value): value is Result => isResult(value, tournament.players),
    });
    this.file = file;
    this.found = [...new Map(this.#lines.found.map((result) => [result.game, result])).values()];
  }

  add(results: readonly Result[]): void {
    this.#lines.add(results);
  }
}

/** Whether it is another tournament, or the same one under other rules, from other cards or by other code: results of both do not add up. */
function otherTournament(
  { game }: Context,
  found: object,
  wanted: Tournament,
): 'otherTournament' | 'otherContent' | null {
  // Those of older releases do not say what they were dealt from.
  const whole = { content: contentOf(game.kit, wanted.factions, wanted.players, 'firstContent'), ...found };
  if (canonical(whole) === canonical(wanted)) return null;
  const { rules, content, code, own } = wanted;
  return canonical({ ...whole, rules, content, code, own }) === canonical(wanted) ? 'otherContent' : 'otherTournament';
}

function isResult(value: unknown, players: number): value is Result {
  if (!isObject(value) || !Number.isInteger(value.game) || !Number.isInteger(value.decisions)) return false;
  const { points, winners, thought } = value;
  return (
    Array.isArray(points) &&
    points.length === players &&
    points.every(Number.isFinite) &&
    Array.isArray(winners) &&
    winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players) &&
    Array.isArray(thought) &&
    thought.length === players &&
    thought.every((one) => isObject(one) && Number.isFinite(one.decisions) && Number.isFinite(one.milliseconds))
  );
}
