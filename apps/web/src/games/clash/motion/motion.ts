import { type ClashEvent, GOODS, type Goods, hexThing, type State, yieldGood, yieldHex } from '@imperia/clash';
import type { Seat } from '@imperia/engine';
import type { Flight, Motion, Place } from '../../contract.ts';

type Sound = NonNullable<ReturnType<Motion<State, ClashEvent>['sound']>>;

const SOUNDS: Readonly<Partial<Record<ClashEvent['did'], Sound>>> = {
  win: 'end',
  battle: 'raze',
  capture: 'raze',
  raze: 'raze',
  destroyed: 'raze',
  event: 'card',
  play: 'card',
  'battle card': 'card',
  draw: 'card',
  advance: 'card',
  complete: 'card',
  gain: 'token',
  move: 'token',
  construct: 'token',
  recruit: 'token',
  found: 'token',
};

/** Deeds worth a look; what is gained, paid or drawn follows from them. */
const DEEDS: ReadonlySet<ClashEvent['did']> = new Set<ClashEvent['did']>([
  'play',
  'advance',
  'event',
  'found',
  'collect',
  'construct',
  'wonder',
  'recruit',
  'move',
  'explore',
  'influence',
  'influenced',
  'battle',
  'battle over',
  'capture',
  'raze',
  'destroyed',
  'exhausted',
  'barbarian city',
  'change government',
  'offer',
  'refuse',
  'withdraw',
  'terms',
  'trade',
  'complete',
]);

/** More of one kind would only be a swarm. */
const MOST_OF_ONE = 4;

function pool(seat: Seat, good: number): Place {
  return { spot: `${GOODS[good]} ${seat}` };
}

function several(goods: Goods, from: (good: number) => Place, to: (good: number) => Place): Flight[] {
  return goods.flatMap((n, good) =>
    Array.from({ length: Math.min(n, MOST_OF_ONE) }, () => ({ icon: GOODS[good]!, from: from(good), to: to(good) })),
  );
}

/** Coins fly from fields to pools, and from hand to hand. */
function flights(event: ClashEvent, view: State): Flight[] {
  switch (event.did) {
    case 'collect':
      return event.gathered.map((one) => ({
        icon: GOODS[yieldGood(one)]!,
        from: { thing: hexThing(view, yieldHex(one)) },
        to: pool(event.seat, yieldGood(one)),
      }));
    case 'gain': {
      const gained = GOODS.map((_, good) => (good === event.good && event.why !== 'collect' ? event.kept : 0));
      return several(
        gained,
        () => ({ spot: `head ${event.seat}` }),
        (good) => pool(event.seat, good),
      );
    }
    case 'pay':
      return several(
        event.pay,
        (good) => pool(event.seat, good),
        () => ({ spot: `head ${event.seat}` }),
      );
    case 'trade':
      return [
        ...several(
          event.give,
          (good) => pool(event.seat, good),
          (good) => pool(event.to, good),
        ),
        ...several(
          event.want,
          (good) => pool(event.to, good),
          (good) => pool(event.seat, good),
        ),
      ];
    default:
      return [];
  }
}

/** Where it happened: the hex to which something came, else the one it is about. */
function hexOf(event: ClashEvent): number {
  if (event.did === 'move' || event.did === 'influence') return event.to;
  return 'hex' in event ? event.hex : -1;
}

export const motion: Motion<State, ClashEvent> = {
  /** Cards lie in hands alone, and pieces are moved by the map. */
  zones: () => new Map(),
  spot: () => null,
  origin: () => null,
  flights: (news, view) => news.flatMap((event) => flights(event, view)),
  sound: ({ did }) => SOUNDS[did] ?? null,
  deed: (event, view) => {
    if (!DEEDS.has(event.did)) return null;
    // Where one has just waited for the answer.
    if (event.did === 'refuse' || event.did === 'withdraw') return { thing: null, spot: 'bar' };
    const hex = hexOf(event);
    const seat =
      'seat' in event ? event.seat : 'attacker' in event ? event.attacker : 'owner' in event ? event.owner : -1;
    return { thing: hex >= 0 ? hexThing(view, hex) : null, spot: seat >= 0 && seat < 4 ? `head ${seat}` : 'map' };
  },
};
