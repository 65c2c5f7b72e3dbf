const DURATION = 380;

/** Where every card on the table lies now. */
export function placesOf(root: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    places.set(element.dataset.card!, element.getBoundingClientRect());
  }
  return places;
}

/** Cards that lie elsewhere than before travel there; new ones come from where the deck lies. */
export function travel(root: HTMLElement, before: ReadonlyMap<string, DOMRect>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || before.size === 0) return;
  const deck = root.querySelector('[data-deck]')?.getBoundingClientRect();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = before.get(element.dataset.card!) ?? deck;
    const to = element.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = Math.min(1.5, Math.max(0.3, from.width / to.width));
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration: DURATION, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
  }
}
