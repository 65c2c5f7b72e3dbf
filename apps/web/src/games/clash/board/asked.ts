import type { Owner } from '@imperia/clash';
import type { ClashRoom } from '../room.ts';

/** Whose units the question is about: whoever decides for barbarians chooses among theirs. */
export function askedOwner(room: ClashRoom): Owner {
  const { ask } = room.decision ?? {};
  const { battle } = room.now.view;
  if (!ask || !battle || !('side' in ask)) return room.now.seat;
  return ask.side === 0 ? battle.attacker : battle.defender;
}
