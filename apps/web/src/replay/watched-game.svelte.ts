import type { AnyKit } from '@imperia/kit';
import type { SavedGame, SeatKind } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import { type Viewpoint, viewpointsOf } from '../store/viewpoint.ts';
import { RecordedSeat } from '../table/recorded-seat.svelte.ts';
import { whyNotOpened } from '../words/other-content.ts';
import { Aside } from '../worker/aside.ts';
import type { FromWorker, Recorded, Seen, Snapshot, ToRecording } from '../worker/protocol.ts';
import { roundsOf, turnsOf } from './turns.ts';

/** A game that is looked at again; a worker plays it once, and every moment of it is then at hand. */
export class WatchedGame {
  readonly game: SavedGame;
  readonly viewpoints: readonly Viewpoint[];
  readonly #start: number;
  readonly #worker = new Aside((message) => this.#hear(message));
  #waiting: ((game: SavedGame) => void) | null = null;
  moments = $state.raw<readonly Recorded[]>([]);
  from = $state.raw<Viewpoint | null>(null);
  seat = $state.raw<RecordedSeat | null>(null);
  trouble = $state.raw<string | null>(null);
  readonly turns = $derived.by(() => turnsOf(this.moments));
  readonly rounds = $derived.by(() => roundsOf(this.moments));

  constructor(kit: AnyKit, game: SavedGame, start = 0) {
    this.game = game;
    this.#start = start;
    this.viewpoints = viewpointsOf(game);
    this.trouble = whyNotOpened(kit, game, settings.lang);
    if (this.trouble !== null) return;
    this.#say({ say: 'open', saved: game });
    const [first] = this.viewpoints;
    if (first) this.look(first);
  }

  get now(): Recorded | undefined {
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
    this.#worker.leave();
  }

  #say(message: ToRecording): void {
    this.#worker.say({ to: 'recording', ...message });
  }

  #hear(message: FromWorker): void {
    switch (message.say) {
      case 'opened':
        this.moments = message.moments;
        break;
      case 'seen':
        this.from = message.seen.from;
        this.seat = new RecordedSeat(this.game.kinds, this.#snapshots(message.seen), this.seat?.at ?? this.#start);
        break;
      case 'continued':
        this.#waiting?.(message.saved);
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
