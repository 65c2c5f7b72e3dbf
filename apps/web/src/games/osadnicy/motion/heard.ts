import type { OsadnicyEvent } from '@imperia/osadnicy';
import type { SoundName } from '../../../sound/tones.ts';
import type { Snapshot } from '../../../table/seat-at-table.ts';
import { news } from './flights.ts';

const OF_EVENTS: Readonly<Partial<Record<OsadnicyEvent['did'], SoundName>>> = {
  win: 'end',
  raze: 'raze',
  'raze card': 'raze',
  strike: 'raze',
  remove: 'raze',
  build: 'card',
  deal: 'card',
  take: 'card',
  keep: 'card',
  draw: 'card',
  attack: 'card',
  gain: 'token',
  defend: 'token',
  samurai: 'token',
};
const ORDER: readonly SoundName[] = ['end', 'raze', 'card', 'token'];

/** At most one thing that happened is heard, the weightiest, and that one is asked now who was not. */
export function soundsOf(before: Snapshot, after: Snapshot): SoundName[] {
  const made = new Set(news(before, after).map(({ did }) => OF_EVENTS[did]));
  const heaviest = ORDER.find((name) => made.has(name));
  const turn = after.asked.includes(after.seat) && !before.asked.includes(before.seat);
  return [...(heaviest ? [heaviest] : []), ...(turn ? (['turn'] as const) : [])];
}
