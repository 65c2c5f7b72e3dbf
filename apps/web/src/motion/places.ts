import type { Thing } from '@imperia/kit';
import type { Spot } from '../games/contract.ts';

/** A thing as it lies on the page. */
export interface Lying {
  readonly element: HTMLElement;
  readonly at: DOMRect;
}

/** Every thing that can be seen on the table, also what shows from beneath another, but for those whose board moves them itself. */
export function thingsOn(table: HTMLElement): Map<Thing, Lying> {
  const lying = new Map<Thing, Lying>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-thing]:not([data-still]), [data-beneath]')) {
    const at = element.getBoundingClientRect();
    const { thing, beneath } = element.dataset;
    if (at.width > 0) lying.set((thing ?? beneath) as Thing, { element, at });
  }
  return lying;
}

export function spotOn(table: HTMLElement, spot: Spot | null): DOMRect | null {
  const element = spot === null ? null : table.querySelector(`[data-spot="${spot}"]`);
  const at = element?.getBoundingClientRect();
  return at && at.width > 0 ? at : null;
}

export function middleOf({ left, top, width, height }: DOMRect): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
