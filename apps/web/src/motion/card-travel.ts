import type { Lying } from './places.ts';

const EASE = 'cubic-bezier(.2,.7,.3,1)';

/** From a place to where an element lies: what must be done to the element so that it seems to be there. */
function shift(from: DOMRect, to: DOMRect): string {
  const scale = Math.min(2, Math.max(0.25, from.width / to.width));
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

/** It lies elsewhere than before, as the same thing. */
export function slide({ element, at }: Lying, from: DOMRect, duration: number): Animation | null {
  if (Math.abs(from.left - at.left) < 2 && Math.abs(from.top - at.top) < 2) return null;
  return raised(
    element,
    element.animate([{ transform: shift(from, at) }, { transform: 'none' }], { duration, easing: EASE }),
  );
}

const raisedBy = new WeakMap<HTMLElement, Animation>();

/**
 * Lies above the rest, and moves from its corner, for as long as it moves. Among the keyframes these would keep the
 * compositor from moving it by itself, and the page would be drawn anew for every frame.
 */
function raised(element: HTMLElement, animation: Animation): Animation {
  const { style } = element;
  style.transformOrigin = '0 0';
  style.zIndex = '5';
  raisedBy.set(element, animation);
  const lower = () => {
    if (raisedBy.get(element) !== animation) return;
    raisedBy.delete(element);
    style.removeProperty('transform-origin');
    style.removeProperty('z-index');
  };
  animation.addEventListener('finish', lower);
  animation.addEventListener('cancel', lower);
  return animation;
}

/** What is drawn in another way where it arrives shows only when it is nearly there. */
export function arrive({ element }: Lying, duration: number, delay = 0): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.55 }, { opacity: 1 }], {
    duration,
    delay,
    fill: 'backwards',
  });
}

/** What a card was goes to where it is, and gives way there. */
export function depart(layer: HTMLElement, { element, at }: Lying, to: DOMRect | null, duration: number): void {
  const ghost = ghostOf(element, at);
  layer.append(ghost);
  const end = to ? shift(to, at) : 'scale(.9)';
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: 0.9, offset: 0.8 },
      { transform: end, opacity: 0 },
    ],
    { duration, easing: EASE, fill: 'forwards' },
  );
  flight.onfinish = () => ghost.remove();
}

/** A copy that nobody can touch or hear of, drawn as large as the card was. */
function ghostOf(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px;--card-width:${width}px;--tile:${width}px`;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-thing', 'data-beneath', 'data-choice', 'aria-pressed']) copy.removeAttribute(name);
  copy.classList.remove('lit', 'back', 'picked');
  ghost.append(copy);
  return ghost;
}

/** From a pile or a rival's hand: its back travels half the way, then it turns and shows its face. */
export function turnUp(layer: HTMLElement, lying: Lying, from: DOMRect, duration: number, delay: number): Animation {
  const { element, at } = lying;
  const half = new DOMRect((from.left + at.left) / 2, (from.top + at.top) / 2, (from.width + at.width) / 2);
  const back = document.createElement('div');
  back.className = 'back-side';
  back.style.cssText = `left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
  layer.append(back);
  const timing = { duration: duration / 2, delay, fill: 'both' } as const;
  const first = back.animate([{ transform: shift(from, at) }, { transform: `${shift(half, at)} rotateY(90deg)` }], {
    ...timing,
    easing: 'ease-in',
  });
  first.onfinish = () => back.remove();
  first.oncancel = () => back.remove();
  const second = element.animate(
    [
      { transform: `${shift(half, at)} rotateY(-90deg)`, opacity: 0 },
      { transform: `${shift(half, at)} rotateY(-90deg)`, opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { duration, delay, fill: 'backwards', easing: 'ease-out' },
  );
  second.oncancel = () => first.cancel();
  return raised(element, second);
}
