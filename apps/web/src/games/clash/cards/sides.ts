import { BARBARIANS, type Owner, PIRATES } from '@imperia/clash';
import { banner } from '../banner.ts';
import type { IconName } from '../icons.ts';
import type { ClashRoom } from '../room.ts';

/** Whose colours a piece has: a civilization's, the barbarians' or the pirates'. */
export function sideOf(room: Pick<ClashRoom, 'sideOf'>, owner: Owner): string {
  if (owner === BARBARIANS) return 'barbarians';
  return owner === PIRATES ? 'pirates' : room.sideOf(owner);
}

export function crestOf(side: string): IconName {
  if (side === 'barbarians') return 'barbarian';
  if (side === 'pirates') return 'pirate-skull';
  return (banner.crests[side] ?? 'laurels') as IconName;
}
