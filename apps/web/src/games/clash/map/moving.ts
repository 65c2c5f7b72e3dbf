import type { ClashStep, Hex, Unit } from '@imperia/clash';
import type { ClashRoom } from '../room.ts';

type Chosen = Pick<ClashRoom, 'choose' | 'decision'>;

function choose(room: Chosen, wanted: (option: ClashStep) => boolean): boolean {
  const found = room.decision?.options.filter(wanted) ?? [];
  if (found.length !== 1) return false;
  room.choose(found[0]!);
  return true;
}

/** From the turn to the group that goes: whoever presses a stack has said both. */
export function setOut(room: ClashRoom, hex: Hex): void {
  if (room.decision?.ask.do === 'turn') choose(room, ({ do: does }) => does === 'move');
  choose(room, (option) => option.do === 'choose group' && option.hex === hex);
}

/** All who can go are chosen at first: one leaves behind whom one does not want. */
export function takeAll(room: ClashRoom): void {
  const { decision } = room;
  if (decision?.ask.do !== 'choose group' || room.picked.length > 0) return;
  room.pickThese(decision.pick?.from ?? []);
}

/** The last of these stays behind. */
export function oneFewer(picked: readonly number[], items: readonly number[]): number[] {
  const last = picked.reduce((found, item, at) => (items.includes(item) ? at : found), -1);
  return picked.filter((_, at) => at !== last);
}

/** The group goes there, where only one way leads; else one is asked which. */
export function march(room: ClashRoom, to: Hex): void {
  room.confirmPick();
  choose(room, (option) => option.do === 'go' && option.to === to);
}

/** The group that is being chosen. */
export function groupOf(room: ClashRoom): readonly Unit[] | null {
  return room.decision?.ask.do === 'choose group' ? room.picked : null;
}

export function mayMoveNow(room: ClashRoom): boolean {
  return room.decision?.options.some(({ do: does }) => does === 'move') ?? false;
}
