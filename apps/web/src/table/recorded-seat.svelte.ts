import type { SeatKind } from '../store/saved-game.ts';
import type { Snapshot } from '../worker/protocol.ts';
import type { SeatAtTable } from './seat-at-table.ts';

/** A seat at a table of which only moments are left: one looks, and nobody is asked. */
export class RecordedSeat implements SeatAtTable {
  readonly kinds: readonly SeatKind[];
  readonly snapshots: readonly Snapshot[];
  readonly decision = null;
  readonly trouble = null;
  at = $state(0);
  leapt = false;
  readonly snapshot = $derived.by(() => this.snapshots[this.at]!);

  /** There is at least one moment to look at. */
  constructor(kinds: readonly SeatKind[], snapshots: readonly Snapshot[], at = 0) {
    this.kinds = kinds;
    this.snapshots = snapshots;
    this.go(at);
  }

  get last(): number {
    return this.snapshots.length - 1;
  }

  go(to: number): void {
    const at = Math.min(this.last, Math.max(0, to));
    this.leapt = at !== this.at + 1;
    this.at = at;
  }

  answer(): void {}
  undo(): void {}
  whyNot(): null {
    return null;
  }
  sit(): void {}
  setPace(): void {}
  hurry(): void {}
  since(): Promise<readonly Snapshot[]> {
    return Promise.resolve([]);
  }
  leave(): void {}
}
