import type { Seat } from '@imperia/engine';
import type { Snapshot } from '../table/seat-at-table.ts';
import { arrive, depart, slide, turnUp } from './card-travel.ts';
import { cardsOn, type Lying, spotOn } from './places.ts';
import { hiddenOrigin, type Spot, spotOf, zonesOf } from './zones.ts';

const BETWEEN_CARDS = 70;
/** Cards that come or go beyond these are simply there. */
const MOST = 24;

interface Seen {
  readonly snapshot: Snapshot;
  readonly cards: ReadonlyMap<number, Lying>;
}

/** Lets cards travel between two moments of a table. What is on the page is never behind the game: motion follows it. */
export class Mover {
  readonly #table: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();
  #seen: Seen | null = null;

  constructor(table: HTMLElement, layer: HTMLElement) {
    this.#table = table;
    this.#layer = layer;
  }

  /** Before the page changes: where everything lies, in the midst of motion too. */
  look(snapshot: Snapshot): void {
    this.#seen = { snapshot, cards: cardsOn(this.#table) };
  }

  /** Where a card is, or was a moment ago. */
  placeOf(card: number): DOMRect | null {
    const now = this.#table.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
    return now && now.width > 0 ? now : (this.#seen?.cards.get(card)?.at ?? null);
  }

  /**
   * After the page has changed: what sets everything in motion. Until that is called nothing moves, so that everything
   * is measured first: to measure in between would lay the page out again each time.
   */
  moves(after: Snapshot, duration: number): () => void {
    const seen = this.#seen;
    this.stop();
    if (!seen || seen.snapshot.seat !== after.seat) return () => {};
    const [before, zones] = [zonesOf(seen.snapshot.view), zonesOf(after.view)];
    const cards = cardsOn(this.#table);
    const starts: (() => void)[] = [];
    let arrived = 0;
    for (const [card, lying] of cards) {
      const was = seen.cards.get(card);
      if (was && (was.element === lying.element || before.get(card) === zones.get(card))) {
        starts.push(() => this.#run(slide(lying, was.at, duration)));
      } else if (arrived < MOST) {
        const zone = { before: before.get(card), now: zones.get(card) };
        const delay = was ? 0 : arrived++ * BETWEEN_CARDS;
        starts.push(this.#comes(card, lying, was, zone, after.seat, { duration, delay }));
      }
    }
    let left = 0;
    for (const [card, was] of seen.cards) {
      if (cards.has(card) || before.get(card) === zones.get(card) || ++left > MOST) continue;
      const to = spotOn(this.#table, spotOf(zones.get(card), after.seat));
      starts.push(() => depart(this.#layer, was, to, duration));
    }
    return () => {
      for (const start of starts) start();
    };
  }

  #comes(
    card: number,
    lying: Lying,
    was: Lying | undefined,
    zone: { readonly before: Spot | undefined; readonly now: Spot | undefined },
    me: Seat,
    { duration, delay }: { readonly duration: number; readonly delay: number },
  ): () => void {
    if (was) {
      return () => {
        depart(this.#layer, was, lying.at, duration);
        this.#run(arrive(lying, duration));
      };
    }
    const known = spotOn(this.#table, spotOf(zone.before, me));
    if (known) return () => this.#run(slide(lying, known, duration));
    const origin = spotOn(this.#table, hiddenOrigin(card, zone.now, me));
    return () => origin && this.#run(turnUp(this.#layer, lying, origin, duration * 1.3, delay));
  }

  #run(animation: Animation | null): void {
    if (!animation) return;
    this.#running.add(animation);
    animation.addEventListener('finish', () => this.#running.delete(animation));
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }
}
