import { optionId, pickAllowed, pickId, type Seat } from '@imperia/engine';
import { factionName, isDeedDone, type OsadnicyStep, osadnicy, type State } from '@imperia/osadnicy';
import { getContext, setContext } from 'svelte';
import { Adviser, type Hint } from '../advice/adviser.ts';
import { settings } from '../store/settings.svelte.ts';
import { PERSON } from '../table/game.ts';
import type { SeatAtTable, Snapshot } from '../table/seat-at-table.ts';
import { attempts, type Choices, choicesOf, type Hindrance, hindrances, NO_CHOICES } from './choices.ts';
import { type Stage, staged } from './stage.ts';

/** A card shown beside the thing that stands for it. */
export interface Beside {
  readonly card: number;
  readonly at: DOMRect;
}

/** Answers that the table has not heard, and the moment at which they were begun. */
interface Begun {
  readonly at: Snapshot;
  readonly stages: readonly Stage<State, OsadnicyStep>[];
}

type Hinting = readonly Hint[] | 'thinking' | 'failed';

/** Everything at a table that is not the game: what is open, pointed at, half chosen. */
export class Room {
  readonly seat: SeatAtTable;
  /** How the table stands, with what this seat has begun. */
  readonly now: Snapshot;
  readonly #snapshot: Snapshot;
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
  #begun = $state.raw<Begun | null>(null);
  #opener: HTMLElement | null = null;
  readonly #adviser = new Adviser();
  #hinted = $state.raw<{ readonly view: State; readonly found: Hinting } | null>(null);

  /** What was begun at another moment is void. */
  readonly stages = $derived.by(() => (this.#begun?.at === this.#snapshot ? this.#begun.stages : []));
  readonly decision = $derived.by(() => {
    if (this.#sent === this.#snapshot) return null;
    return this.stages.at(-1)?.decision ?? this.seat.decision;
  });
  /** A hint about another moment is none. */
  readonly hints = $derived.by(() =>
    this.decision && this.#hinted?.view === this.now.view ? this.#hinted.found : null,
  );
  readonly canUndo = $derived.by(() => this.stages.length > 0 || this.#snapshot.canUndo);
  readonly choices: Choices = $derived.by(() => (this.decision ? choicesOf(this.now.view, this.decision) : NO_CHOICES));
  readonly inTurn = $derived.by(() => this.decision?.ask.do === 'turn');
  /** How many people share this screen. */
  readonly people = $derived.by(() => (this.seat.names ? 1 : this.seat.kinds.filter((kind) => kind === PERSON).length));
  readonly waitingFor = $derived.by(() =>
    this.now.asked.map((seat) => factionName(this.now.view.seats[seat]!.deckNo, settings.lang)).join(', '),
  );
  readonly pickReady = $derived.by(() => {
    const pick = this.decision?.pick;
    return pick !== undefined && pickAllowed(pick, this.picked);
  });

  constructor(seat: SeatAtTable, snapshot: () => Snapshot) {
    this.seat = seat;
    this.#snapshot = $derived.by(snapshot);
    this.now = $derived.by(() => {
      const stage = this.stages.at(-1);
      return stage ? { ...this.#snapshot, view: stage.view } : this.#snapshot;
    });
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

  uses(card: number): readonly OsadnicyStep[] {
    return this.choices.byCard.get(card) ?? [];
  }

  /** Why the rest of what one does with cards like this is not possible now. */
  whyNot(card: number): readonly Hindrance[] {
    const { view, seat } = this.now;
    const busy = this.decision !== null && !this.inTurn;
    return hindrances(attempts(view, seat, card), this.uses(card), (attempt) =>
      busy ? null : this.seat.whyNot(attempt),
    );
  }

  togglePick(item: number): void {
    this.picked = this.isPicked(item) ? this.picked.filter((one) => one !== item) : [...this.picked, item];
  }

  confirmPick(): void {
    if (this.pickReady) this.answer(pickId(this.picked));
  }

  choose(option: OsadnicyStep): void {
    this.answer(optionId(option));
  }

  answer(id: string): void {
    if (!this.decision) return;
    const { seat, view } = this.now;
    const stage = staged(osadnicy, isDeedDone, view, seat, id);
    if (stage) this.#stand([...this.stages, stage]);
    else {
      this.seat.answer([...this.stages.map(({ answer }) => answer), { seat, decision: view.decision, option: id }]);
      this.#sent = this.#snapshot;
      this.#letGo();
    }
  }

  #stand(stages: Begun['stages']): void {
    this.#begun = { at: this.#snapshot, stages };
    this.#letGo();
  }

  /** Thinks about the question that is asked, and is done with when another is. */
  async hint(): Promise<void> {
    if (!this.decision || this.hints) return;
    const { view, seat } = this.now;
    this.#hinted = { view, found: 'thinking' };
    const found = await this.#adviser.ask(view, seat, settings.lang).catch((): Hinting => 'failed');
    if (found && this.#hinted?.view === view) this.#hinted = { view, found };
  }

  dropHints(): void {
    this.#hinted = null;
    this.pointed = null;
  }

  leave(): void {
    this.#adviser.leave();
  }

  #letGo(): void {
    this.picked = [];
    this.open = null;
    this.peek = null;
    this.pointed = null;
  }

  /** Back to before anything was begun. */
  cancel(): void {
    if (this.decision) this.#stand([]);
  }

  /** The last answer is taken back: here while the table has not heard it, else at the table. */
  undo(): void {
    if (this.stages.length === 0) this.seat.undo();
    else if (this.decision) this.#stand(this.stages.slice(0, -1));
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
