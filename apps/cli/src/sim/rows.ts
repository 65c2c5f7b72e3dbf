import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canonical, hash } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { botFingerprints, codeFingerprint } from '../files/fingerprint.ts';
import { LinesFile } from '../files/lines-file.ts';
import { isObject, reasonOf } from '../files/read.ts';
import type { Finished, Kept, Outcome } from '../workers/matches.ts';
import type { Plan } from './plan.ts';
import { seatingOf } from './simulate.ts';
import { simWords } from './words.ts';

/** A game that was simulated, as it stands in the file. */
export interface Row extends Omit<Finished, keyof Kept> {
  readonly game: number;
  readonly seed: number;
  readonly config: unknown;
  /** Which bot had each seat, and what that seat played. */
  readonly seats: readonly string[];
  readonly sides: readonly string[];
  /** Points of each seat by their source. */
  readonly sources: readonly Readonly<Record<string, number>>[];
}

/** Where results are to be kept, as it was typed. */
export interface Places {
  readonly out?: string;
  readonly records?: string;
  readonly csv?: string;
}

/** The games that a run has played so far: in memory, and wherever they are to be kept. */
export class Rows {
  readonly #context: Context;
  readonly #kit: AnyKit;
  readonly #plan: Plan;
  readonly #lines: LinesFile<Row> | null;
  readonly #records: string | null;
  readonly #rows: Map<number, Row>;

  constructor(context: Context, kit: AnyKit, plan: Plan, { out, records }: Places) {
    const { cwd } = context.terminal;
    this.#context = context;
    this.#kit = kit;
    this.#plan = plan;
    this.#lines = out === undefined ? null : linesFile(context, kit, plan, resolve(cwd, out));
    this.#records = records === undefined ? null : resolve(cwd, records);
    if (this.#records !== null) this.#guarded(this.#records, (folder) => mkdirSync(folder, { recursive: true }));
    const found = this.#lines?.found.filter(({ game }) => game < plan.games) ?? [];
    this.#rows = new Map(found.map((row) => [row.game, row]));
  }

  get file(): string | null {
    return this.#lines?.file ?? null;
  }

  /** What was played before. */
  known(game: number): Finished | null {
    return this.#rows.get(game) ?? null;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** How many were played before without a record, where records are wanted now. */
  get withoutRecord(): number {
    const folder = this.#records;
    if (folder === null) return 0;
    return [...this.#rows.values()].filter(({ seed }) => !existsSync(this.#recordFile(folder, seed))).length;
  }

  #recordFile(folder: string, seed: number): string {
    return join(folder, `${this.#kit.game.id}-${seed}.json`);
  }

  add(games: readonly number[], outcomes: readonly Outcome[]): void {
    const fresh = outcomes.flatMap((outcome, i) => ('error' in outcome ? [] : [this.#row(games[i]!, outcome)]));
    this.#lines?.add(fresh);
    for (const row of fresh) this.#rows.set(row.game, row);
  }

  #row(game: number, { record, sources = [], ...outcome }: Finished): Row {
    const { seed, config, seats } = seatingOf(this.#kit, this.#plan, game);
    if (this.#records !== null && record) {
      const save = { ...record, savedAt: new Date().toISOString() };
      const file = this.#recordFile(this.#records, seed);
      this.#guarded(file, () => writeFileSync(file, `${JSON.stringify(save)}\n`));
    }
    const sides = seats.map((_, seat) => this.#kit.setup.side(config, seat));
    return { game, seed, config, seats, sides, ...outcome, sources };
  }

  /** One line for each seat of each game, for a spreadsheet. */
  writeCsv(named: string): void {
    const file = resolve(this.#context.terminal.cwd, named);
    const rows = [...this.#rows.values()].sort((one, other) => one.game - other.game);
    this.#guarded(file, () => writeFileSync(file, csvOf(rows)));
  }

  #guarded(file: string, act: (file: string) => void): void {
    try {
      act(file);
    } catch (error) {
      throw new Failure(simWords[this.#context.lang].unusableFile(file, reasonOf(error, this.#context)));
    }
  }
}

/** Under other rules, cards, code or plan other games would be played: those are not mixed. How many is no part of it. */
function linesFile(context: Context, kit: AnyKit, plan: Plan, file: string): LinesFile<Row> {
  const words = simWords[context.lang];
  const { games: _, ...played } = plan;
  const sim = {
    game: kit.game.id,
    rules: kit.game.version,
    code: codeFingerprint(),
    own: botFingerprints(plan.bots, context.terminal.cwd),
    seed: plan.seed,
    bots: plan.bots,
    plan: hash(played),
  };
  return new LinesFile(context, file, {
    ...words,
    head: ['sim', sim],
    other: (found) => (canonical(found) === canonical(sim) ? null : words.otherSim(file)),
    isRow,
  });
}

function isRow(value: unknown): value is Row {
  if (!isObject(value) || !isObject(value.result) || !isObject(value.branching)) return false;
  const { game, decisions, seats, thought } = value;
  return Number.isInteger(game) && Number.isInteger(decisions) && Array.isArray(seats) && Array.isArray(thought);
}

const COLUMNS = ['game', 'seed', 'seat', 'bot', 'side', 'points', 'won', 'decisions', 'answers', 'milliseconds'];

function csvOf(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ game, seed, seats, sides, decisions, branching, result, thought }) =>
    seats.map((bot, seat) => {
      const { points, winners } = result;
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      const mine = [game, seed, seat + 1, bot, sides[seat]!, points[seat]!, won];
      return [...mine, decisions, branching.sum, thought[seat]!.milliseconds.toFixed(3)].map(cell).join();
    }),
  );
  return [COLUMNS.join(), ...lines, ''].join('\n');
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
