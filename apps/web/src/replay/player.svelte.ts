import { turnAfter, turnBefore } from './turns.ts';
import type { WatchedGame } from './watched-game.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1200;

/** Goes through a recording: by itself, by steps, by turns; with buttons or keys. */
export class Player {
  readonly #watched: () => WatchedGame | null;
  playing = $state(false);
  speed = $state<number>(1);

  constructor(watched: () => WatchedGame | null) {
    this.#watched = watched;
  }

  /** Where a person goes by hand, the playing ends. */
  go(at: number): void {
    this.playing = false;
    this.#watched()?.seat?.go(at);
  }

  step(by: number): void {
    const seat = this.#watched()?.seat;
    if (seat) this.go(seat.at + by);
  }

  turn(by: -1 | 1): void {
    const watched = this.#watched();
    if (!watched?.seat) return;
    const { at, last } = watched.seat;
    this.go(by < 0 ? turnBefore(watched.turns, at) : turnAfter(watched.turns, at, last));
  }

  toEnd(): void {
    this.go(this.#watched()?.seat?.last ?? 0);
  }

  toggle(): void {
    const seat = this.#watched()?.seat;
    if (!seat) return;
    if (!this.playing && seat.at === seat.last) seat.go(0);
    this.playing = !this.playing;
  }

  /** An effect: waits, goes on by one, and is run again. */
  goOn(): (() => void) | undefined {
    const seat = this.#watched()?.seat;
    if (!this.playing || !seat) return undefined;
    const { at, last } = seat;
    if (at === last) {
      this.playing = false;
      return undefined;
    }
    const waiting = setTimeout(() => seat.go(at + 1), PACE / this.speed);
    return () => clearTimeout(waiting);
  }

  /** A slider, a choice and a sheet have keys of their own. */
  pressed(event: KeyboardEvent): void {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey || document.querySelector('dialog[open]')) return;
    const within = target instanceof Element ? target : null;
    if (within?.closest('select, input:not([type="range"])')) return;
    if (key === ' ' && within?.closest('button, a, summary')) return;
    const act = this.#keys(shiftKey)[key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  #keys(shift: boolean): Readonly<Record<string, () => void>> {
    return {
      ArrowLeft: () => (shift ? this.turn(-1) : this.step(-1)),
      ArrowRight: () => (shift ? this.turn(1) : this.step(1)),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      Home: () => this.go(0),
      End: () => this.toEnd(),
      ' ': () => this.toggle(),
    };
  }
}
