import type { GameEvent } from '@imperia/engine';
import type { Snapshot } from '../worker/protocol.ts';

/** What was heard at the second moment and not yet at the first; nothing when it was taken back. */
export function news(before: Snapshot, after: Snapshot): readonly GameEvent[] {
  return before.seat === after.seat ? after.heard.slice(before.heard.length) : [];
}
