import { type AnyKit, type Lang, plain } from '@imperia/kit';
import type { Snapshot } from '../worker/protocol.ts';
import { counted } from './log.ts';

/** The first moment, and every later one by which something more was told: others show nothing new. */
export function toldMoments(kit: AnyKit, moments: readonly Snapshot[], lang: Lang): readonly Snapshot[] {
  return moments.filter((after, i) => i === 0 || heardBetween(kit, moments[i - 1]!, after, lang).length > 0);
}

/** What was heard between two moments, one sentence each; nothing when the second is no later. */
export function heardBetween({ words }: AnyKit, before: Snapshot, after: Snapshot, lang: Lang): string[] {
  const told = after.heard.slice(before.heard.length).map((event) => words.event(after.view, event, lang));
  return counted(told.filter((parts) => parts.length > 0)).map(
    ({ parts, times }) => `${plain(parts)}${times > 1 ? ` ×${times}` : ''}`,
  );
}
