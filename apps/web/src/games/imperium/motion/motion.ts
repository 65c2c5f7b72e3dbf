import { type ImperiumEvent, type State, thingOf } from '@imperia/imperium';
import type { Motion } from '../../contract.ts';
import { flightsOf } from './flights.ts';
import { drawnOf, hiddenOrigin, spotOf, zonesOf } from './zones.ts';

type Sound = NonNullable<ReturnType<Motion<State, ImperiumEvent>['sound']>>;

const SOUNDS: Readonly<Partial<Record<ImperiumEvent['did'], Sound>>> = {
  win: 'end',
  collapse: 'raze',
  'take unrest': 'raze',
  abandon: 'raze',
  steal: 'raze',
  play: 'card',
  acquire: 'card',
  breakthrough: 'card',
  'breakthrough deck': 'card',
  'nation card': 'card',
  state: 'card',
  develop: 'card',
  draw: 'card',
  gain: 'token',
  exhaust: 'token',
  'lay token': 'token',
};

/** Deeds worth a look; what is gained, paid or drawn follows from them. */
const DEEDS: ReadonlySet<ImperiumEvent['did']> = new Set([
  'play',
  'exhaust',
  'innovate',
  'revolt',
  'rival',
  'steal',
  'lay token',
  'history',
  'exile',
  'abandon',
  'recall',
  'garrison',
  'acquire',
  'breakthrough',
  'breakthrough deck',
  'take fame',
  'swap',
  'nation card',
  'state',
  'develop',
  'journey',
  'king of kings',
  'avoid',
]);

export const motion: Motion<State, ImperiumEvent> = {
  zones: zonesOf,
  spot: spotOf,
  origin: hiddenOrigin,
  drawn: drawnOf,
  flights: flightsOf,
  sound: ({ did }) => SOUNDS[did] ?? null,
  deed: (event) => {
    if (!DEEDS.has(event.did) || !('seat' in event) || event.seat < 0) return null;
    const card = 'card' in event ? event.card : 'on' in event ? event.on : -1;
    return { thing: card >= 0 ? thingOf(card) : null, spot: `head ${event.seat}` };
  },
};
