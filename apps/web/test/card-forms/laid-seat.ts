import { type Decision, decisionOf, type Step } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import type { SeatKind } from '../../src/store/saved-game.ts';
import type { SeatAtTable } from '../../src/table/seat-at-table.ts';
import type { Snapshot } from '../../src/worker/protocol.ts';

/** The first seat of a table at which it is asked, and that nobody has played to: nothing comes of an answer. */
export class LaidSeat implements SeatAtTable {
  readonly kinds: readonly SeatKind[];
  readonly hints = true;
  readonly trouble = null;
  readonly snapshot: Snapshot;
  readonly decision: Decision<Step> | null;

  constructor(kit: AnyKit, kinds: readonly SeatKind[], snapshot: Snapshot) {
    this.kinds = kinds;
    this.snapshot = { ...snapshot, asked: [0] };
    this.decision = decisionOf(kit.game.rules, snapshot.view, 0);
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
