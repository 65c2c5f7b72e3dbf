import { type ClashStep, yieldGood, yieldHex } from '@imperia/clash';
import { type Pick, pickAllowed } from '@imperia/engine';
import type { ClashRoom } from '../room.ts';

/** Fields to take, what one has least of before the rest. */
export function fieldsToTake(pick: Pick<ClashStep>, owned: readonly number[]): readonly number[] {
  const goods = [...owned];
  const taken: number[] = [];
  while (taken.length < pick.max) {
    const hexes = taken.map(yieldHex);
    const left = pick.from.filter((item) => !hexes.includes(yieldHex(item)));
    const fits = left.filter((item) => pickAllowed({ ...pick, min: 0 }, [...taken, item]));
    const [best] = fits.sort((a, b) => goods[yieldGood(a)]! - goods[yieldGood(b)]!);
    if (best === undefined) break;
    taken.push(best);
    goods[yieldGood(best)]!++;
  }
  return taken;
}

/** Fields are chosen at first: one changes what one wants otherwise. */
export function takeFields(room: ClashRoom): void {
  const { pick, ask } = room.decision ?? {};
  if (ask?.do !== 'gather' || !pick || room.picked.length > 0) return;
  room.pickThese(fieldsToTake(pick, room.now.view.seats[room.now.seat]!.goods));
}
