import type { NoteStore } from '../store/store.ts';
import type { Outage } from '../tables/clocks.ts';

/** How often it is noted that there is a server. */
const BEAT_EVERY = 5000;
/** While others may be there, or the store may have been slow, only a longer silence counts. */
const SILENCE = 15_000;
/** Nobody's clock runs for longer than this without an entry. */
const FORGET_AFTER = 40 * 24 * 60 * 60 * 1000;
const MOST_KEPT = 200;
const [ALIVE, OUTAGES] = ['alive at', 'outages'];

/**
 * When there was no server, or none that could write: no process on this store. Noted in the store itself, so that the
 * next one knows, and a clock that jumped while nobody looked takes nobody's time either.
 */
export class Uptime {
  readonly #notes: NoteStore;
  readonly #now: () => number;
  readonly #silence: number;
  #outages: readonly Outage[] = [];
  #beatAt = Number.NEGATIVE_INFINITY;

  private constructor(notes: NoteStore, now: () => number, silence: number) {
    this.#notes = notes;
    this.#now = now;
    this.#silence = silence;
  }

  /** `alone`: nobody else can have been there before this process. */
  static async begin(notes: NoteStore, now: () => number, alone: boolean, silence = SILENCE): Promise<Uptime> {
    const uptime = new Uptime(notes, now, silence);
    await uptime.#beat(alone ? 0 : silence);
    return uptime;
  }

  readonly outages = (): readonly Outage[] => this.#outages;

  /** Called often; throws while the store cannot be written. */
  async beat(): Promise<void> {
    if (this.#now() - this.#beatAt >= BEAT_EVERY) await this.#beat(this.#silence);
  }

  async #beat(silence: number): Promise<void> {
    const now = this.#now();
    const last = await this.#notes.noteOnce(ALIVE, String(now));
    const mine = last === String(now) || (await this.#notes.change(ALIVE, last, String(now)));
    if (mine && now - Number(last) > silence) await this.#add({ from: Number(last), to: now });
    this.#outages = JSON.parse((await this.#notes.note(OUTAGES)) ?? '[]') as Outage[];
    this.#beatAt = now;
  }

  async #add(outage: Outage): Promise<void> {
    for (;;) {
      const before = await this.#notes.noteOnce(OUTAGES, '[]');
      const known = JSON.parse(before) as Outage[];
      const kept = known.filter(({ to }) => to > outage.to - FORGET_AFTER).slice(1 - MOST_KEPT);
      if (await this.#notes.change(OUTAGES, before, JSON.stringify([...kept, outage]))) return;
    }
  }
}
