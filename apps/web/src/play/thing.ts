import type { Attachment } from 'svelte/attachments';
import type { Room } from './room.svelte.ts';

const LINGER = 250;
const LONG_PRESS = 450;

/** A card on the table: a click chooses or opens it; hovering, focus and a long press show it in full. */
export function thing(room: Room, card: number, large: boolean): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => {
      if (!room.open) room.peek = { card, at: element.getBoundingClientRect() };
    };
    const hide = () => {
      clearTimeout(waiting);
      if (room.peek?.card === card) room.peek = null;
    };
    const soon = (milliseconds: number, then: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(then, milliseconds);
    };
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      click: () => {
        clearTimeout(waiting);
        if (!pressed) room.touch(card, element);
        pressed = false;
      },
      pointerenter: ({ pointerType }) => {
        if (!large && pointerType === 'mouse') soon(LINGER, show);
      },
      pointerleave: hide,
      pointerdown: ({ pointerType }) => {
        pressed = false;
        if (pointerType !== 'mouse')
          soon(LONG_PRESS, () => {
            pressed = true;
            show();
          });
      },
      pointerup: () => clearTimeout(waiting),
      pointercancel: hide,
      focus: () => {
        if (!large && element.matches(':focus-visible')) show();
      },
      blur: hide,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of entries) element.removeEventListener(name, listener);
    };
  };
}
