import type { Room } from './room.svelte.ts';

/** Keys of the table; a sheet that lies over it has its own. */
export function pressed({ key }: KeyboardEvent, room: Room): void {
  if (document.querySelector('dialog[open]')) return;
  if (key === 'Escape') {
    if (room.open) room.close();
    else room.cancel();
  }
}
