import type { Place } from './lesson.ts';

/** Where each zone of a page is: the first of these selectors that is seen. */
type Zones = Readonly<Record<string, readonly string[]>>;

function selectors(place: Place, zones: Zones): readonly string[] {
  if ('zone' in place) return zones[place.zone] ?? [];
  if ('option' in place) return [`[data-option="${CSS.escape(place.option)}"]`];
  return [`[data-thing="${place.thing}"]`];
}

/** The first of these that is on the screen. */
export function elementAt(places: readonly Place[], zones: Zones): HTMLElement | null {
  for (const selector of places.flatMap((place) => selectors(place, zones))) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (isSeen(element)) return element;
    }
  }
  return null;
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > SMALLEST;
}

/** What stays where it is when the page is scrolled. */
const FIXED = '.near, .top, .parchment, dialog';
const EDGE = 14;
const SMALLEST = 10;

/** Brings a thing into view; what stays on the screen anyway is only moved within its own row. */
export function bringIntoView(element: HTMLElement): void {
  if (!element.closest(FIXED)) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  const row = rowOf(element);
  if (!row) return;
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left - 20;
}

/** What it lies in that is wider than what can be seen of it. */
function rowOf({ parentElement }: HTMLElement): HTMLElement | null {
  if (!parentElement || parentElement === document.body) return null;
  const isWider = parentElement.scrollWidth > parentElement.clientWidth;
  return isWider && getComputedStyle(parentElement).overflowX !== 'visible' ? parentElement : rowOf(parentElement);
}

/** Whether a thing can never be seen below something so high at the top of the screen, however the page is scrolled. */
export function isHiddenBelow(element: HTMLElement, bottom: number): boolean {
  if (element.closest(FIXED)) return element.closest('.top') !== null;
  return element.getBoundingClientRect().top + scrollY < bottom + EDGE;
}

/** Keeps the upper part of the screen free of what is scrolled to. */
export function keepFree(bottom: number | null): void {
  document.documentElement.style.scrollPaddingTop = bottom === null ? '' : `${bottom + EDGE}px`;
}
