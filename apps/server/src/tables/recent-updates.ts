import type { Update } from '../protocol/update.ts';

/** How many of the latest updates somebody may have missed and still be sent only those. */
const MOST = 8;
/** Enough for about as many, and taken once: what comes and goes would make the collector look through everything. */
const ROOM = 4096;

interface Place {
  readonly after: number;
  readonly start: number;
  readonly end: number;
}

/** The texts of the latest updates, one behind another in bytes outside the heap, where nothing has to be moved. */
export class RecentUpdates {
  #bytes: Buffer | null = null;
  #places: Place[] = [];

  keep(after: number, json: string): void {
    const length = Buffer.byteLength(json);
    if (length > ROOM) {
      this.forget();
      return;
    }
    this.#bytes ??= Buffer.allocUnsafeSlow(ROOM);
    if (this.#places.length === MOST) this.#places.shift();
    const start = this.#roomFor(length, this.#bytes);
    this.#bytes.write(json, start);
    this.#places.push({ after, start, end: start + length });
  }

  /** Behind the last one, or else the oldest make room and the others move to the front. */
  #roomFor(length: number, bytes: Buffer): number {
    const end = this.#places.at(-1)?.end ?? 0;
    if (end + length <= ROOM) return end;
    while (this.#places.length > 0 && end - this.#places[0]!.start + length > ROOM) this.#places.shift();
    const [first] = this.#places;
    if (!first) return 0;
    bytes.copyWithin(0, first.start, end);
    this.#places = this.#places.map(({ after, start, end }) => ({
      after,
      start: start - first.start,
      end: end - first.start,
    }));
    return end - first.start;
  }

  forget(): void {
    this.#places = [];
  }

  /** All that followed that version, when none of it is forgotten. */
  since(version: number): readonly Update[] | null {
    const at = this.#places.findIndex(({ after }) => after === version);
    if (at < 0) return null;
    return this.#places.slice(at).map(({ start, end }) => JSON.parse(this.#bytes!.toString('utf8', start, end)));
  }
}
