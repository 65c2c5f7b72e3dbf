import type { OsadnicyEvent, State } from '@imperia/osadnicy';
import type { Motion } from '../../contract.ts';
import { thingOf } from '../cards/things.ts';
import { flightsOf } from './flights.ts';
import { hiddenOrigin, spotOf, zonesOf } from './zones.ts';

type Sound = NonNullable<ReturnType<Motion<State, OsadnicyEvent>['sound']>>;

const SOUNDS: Readonly<Partial<Record<OsadnicyEvent['did'], Sound>>> = {
  win: 'end',
  raze: 'raze',
  'raze card': 'raze',
  strike: 'raze',
  conquer: 'raze',
  siege: 'raze',
  'lose to rival': 'raze',
  fortify: 'token',
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
  'place technology': 'token',
  event: 'card',
};

/** Deeds worth a look; what is gained, paid or drawn follows from them. */
const DEEDS: ReadonlySet<OsadnicyEvent['did']> = new Set([
  'take',
  'keep',
  'build',
  'deal',
  'deal with',
  'raze card',
  'raze',
  'conquer',
  'siege',
  'fortify',
  'shift',
  'lay foundation',
  'activate',
  'exchange',
  'pass',
  'defend',
  'samurai',
  'place technology',
  'unlock',
  'wreck',
  'take resource',
  'take deal',
  'lose deal',
  'remove',
  'block',
  'seize',
]);

export const motion: Motion<State, OsadnicyEvent> = {
  zones: zonesOf,
  spot: spotOf,
  origin: hiddenOrigin,
  flights: flightsOf,
  sound: ({ did }) => SOUNDS[did] ?? null,
  deed: (event) => {
    if (!DEEDS.has(event.did) || !('seat' in event)) return null;
    const thing = 'card' in event && event.card >= 0 ? thingOf(event.card) : null;
    return { thing, spot: `head ${event.seat}` };
  },
};
