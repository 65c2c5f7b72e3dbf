import type { Thing } from '@imperia/kit';
import type { Attachment } from 'svelte/attachments';
import type { Room } from './room.svelte.ts';

const LINGER = 250;
const LONG_PRESS = 450;
/** Drawn in HTML, or in a picture. */
export type Touchable = HTMLElement | SVGElement;

/** How often a pointer clicked, where it was a key. */
const BY_KEY = 0;

/** Something on the table: a click chooses or opens it; hovering, focus and a long press show it in full. */
export function touchable(
  room: Pick<Room, 'open' | 'peek' | 'touch'>,
  thing: Thing,
  large: boolean,
): Attachment<Touchable> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => {
      if (!room.open) room.peek = { thing, at: element.getBoundingClientRect() };
    };
    const hide = () => {
      clearTimeout(waiting);
      if (room.peek?.thing === thing) room.peek = null;
    };
    const soon = (milliseconds: number, then: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(then, milliseconds);
    };
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      click: ({ detail }) => {
        clearTimeout(waiting);
        if (!pressed) room.touch(thing, element, large, detail === BY_KEY);
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
      // What goes while it has the focus loses it in the midst of a change of the page, where nothing else may change.
      blur: () => queueMicrotask(hide),
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
