import type { ClashEvent, ClashStep, State } from '@imperia/clash';
import { type RoomOf, useRoomOf } from '../../play/room.svelte.ts';

/** The room at a table of Clash of Cultures. */
export type ClashRoom = RoomOf<State, ClashStep, ClashEvent>;

export function useRoom(): ClashRoom {
  return useRoomOf('clash');
}
