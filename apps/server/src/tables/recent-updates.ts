import type { Update } from '../protocol/update.ts';

/** How many of the latest updates somebody may have missed and still be sent only those. */
const MOST = 8;
/** Enough for about as many, and taken once: what comes and goes would make the collector look through everything. */
const ROOM = 4096;
/** Before each text: the version that it follows, and how long it is. */
const HEAD = 8;

/**
 * The texts of the latest updates, one behind another in bytes outside the heap. Nothing is kept of them in the heap:
 * they live just long enough there to be moved by the collector twice.
 */
export class RecentUpdates {
  #bytes: Buffer | null = null;
  /** Where the oldest begins, and where the latest ends. */
  #first = 0;
  #end = 0;
  #count = 0;

  keep(after: number, json: string): void {
    const length = Buffer.byteLength(json);
    if (HEAD + length > ROOM) {
      this.forget();
      return;
    }
    this.#bytes ??= Buffer.allocUnsafeSlow(ROOM);
    this.#makeRoom(HEAD + length, this.#bytes);
    this.#bytes.writeUInt32LE(after, this.#end);
    this.#bytes.writeUInt32LE(length, this.#end + 4);
    this.#bytes.write(json, this.#end + HEAD);
    this.#end += HEAD + length;
    this.#count++;
  }

  /** Behind the latest; where it does not fit the oldest go, and the others move to the front. */
  #makeRoom(needed: number, bytes: Buffer): void {
    if (this.#count === MOST) this.#drop(bytes);
    if (this.#end + needed <= ROOM) return;
    while (this.#end - this.#first + needed > ROOM) this.#drop(bytes);
    bytes.copyWithin(0, this.#first, this.#end);
    this.#end -= this.#first;
    this.#first = 0;
  }

  #drop(bytes: Buffer): void {
    this.#first = after(bytes, this.#first);
    this.#count--;
  }

  forget(): void {
    this.#first = 0;
    this.#end = 0;
    this.#count = 0;
  }

  /** All that followed that version, when none of it is forgotten. */
  since(version: number): readonly Update[] | null {
    const bytes = this.#bytes;
    if (!bytes) return null;
    let at = this.#first;
    while (at < this.#end && bytes.readUInt32LE(at) !== version) at = after(bytes, at);
    if (at === this.#end) return null;
    const updates: Update[] = [];
    for (; at < this.#end; at = after(bytes, at))
      updates.push(JSON.parse(bytes.toString('utf8', at + HEAD, after(bytes, at))));
    return updates;
  }
}

/** Where the one that begins there ends. */
function after(bytes: Buffer, at: number): number {
  return at + HEAD + bytes.readUInt32LE(at + 4);
}
