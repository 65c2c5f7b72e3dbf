import { optionId, pickAllowed, pickId, type Seat } from '@imperia/engine';
import type { OsadnicyStep } from '@imperia/osadnicy';
import { getContext, setContext } from 'svelte';
import { PERSON } from '../table/game.ts';
import type { SeatAtTable, Snapshot } from '../table/seat-at-table.ts';
import { type Choices, choicesOf, NO_CHOICES, type Use, usesOf } from './choices.ts';

/** A card shown beside the thing that stands for it. */
export interface Beside {
  readonly card: number;
  readonly at: DOMRect;
}

/** Everything at a table that is not the game: what is open, pointed at, half chosen. */
export class Room {
  readonly seat: SeatAtTable;
  readonly now: Snapshot;
  /** The parchment with the uses of a card. */
  open = $state.raw<Beside | null>(null);
  peek = $state.raw<Beside | null>(null);
  /** The card that a line of the log speaks of. */
  pointed = $state<number | null>(null);
  scoresSeen = $state(false);
  picked = $state.raw<readonly number[]>([]);
  unfolded = $state.raw<ReadonlySet<Seat>>(new Set());
  /** Answered, and not yet heard back. */
  #sent = $state.raw<Snapshot | null>(null);
  #opener: HTMLElement | null = null;

  readonly decision = $derived.by(() => (this.#sent === this.now ? null : this.seat.decision));
  readonly choices: Choices = $derived.by(() => (this.decision ? choicesOf(this.now.view, this.decision) : NO_CHOICES));
  readonly inTurn = $derived.by(() => this.decision?.ask.do === 'turn');
  readonly people = $derived.by(() => this.seat.kinds.filter((kind) => kind === PERSON).length);
  readonly pickReady = $derived.by(() => {
    const pick = this.decision?.pick;
    return pick !== undefined && pickAllowed(pick, this.picked);
  });

  constructor(seat: SeatAtTable, snapshot: () => Snapshot) {
    this.seat = seat;
    this.now = $derived.by(snapshot);
  }

  lit(card: number): boolean {
    return this.choices.byCard.has(card) || this.choices.picks.has(card);
  }

  isPicked(card: number): boolean {
    return this.picked.includes(card);
  }

  /** Clicking a thing chooses it where that is unambiguous, else opens what can be done with it. */
  touch(card: number, thing: HTMLElement): void {
    this.peek = null;
    const options = this.choices.byCard.get(card) ?? [];
    const [only] = options;
    if (this.choices.picks.has(card)) this.togglePick(card);
    else if (only && options.length === 1 && !this.inTurn) this.choose(only);
    else {
      this.#opener = thing;
      this.open = { card, at: thing.getBoundingClientRect() };
    }
  }

  uses(card: number): readonly Use[] {
    const { view, seat } = this.now;
    return usesOf(view, seat, card, this.choices.byCard.get(card) ?? [], this.inTurn);
  }

  togglePick(item: number): void {
    this.picked = this.isPicked(item) ? this.picked.filter((one) => one !== item) : [...this.picked, item];
  }

  confirmPick(): void {
    if (this.pickReady) this.#answer(pickId(this.picked));
  }

  choose(option: OsadnicyStep): void {
    this.#answer(optionId(option));
  }

  #answer(id: string): void {
    if (!this.decision) return;
    this.#sent = this.now;
    this.picked = [];
    this.open = null;
    this.peek = null;
    this.seat.answer(id);
  }

  close(): void {
    this.open = null;
    this.#opener?.focus();
  }

  fold(seat: Seat): void {
    const unfolded = new Set(this.unfolded);
    if (!unfolded.delete(seat)) unfolded.add(seat);
    this.unfolded = unfolded;
  }
}

const ROOM = Symbol('room');

export function setRoom(room: Room): Room {
  return setContext(ROOM, room);
}

export function useRoom(): Room {
  return getContext<Room>(ROOM);
}
