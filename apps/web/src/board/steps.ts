import { eventText, type Lang } from '@imperia/osadnicy';
import type { Snapshot } from '../table/seat-at-table.ts';

/** What was heard between two moments, one sentence each; nothing when the second is no later. */
export function heardBetween(before: Snapshot, after: Snapshot, lang: Lang): string[] {
  return after.heard.slice(before.heard.length).map((event) => eventText(after.view, event, lang));
}
