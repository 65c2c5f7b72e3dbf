import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';
import type { Point } from './geometry.ts';

/** A finger that moves less than this, in px, presses. */
const STEADY = 6;
const WHEEL = 0.0016;

/** Wheel and pinch zoom to where they are, a drag pans, a double click shows the whole map. */
export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let dragging = false;
    let travelled = 0;
    const here = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      wheel: (event) => {
        event.preventDefault();
        camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 16 : 1)), here(event));
      },
      pointerdown: (event) => {
        if (fingers.size === 0) {
          dragging = false;
          travelled = 0;
        }
        if (event.button === 0) fingers.set(event.pointerId, here(event));
      },
      pointermove: (event) => {
        const was = fingers.get(event.pointerId);
        if (!was) return;
        const now = here(event);
        travelled += Math.hypot(now.x - was.x, now.y - was.y);
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        fingers.set(event.pointerId, now);
        if (travelled < STEADY && !other) return;
        if (!dragging) {
          dragging = true;
          element.setPointerCapture(event.pointerId);
        }
        if (other) camera.zoom(distance(now, other) / Math.max(1, distance(was, other)), middle(now, other));
        else camera.pan(now.x - was.x, now.y - was.y);
      },
      pointerup: ({ pointerId }) => fingers.delete(pointerId),
      pointercancel: ({ pointerId }) => fingers.delete(pointerId),
      // Whoever zooms in twice in haste clicks a button twice.
      dblclick: ({ target }) => {
        if (!(target as Element).closest('button')) camera.fit();
      },
    };
    /** What was dragged was not pressed. */
    const swallow = (event: MouseEvent) => {
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
    };
    const entries = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of entries) element.addEventListener(name, listener, { passive: false });
    element.addEventListener('click', swallow, true);
    return () => {
      for (const [name, listener] of entries) element.removeEventListener(name, listener);
      element.removeEventListener('click', swallow, true);
    };
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
