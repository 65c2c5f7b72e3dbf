import type { ImperiumEvent, ImperiumStep, State } from '@imperia/imperium';
import { type RoomOf, useRoomOf } from '../../play/room.svelte.ts';

/** The room at a table of Imperium. */
export function useRoom(): RoomOf<State, ImperiumStep, ImperiumEvent> {
  return useRoomOf('imperium');
}
