import type { Eyes, Seat } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';

/** A number that is not zero, at its place in a vector. */
export type Entry = readonly [index: number, value: number];

/**
 * What a seat sees, as so many numbers: how many of each card lie in each zone of each seat and of the table (hidden cards by
 * their backs), and what the game counts of each seat. Seats are counted from the one that looks.
 */
export class VectorSpace {
  readonly size: number;
  readonly #kit: AnyKit;
  readonly #seats: number;
  readonly #zones: ReadonlyMap<string, number>;
  readonly #kinds: ReadonlyMap<number, number>;
  readonly #measures: readonly string[];

  constructor(kit: AnyKit, view: AnyState) {
    const { game, mind } = kit;
    this.#kit = kit;
    this.#seats = game.seats(view.config);
    this.#zones = numbered(Object.keys(game.zones).sort());
    const cards = game.cards(view.config);
    this.#kinds = numbered([...cards, ...new Set(cards.map((card) => game.back(card)))]);
    this.#measures = Object.keys(mind.measure(view, 0)).sort();
    this.size = this.#zones.size * (this.#seats + 1) * this.#kinds.size + this.#seats * this.#perSeat + 1;
  }

  /** What is counted of a seat: what it has, and its points. */
  get #perSeat(): number {
    return this.#measures.length + 1;
  }

  /** Only what is not zero. */
  of(view: AnyState, me: Seat): readonly Entry[] {
    const counts = new Map<number, number>();
    this.#kit.game.project(
      view,
      (cards, zone, owner) => {
        for (const card of cards) {
          const at = this.#place(zone, owner, me, card);
          counts.set(at, (counts.get(at) ?? 0) + 1);
        }
        return [...cards];
      },
      view,
    );
    return [...counts, ...this.#numbers(view, me).filter(([, value]) => value !== 0)];
  }

  #place(zone: string, owner: Eyes, me: Seat, card: number): number {
    const seat = typeof owner === 'number' ? owner : (owner[0] ?? -1);
    const whose = seat < 0 ? this.#seats : this.#fromMe(seat, me);
    return (this.#zones.get(zone)! * (this.#seats + 1) + whose) * this.#kinds.size + this.#kinds.get(card)!;
  }

  #numbers(view: AnyState, me: Seat): Entry[] {
    const first = this.size - 1 - this.#seats * this.#perSeat;
    const { round, points } = this.#kit.story.moment(view);
    const ofSeats = Array.from({ length: this.#seats }, (_, seat) => {
      const measured = this.#kit.mind.measure(view, seat);
      const at = first + this.#fromMe(seat, me) * this.#perSeat;
      const own = this.#measures.map((name, i): Entry => [at + i, measured[name] ?? 0]);
      return [...own, [at + this.#perSeat - 1, points[seat] ?? 0] as Entry];
    });
    return [...ofSeats.flat(), [this.size - 1, round]];
  }

  #fromMe(seat: Seat, me: Seat): number {
    return (seat - me + this.#seats) % this.#seats;
  }
}

function numbered<T>(all: readonly T[]): Map<T, number> {
  return new Map(all.map((one, i) => [one, i]));
}
