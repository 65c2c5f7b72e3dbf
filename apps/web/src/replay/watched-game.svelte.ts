import { settings } from '../store/settings.svelte.ts';
import type { SavedGame, SeatKind } from '../table/game.ts';
import { RecordedSeat } from '../table/recorded-seat.svelte.ts';
import type { Snapshot } from '../table/seat-at-table.ts';
import { whyNotOpened } from '../words/other-content.ts';
import type { FromReplay, ToReplay } from './protocol.ts';
import type { Moment, Seen } from './recording.ts';
import { roundsOf, turnsOf } from './turns.ts';
import { type Viewpoint, viewpointsOf } from './viewpoint.ts';

/** A game that is looked at again; a worker plays it once, and every moment of it is then at hand. */
export class WatchedGame {
  readonly game: SavedGame;
  readonly viewpoints: readonly Viewpoint[];
  readonly #start: number;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  #waiting: ((game: SavedGame) => void) | null = null;
  moments = $state.raw<readonly Moment[]>([]);
  from = $state.raw<Viewpoint | null>(null);
  seat = $state.raw<RecordedSeat | null>(null);
  trouble = $state.raw<string | null>(null);
  readonly turns = $derived.by(() => turnsOf(this.moments));
  readonly rounds = $derived.by(() => roundsOf(this.moments));

  constructor(game: SavedGame, start = 0) {
    this.game = game;
    this.#start = start;
    this.viewpoints = viewpointsOf(game);
    this.#worker.onmessage = ({ data }: MessageEvent<FromReplay>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => {
      this.trouble = message;
    };
    this.trouble = whyNotOpened(game, settings.lang);
    if (this.trouble !== null) return;
    this.#say({ say: 'open', game });
    const [first] = this.viewpoints;
    if (first) this.look(first);
  }

  get now(): Moment | undefined {
    return this.moments[this.seat?.at ?? 0];
  }

  look(from: Viewpoint): void {
    this.#say({ say: 'look', from });
  }

  continued(at: number, kinds: readonly SeatKind[]): Promise<SavedGame> {
    return new Promise((tell) => {
      this.#waiting = tell;
      this.#say({ say: 'continue', at, kinds });
    });
  }

  leave(): void {
    this.#worker.terminate();
  }

  #say(message: ToReplay): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromReplay): void {
    switch (message.say) {
      case 'opened':
        this.moments = message.moments;
        break;
      case 'seen':
        this.from = message.seen.from;
        this.seat = new RecordedSeat(this.game.kinds, this.#snapshots(message.seen), this.seat?.at ?? this.#start);
        break;
      case 'continued':
        this.#waiting?.(message.game);
        break;
      case 'trouble':
        this.trouble = message.what;
        break;
    }
  }

  #snapshots({ from, views, heard }: Seen): Snapshot[] {
    return this.moments.map(({ asked, events, result }, i) => ({
      seat: from.seat,
      view: views[i]!,
      heard: heard.slice(0, events),
      asked,
      canUndo: false,
      missed: 0,
      result,
    }));
  }
}
