import type { OsadnicyEvent, OsadnicyStep, State } from '@imperia/osadnicy';
import { type RoomOf, useRoomOf } from '../../play/room.svelte.ts';

/** The room at a table of Osadnicy. */
export function useRoom(): RoomOf<State, OsadnicyStep, OsadnicyEvent> {
  return useRoomOf('osadnicy');
}
