import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { isObject, reasonOf } from './read.ts';

/** What is to stand in such a file, and what is said when something else does. */
export interface LinesKind<Row> {
  /** The name of the first line's only field, and what it holds. */
  readonly head: readonly [name: string, value: object];
  /** Why rows under this head do not belong here; null when they do. */
  readonly other: (found: object) => string | null;
  readonly isRow: (value: unknown) => value is Row;
  readonly noRecord: (file: string) => string;
  readonly damagedLine: (file: string, line: number) => string;
  readonly unusableFile: (file: string, reason: string) => string;
}

/** Rows on the disk, one JSON object a line under a line that says what they belong to. Whoever is stopped goes on from it. */
export class LinesFile<Row> {
  readonly file: string;
  readonly found: readonly Row[];
  readonly #context: Context;
  readonly #kind: LinesKind<Row>;

  constructor(context: Context, file: string, kind: LinesKind<Row>) {
    this.file = file;
    this.#context = context;
    this.#kind = kind;
    this.found = existsSync(file) ? this.#read() : [];
    const [name, value] = kind.head;
    if (!existsSync(file)) this.#write(`${JSON.stringify({ [name]: value })}\n`);
  }

  add(rows: readonly Row[]): void {
    this.#write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }

  #read(): Row[] {
    const { head, other, isRow, noRecord, damagedLine } = this.#kind;
    const text = this.#guarded(() => readFileSync(this.file, 'utf8'));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first = '', ...lines] = whole.split('\n').filter((line) => line !== '');
    const header = parsed(first);
    const found = isObject(header) ? header[head[0]] : null;
    if (!isObject(found)) throw new Failure(noRecord(this.file));
    const refusal = other(found);
    if (refusal !== null) throw new Failure(refusal);
    const rows = lines.map((line, i) => {
      const row = parsed(line);
      if (!isRow(row)) throw new Failure(damagedLine(this.file, i + 2));
      return row;
    });
    // Whoever was stopped in the middle of a line goes on after the last whole one.
    if (whole !== text) this.#guarded(() => truncateSync(this.file, Buffer.byteLength(whole)));
    return rows;
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
      throw new Failure(this.#kind.unusableFile(this.file, reasonOf(error, this.#context)));
    }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
