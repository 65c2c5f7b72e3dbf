import { eventText, type Lang, type OsadnicyEvent } from '@imperia/osadnicy';
import type { Snapshot } from '../../../table/seat-at-table.ts';
import type { Thing } from '../../../things.ts';
import { thingOf } from '../cards/things.ts';
import { news } from './flights.ts';
import type { Spot } from './zones.ts';

/** What somebody else has just done: the thing concerned, or else who did it, and in words. */
export interface Spotlight {
  readonly thing: Thing | null;
  readonly spot: Spot;
  readonly text: string;
}

/** Deeds worth a look; what is gained, paid or drawn follows from them. */
const DEEDS: ReadonlySet<OsadnicyEvent['did']> = new Set([
  'take',
  'keep',
  'build',
  'deal',
  'deal with',
  'raze card',
  'raze',
  'lay foundation',
  'activate',
  'exchange',
  'pass',
  'defend',
  'samurai',
  'take resource',
  'take deal',
  'lose deal',
  'remove',
  'block',
  'seize',
]);

/** The first deed of somebody else between two moments. */
export function spotlightOf(before: Snapshot, after: Snapshot, lang: Lang): Spotlight | null {
  for (const event of news(before, after)) {
    if (!DEEDS.has(event.did) || !('seat' in event) || event.seat === after.seat) continue;
    const thing = 'card' in event && event.card >= 0 ? thingOf(event.card) : null;
    return { thing, spot: `head ${event.seat}`, text: eventText(after.view, event, lang) };
  }
  return null;
}
