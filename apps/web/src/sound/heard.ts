import type { AnyPages } from '../games/contract.ts';
import { news } from '../motion/news.ts';
import type { Snapshot } from '../worker/protocol.ts';
import type { SoundName } from './tones.ts';

const ORDER: readonly SoundName[] = ['end', 'raze', 'card', 'token'];

/** At most one thing that happened is heard, the weightiest, and that one is asked now who was not. */
export function soundsOf(motion: AnyPages['motion'], before: Snapshot, after: Snapshot): SoundName[] {
  const made = new Set<SoundName | null>(news(before, after).map((event) => motion.sound(event)));
  const heaviest = ORDER.find((name) => made.has(name));
  const turn = after.asked.includes(after.seat) && !before.asked.includes(before.seat);
  return [...(heaviest ? [heaviest] : []), ...(turn ? (['turn'] as const) : [])];
}
