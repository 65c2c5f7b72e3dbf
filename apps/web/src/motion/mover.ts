import type { Seat } from '@imperia/engine';
import type { Thing } from '@imperia/kit';
import type { AnyPages, Spot } from '../games/contract.ts';
import type { Snapshot } from '../worker/protocol.ts';
import { arrive, depart, slide, turnUp } from './card-travel.ts';
import { type Lying, spotOn, thingsOn } from './places.ts';

const BETWEEN_THINGS = 70;
/** Things that come or go beyond these are simply there. */
const MOST = 24;

interface Seen {
  readonly snapshot: Snapshot;
  readonly things: ReadonlyMap<Thing, Lying>;
}

/** Lets things travel between two moments of a table. What is on the page is never behind the game: motion follows it. */
export class Mover {
  readonly #game: AnyPages['motion'];
  readonly #table: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();
  #seen: Seen | null = null;

  constructor(game: AnyPages['motion'], table: HTMLElement, layer: HTMLElement) {
    this.#game = game;
    this.#table = table;
    this.#layer = layer;
  }

  /** Before the page changes: where everything lies, in the midst of motion too. */
  look(snapshot: Snapshot): void {
    this.#seen = { snapshot, things: thingsOn(this.#table) };
  }

  /** Where a thing lay before the page changed. */
  formerPlaceOf(thing: Thing): DOMRect | null {
    return this.#seen?.things.get(thing)?.at ?? null;
  }

  /** Where a thing is, or was a moment ago. */
  placeOf(thing: Thing): DOMRect | null {
    const now = this.#table.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect();
    return now && now.width > 0 ? now : this.formerPlaceOf(thing);
  }

  /**
   * After the page has changed: what sets everything in motion. Until that is called nothing moves, so that everything
   * is measured first: to measure in between would lay the page out again each time. What was drawn comes from its pile,
   * wherever it lay before.
   */
  moves(after: Snapshot, duration: number, drawn: ReadonlyMap<Thing, Spot> | undefined): () => void {
    const seen = this.#seen;
    this.stop();
    if (!seen || seen.snapshot.seat !== after.seat) return () => {};
    const [before, zones] = [this.#game.zones(seen.snapshot.view), this.#game.zones(after.view)];
    const things = thingsOn(this.#table);
    const starts: (() => void)[] = [];
    let arrived = 0;
    for (const [thing, lying] of things) {
      const from = drawn?.get(thing);
      const was = from === undefined ? seen.things.get(thing) : undefined;
      if (was && (was.element === lying.element || before.get(thing) === zones.get(thing))) {
        starts.push(() => this.#run(slide(lying, was.at, duration)));
      } else if (arrived < MOST) {
        const zone = { before: before.get(thing), now: zones.get(thing), from };
        const delay = was ? 0 : arrived++ * BETWEEN_THINGS;
        starts.push(this.#comes(thing, lying, was, zone, after.seat, { duration, delay }));
      }
    }
    let left = 0;
    for (const [thing, was] of seen.things) {
      if (things.has(thing) || before.get(thing) === zones.get(thing) || ++left > MOST) continue;
      const to = spotOn(this.#table, this.#game.spot(zones.get(thing), after.seat));
      starts.push(() => depart(this.#layer, was, to, duration));
    }
    return () => {
      for (const start of starts) start();
    };
  }

  #comes(
    thing: Thing,
    lying: Lying,
    was: Lying | undefined,
    zone: { readonly before: string | undefined; readonly now: string | undefined; readonly from: Spot | undefined },
    me: Seat,
    { duration, delay }: { readonly duration: number; readonly delay: number },
  ): () => void {
    if (was) {
      return () => {
        depart(this.#layer, was, lying.at, duration);
        this.#run(arrive(lying, duration));
      };
    }
    // On edge when it was looked at, as it is half the way from a pile: where it lies it had already come to.
    if (zone.from === undefined && zone.before !== undefined && zone.before === zone.now) return () => {};
    const known = zone.from === undefined && spotOn(this.#table, this.#game.spot(zone.before, me));
    if (known) return () => this.#run(slide(lying, known, duration));
    const origin = spotOn(this.#table, zone.from ?? this.#game.origin(thing, zone.now, me));
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
