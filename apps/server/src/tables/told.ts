import type { GameEvent } from '@imperia/engine';

/** More than anybody misses in a short absence; older events come from a replay. */
const KEPT_EVENTS = 40;

export interface SavedTold {
  readonly first: number;
  readonly events: readonly GameEvent[];
}

/** The latest events of a game, numbered from its beginning. */
export class Told {
  #first: number;
  readonly #events: GameEvent[];

  constructor({ first, events }: SavedTold = { first: 0, events: [] }) {
    this.#first = first;
    this.#events = [...events];
  }

  /** How many events the game has told altogether. */
  get length(): number {
    return this.#first + this.#events.length;
  }

  get first(): number {
    return this.#first;
  }

  add(events: readonly GameEvent[]): void {
    for (const event of events) this.#events.push(event);
  }

  /** They were taken back. */
  unsay(count: number): void {
    const left = this.#events.length - count;
    if (left < 0) this.#first += left;
    this.#events.length = Math.max(0, left);
  }

  from(number: number): readonly GameEvent[] {
    return this.#events.slice(Math.max(0, number - this.#first));
  }

  /** Forgets the oldest. */
  trim(): void {
    const spare = this.#events.length - KEPT_EVENTS;
    if (spare <= 0) return;
    this.#events.splice(0, spare);
    this.#first += spare;
  }

  saved(): SavedTold {
    return { first: this.#first, events: this.#events };
  }
}
