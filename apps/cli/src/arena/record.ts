import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { canonical } from '@imperia/engine';
import type { Fault } from '../bots/exec-bot.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { isObject, reasonOf } from '../files/read.ts';
import type { Thought } from '../workers/matches.ts';
import { contentOf, type Tournament } from './plan.ts';
import { arenaWords } from './words.ts';

/** A game of the tournament that is over. */
export interface Result {
  readonly game: number;
  readonly decisions: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly thought: readonly Thought[];
  /** What bots of somebody's own failed to answer; absent where nothing. */
  readonly faults?: readonly Fault[];
}

/** The results on the disk, one line each under a line that says which tournament they belong to. */
export class RecordFile {
  readonly file: string;
  readonly found: readonly Result[];
  readonly #context: Context;

  constructor(context: Context, file: string, tournament: Tournament) {
    this.file = file;
    this.#context = context;
    this.found = existsSync(file) ? this.#read(tournament) : [];
    if (!existsSync(file)) this.#write(`${JSON.stringify({ tournament })}\n`);
  }

  add(results: readonly Result[]): void {
    this.#write(results.map((result) => `${JSON.stringify(result)}\n`).join(''));
  }

  #read(tournament: Tournament): Result[] {
    const words = arenaWords[this.#context.lang];
    const text = this.#guarded(() => readFileSync(this.file, 'utf8'));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head = '', ...lines] = whole.split('\n').filter((line) => line !== '');
    const header = parsed(head);
    if (!isObject(header) || !isObject(header.tournament)) throw new Failure(words.noRecord(this.file));
    const other = otherTournament(this.#context, header.tournament, tournament);
    if (other) throw new Failure(words[other](this.file));
    const results = lines.map((line, i) => {
      const result = parsed(line);
      if (!isResult(result, tournament.players)) throw new Failure(words.damagedLine(this.file, i + 2));
      return result;
    });
    // Whoever was stopped in the middle of a line goes on after the last whole one.
    if (whole !== text) this.#guarded(() => truncateSync(this.file, Buffer.byteLength(whole)));
    return [...new Map(results.map((result) => [result.game, result])).values()];
  }

  #write(text: string): void {
    this.#guarded(() => {
      mkdirSync(dirname(this.file), { recursive: true });
      appendFileSync(this.file, text);
    });
  }

  #guarded<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      const reason = reasonOf(error, this.#context);
      throw new Failure(arenaWords[this.#context.lang].unusableFile(this.file, reason));
    }
  }
}

/** Whether it is another tournament, or the same one under other rules or from other cards: results of both do not add up. */
function otherTournament(
  { game }: Context,
  found: object,
  wanted: Tournament,
): 'otherTournament' | 'otherContent' | null {
  // Those of older releases do not say what they were dealt from.
  const whole = { content: contentOf(game.kit, wanted.factions, wanted.players, 'firstContent'), ...found };
  if (canonical(whole) === canonical(wanted)) return null;
  const { rules, content } = wanted;
  return canonical({ ...whole, rules, content }) === canonical(wanted) ? 'otherContent' : 'otherTournament';
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
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
