import { grid, type Hex, hexAt, hexThing, type Unit } from '@imperia/clash';
import { type Desk, verbOf } from '../board/desk.svelte.ts';
import type { ClashRoom } from '../room.ts';
import { groupOf, mayMoveNow } from './moving.ts';
import { type Lights, litHexes, marchersAt, OPEN, reachFrom, reachOf } from './reach.ts';

/** What is lit on the map, and why. */
export class MapLights {
  readonly #room: ClashRoom;
  readonly #desk: Desk;

  /** The group that is being put together; null when none is. */
  readonly group = $derived.by((): readonly Unit[] | null => groupOf(this.#room));
  /** Stacks that can be sent on their way by pressing them. */
  readonly stacks = $derived.by((): ReadonlySet<Hex> => {
    const { view, seat } = this.#room.now;
    const { verb } = this.#desk;
    if (!mayMoveNow(this.#room) || (verb !== null && verb !== 'move')) return new Set();
    return new Set([...grid(view).hexes.keys()].filter((hex) => reachFrom(view, seat, hex).size > 0));
  });
  /** What can be pressed. */
  readonly pressed = $derived.by((): Lights => {
    const { view, seat } = this.#room.now;
    if (this.group) return reachOf(view, seat, this.group);
    const lit = litHexes(this.#room, (hex) => this.#serves(hex));
    return new Map([...[...this.stacks].map((hex) => [hex, OPEN] as const), ...lit]);
  });
  /** Units that are pointed at, and could set out. */
  readonly #marchers = $derived.by((): readonly Unit[] => {
    const { view, seat } = this.#room.now;
    const { hovered } = this.#desk;
    const mayLook = this.#room.decision === null || this.stacks.has(hovered);
    return hovered >= 0 && mayLook ? marchersAt(view, seat, hovered) : [];
  });
  readonly #reach = $derived.by((): Lights => {
    const { view, seat } = this.#room.now;
    return this.#marchers.length > 0 ? reachFrom(view, seat, this.#desk.hovered) : new Map();
  });
  /** What is shown: the reach of who is pointed at, else what can be pressed. */
  readonly shown = $derived.by(() => (this.#reach.size > 0 ? this.#reach : this.pressed));
  /** Who would go: the group of the question, or who is pointed at. */
  readonly going = $derived.by((): readonly Unit[] => {
    const ask = this.#room.decision?.ask;
    if (this.group) return this.group;
    return ask?.do === 'choose destination' ? ask.units : this.#marchers;
  });
  /** Where they stand; -1 for nowhere. */
  readonly from = $derived.by((): Hex => (this.going[0] === undefined ? -1 : hexAt(this.going[0])));

  constructor(room: ClashRoom, desk: Desk) {
    this.#room = room;
    this.#desk = desk;
  }

  /** A verb narrows what is lit to what serves it. */
  #serves(hex: Hex): boolean {
    const { verb } = this.#desk;
    return (
      verb === null || this.#room.uses(hexThing(this.#room.now.view, hex)).some((option) => verbOf(option) === verb)
    );
  }
}
