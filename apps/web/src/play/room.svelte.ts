import { type Decision, type GameEvent, optionId, pickAllowed, pickId, type Seat, type Step } from '@imperia/engine';
import { type AnyState, ofWhatStays, restOf, type Thing, uncapitalised } from '@imperia/kit';
import { getContext, setContext } from 'svelte';
import type { OpenGame } from '../games/contract.ts';
import { PERSON } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import { Adviser } from '../table/adviser.ts';
import { drawn } from '../table/drawn.ts';
import type { SeatAtTable } from '../table/seat-at-table.ts';
import { said } from '../words/index.ts';
import { TABLE_WORDS } from '../words/table.ts';
import type { Hint, Snapshot } from '../worker/protocol.ts';
import { type Choices, choicesOf, type Hindrance, hindrances, NO_CHOICES } from './choices.ts';
import { countOf, pickedNext } from './picks.ts';
import { shared } from './shared.ts';
import { Squeeze } from './squeeze.svelte.ts';
import { foreseenOn, isBegun, type Stage } from './stage.ts';
import type { Touchable } from './touchable.ts';

/** How long a table takes to answer, in milliseconds, before one is told that one waits. */
const PATIENCE = 150;
const NOTHING_BEGUN: Begun['stages'] = [];

/** A thing shown in full beside the place where it lies. */
export interface Beside {
  readonly thing: Thing;
  readonly at: DOMRect;
  /** What lies there shows all of it already. */
  readonly large?: boolean;
}

/** What something can be used for, at a glance. */
export interface Sign {
  readonly group: string;
  readonly icon: string;
  readonly name: string;
}

/** Things picked in answer to a question; to another they are none. */
interface Picked {
  readonly for: Decision<Step> | number | null;
  readonly items: readonly number[];
}

type Answered = Stage<AnyState, Step, GameEvent>;

/** Answers that the table has not heard, and the moment at which they were begun. */
interface Begun {
  readonly at: Snapshot;
  readonly stages: readonly Answered[];
}

/** The moment that was answered: what was open then, which is gone once the table has answered, and what is foreseen. */
interface Sent {
  readonly at: Snapshot;
  readonly open: Beside | null;
  /** How the table will stand as far as this seat can know, which is shown at once; what the table says then holds. */
  readonly outcome: { readonly snapshot: Snapshot; readonly decision: Decision<Step> | null } | null;
}

type Hinting = readonly Hint[] | 'thinking' | 'failed';

/** Everything at a table that is not the game: what is open, pointed at, half chosen. */
export class Room {
  readonly game: OpenGame;
  readonly seat: SeatAtTable;
  /** How the table stands, with what this seat has begun. */
  readonly now: Snapshot;
  readonly #snapshot: Snapshot;
  #open = $state.raw<Beside | null>(null);
  peek = $state.raw<Beside | null>(null);
  /** The thing that a line of the log speaks of. */
  pointed = $state<Thing | null>(null);
  scoresSeen = $state(false);
  #picked = $state.raw<Picked>({ for: null, items: [] });
  unfolded = $state.raw<ReadonlySet<Seat>>(new Set());
  #passing = $state.raw<{ readonly for: Decision<Step> | null; readonly option: Step } | null>(null);
  #sent = $state.raw<Sent | null>(null);
  /** The moment that counts until what was foreseen is on the screen. */
  #held = $state.raw<Snapshot | null>(null);
  /** Not heard back for so long that one should know. */
  #awaited = $state.raw<Snapshot | null>(null);
  #patience: ReturnType<typeof setTimeout> | undefined;
  #begun = $state.raw<Begun | null>(null);
  #opener: Touchable | null = null;
  #asksAside = $state<boolean | null>(null);
  /** The last thing done was to go back. */
  #undone = false;
  readonly #adviser: Adviser;
  #hinted = $state.raw<{ readonly view: AnyState; readonly found: Hinting } | null>(null);

  /** What was begun at another moment is void. */
  readonly stages = $derived.by(() =>
    this.#begun?.at === this.#snapshot && !this.#outcome ? this.#begun.stages : NOTHING_BEGUN,
  );
  /** The question as far as this seat knows, however long the table takes to hear the last answer. */
  readonly standing = $derived.by(() => {
    if (this.#outcome) return this.#outcome.decision;
    return this.stages.at(-1)?.decision ?? this.seat.decision;
  });
  /** The question, until the table has answered: it rarely takes longer than a frame, and nothing should flicker. */
  readonly decision = $derived.by(() => (this.#awaited === this.#snapshot ? null : this.standing));
  /** Answered, and not heard back. */
  readonly isAnswering = $derived.by(() => this.#sent?.at === this.#snapshot);
  readonly mayAnswer = $derived.by(() => this.decision !== null && !this.isAnswering);
  /** The parchment with the uses of a thing. */
  readonly open = $derived.by(() => (this.#sent?.open !== this.#open || this.#isSettling ? this.#open : null));
  readonly picked = $derived.by(() => (this.#picked.for === this.#question() ? this.#picked.items : []));
  /** A hint about another moment is none. */
  readonly hints = $derived.by(() =>
    this.decision && this.#hinted?.view === this.now.view ? this.#hinted.found : null,
  );
  readonly canUndo = $derived.by(() => this.stages.length > 0 || this.#snapshot.canUndo);
  /** Nothing can be undone unnoticed, but the turn can be taken back. */
  readonly canTakeBack = $derived.by(
    () => !this.canUndo && this.seat.takeBack !== undefined && (this.#snapshot.canTakeBack ?? false),
  );
  /** Whether one is asked if the turn is to be taken back. */
  takingBack = $state(false);
  readonly choices: Choices = $derived.by(() =>
    this.decision ? choicesOf(this.game.kit, this.now.view, this.decision) : NO_CHOICES,
  );
  /** What a thing is used for is chosen on its parchment. */
  readonly inTurn = $derived.by(() => {
    const { deeds } = this.game.kit;
    return this.decision !== null && (deeds.isTurn ? deeds.isTurn(this.decision) : deeds.isDone(this.decision));
  });
  /** How many people share this screen. */
  readonly people = $derived.by(() => (this.seat.names ? 1 : this.seat.kinds.filter((kind) => kind === PERSON).length));
  readonly waitingFor = $derived.by(() => this.now.asked.map((seat) => this.calledOf(seat)).join(', '));
  /** The option that ends the turn, while one is asked whether it is meant. */
  readonly passing = $derived.by(() =>
    this.#passing?.for === this.decision && this.decision !== null ? this.#passing.option : null,
  );
  /** What one could do instead of passing, by kind. */
  readonly couldStill = $derived.by(() => {
    const { deeds, words } = this.game.kit;
    const others = (this.decision?.options ?? []).filter((option) => !deeds.passes(option));
    const groups = new Set(others.map((option) => deeds.group(option)));
    return deeds.groups
      .filter((group) => groups.has(group))
      .map((group) => uncapitalised(words.label('group', group, settings.lang)));
  });
  /** Whether one names what stays, although the answer names what goes. */
  readonly #picksRest = $derived.by(
    () => this.decision !== null && (this.game.kit.deeds.asksForRest?.(this.decision) ?? false),
  );
  /** What is to be picked, as it is asked. */
  readonly pick = $derived.by(() => {
    const pick = this.decision?.pick;
    return pick && this.#picksRest ? ofWhatStays(pick) : pick;
  });
  readonly pickReady = $derived.by(() => this.pick !== undefined && pickAllowed(this.pick, this.picked));

  constructor(game: OpenGame, seat: SeatAtTable, snapshot: () => Snapshot) {
    this.game = game;
    this.seat = seat;
    this.#adviser = new Adviser(game.id);
    this.#snapshot = $derived.by(() => this.#held ?? snapshot());
    let last: Snapshot | null = null;
    this.now = $derived.by(() => {
      last = shared(last, this.#outcome?.snapshot ?? this.#begunOn(this.#snapshot));
      return last;
    });
  }

  #begunOn(snapshot: Snapshot): Snapshot {
    const last = this.stages.at(-1);
    return last ? { ...snapshot, view: last.view } : snapshot;
  }

  get #outcome(): Sent['outcome'] {
    return this.#sent?.at === this.#snapshot ? this.#sent.outcome : null;
  }

  /** Answered a moment ago: for that moment all stays as it was. */
  get #isSettling(): boolean {
    return this.decision !== null && !this.mayAnswer;
  }

  /** What the side of a seat is called. */
  nameOf(seat: Seat): string {
    return this.game.kit.words.seat(this.now.view, seat, settings.lang);
  }

  /** Whoever sits there, with what they play; the side alone where nobody knows more. */
  calledOf(seat: Seat): string {
    const person = this.personAt(seat);
    return person ? said(TABLE_WORDS).called(person, this.nameOf(seat)) : this.nameOf(seat);
  }

  personAt(seat: Seat): string | null {
    return this.seat.names?.[seat] ?? this.seat.people?.[seat] ?? null;
  }

  /** What a seat plays: its colours and its crest. */
  sideOf(seat: Seat): string {
    return this.game.kit.setup.side(this.now.view.config, seat);
  }

  get mayHint(): boolean {
    return this.seat.hints ?? false;
  }

  /** Whether even that is asked which most people do not want to be asked. */
  get asksAside(): boolean {
    return this.#asksAside ?? this.seat.asksAside ?? false;
  }

  set asksAside(asks: boolean) {
    this.#asksAside = asks;
  }

  /** The group of what may be asked aside after this, if anything. */
  get mayFollow(): string | null {
    const { aside } = this.game.kit.deeds;
    return aside && this.decision && aside.mayFollow(this.now.view, this.decision) ? aside.group : null;
  }

  /** What a lit thing is lit for: signs of its uses, each once. */
  signsOf(thing: Thing): readonly Sign[] {
    const { kit, pages } = this.game;
    const groups = new Set(this.uses(thing).map((option) => kit.deeds.group(option)));
    return kit.deeds.groups.flatMap((group) => {
      const icon = groups.has(group) ? pages.signs?.[group] : undefined;
      return icon === undefined ? [] : [{ group, icon, name: kit.words.label('group', group, settings.lang) }];
    });
  }

  lit(thing: Thing): boolean {
    return this.choices.byThing.has(thing) || this.choices.picks.has(thing);
  }

  /** How many of things that are all alike. */
  pickedOf(item: number): number {
    return countOf(this.picked, item);
  }

  /** Whether a thing is among those picked; undefined where it is not to be picked at all. */
  pickedThing(thing: Thing): boolean | undefined {
    return this.choices.picks.get(thing)?.some((item) => this.pickedOf(item) > 0);
  }

  /**
   * Clicking a thing chooses it where that is unambiguous, else opens what can be done with it. Whoever goes by keys has
   * not seen it as a whole: they read first, and then take.
   */
  touch(thing: Thing, element: Touchable, large: boolean, byKey = false): void {
    if (this.#isSettling) return;
    this.peek = null;
    const options = this.uses(thing);
    const [only] = options;
    const items = this.choices.picks.get(thing);
    if (items) this.#pickNext(items);
    else if (only && options.length === 1 && !this.inTurn && !byKey) this.choose(only);
    else {
      this.#opener = element;
      this.#open = { thing, at: element.getBoundingClientRect(), large };
    }
  }

  uses(thing: Thing): readonly Step[] {
    return this.choices.byThing.get(thing) ?? [];
  }

  /** Why the rest of what one does with things like this is not possible now. */
  whyNot(thing: Thing): readonly Hindrance[] {
    const { view, seat } = this.now;
    const busy = this.decision !== null && !this.inTurn;
    return hindrances(this.game.kit.deeds.attempts(view, seat, thing), this.uses(thing), (attempt) =>
      busy ? null : this.seat.whyNot(attempt),
    );
  }

  /** One more of such things, and none after the last. */
  togglePick(item: number): void {
    this.#pickNext((this.decision?.pick?.from ?? []).filter((one) => one === item));
  }

  /** Who goes on being asked the same while another plays keeps what is picked. */
  #question(): Picked['for'] {
    const { decision } = this;
    return this.now.view.branches.find(({ seat }) => seat === decision?.seat)?.since ?? decision;
  }

  #pickNext(items: readonly number[]): void {
    const { pick } = this;
    const allows = (some: readonly number[]) => pick === undefined || pickAllowed({ ...pick, min: 0 }, some);
    this.pickThese(pickedNext(this.picked, items, allows));
  }

  /** And nothing else. */
  pickThese(items: readonly number[]): void {
    if (this.mayAnswer) this.#picked = { for: this.#question(), items };
  }

  confirmPick(): void {
    if (!this.pickReady || !this.pick) return;
    this.answer(pickId(this.#picksRest ? restOf(this.pick.from, this.picked) : this.picked));
  }

  choose(option: Step): void {
    if (!this.mayAnswer) return;
    const asks = settings.asksToPass && this.passing === null && this.game.kit.deeds.passes(option);
    if (asks && this.couldStill.length > 0) {
      this.#passing = { for: this.decision, option };
      this.close();
    } else this.answer(optionId(option));
  }

  /** Goes on with the turn. */
  dontPass(): void {
    this.#passing = null;
  }

  answer(id: string): void {
    if (!this.mayAnswer) return;
    loseFocus();
    this.#undone = false;
    const { seat, view } = this.now;
    const { game, deeds } = this.game.kit;
    const { stages, blind } = foreseenOn(game, view, seat, id, (seen, asked) => this.#unasked(seen, asked));
    const all = [...this.stages, ...stages];
    const last = all.at(-1);
    if (last && !blind && isBegun(last, (asked) => deeds.isDone(asked))) this.#stand(all);
    else {
      this.seat.answer([...all.map(({ answer }) => answer), ...(blind ? [blind] : [])]);
      this.#wait(this.#snapshot, blind ? null : all);
      this.#lookAway();
    }
  }

  /** What is answered for this seat: where nothing is decided, and what it does not want to be asked. */
  #unasked(view: AnyState, asked: Decision<Step>): Step | null {
    const { deeds } = this.game.kit;
    return deeds.trivial?.(view, asked) ?? (this.asksAside ? null : (deeds.aside?.unasked(asked) ?? null));
  }

  /** Whoever went back to such a question wants to see it. */
  answerUnasked(): void {
    if (!this.mayAnswer || !this.decision || this.#undone || this.stages.length > 0) return;
    const option = this.#unasked(this.now.view, this.decision);
    if (option) this.answer(optionId(option));
  }

  #wait(since: Snapshot, stages: readonly Answered[] | null): void {
    this.#sent = { at: since, open: this.#open, outcome: stages && outcomeOf(since, stages) };
    if (stages) this.#hold(since);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#awaited = since;
    }, PATIENCE);
  }

  /** What the table says at once would come in the way of the frame that shows what was foreseen. */
  #hold(snapshot: Snapshot): void {
    this.#open = null;
    this.#held = snapshot;
    void drawn().then(() => {
      if (this.#held === snapshot) this.#held = null;
    });
  }

  #stand(stages: Begun['stages']): void {
    this.#begun = { at: this.#snapshot, stages };
    this.#picked = { for: null, items: [] };
    this.#letGo();
  }

  /** Thinks about the question that is asked, and is done with when another is. */
  async hint(): Promise<void> {
    if (!this.mayHint || !this.mayAnswer || this.hints) return;
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
    clearTimeout(this.#patience);
    this.#adviser.leave();
  }

  #letGo(): void {
    this.#open = null;
    this.#lookAway();
  }

  #lookAway(): void {
    this.peek = null;
    this.pointed = null;
  }

  /** Back to before anything was begun. */
  cancel(): void {
    if (this.mayAnswer) this.#stand([]);
  }

  /** The last answer is taken back: here while the table has not heard it, else at the table. */
  undo(): void {
    this.#undone = true;
    if (this.stages.length === 0) this.seat.undo();
    else if (this.mayAnswer) this.#stand(this.stages.slice(0, -1));
  }

  /** Undoes, or asks whether to go further back than that. */
  goBack(): void {
    if (this.canUndo) this.undo();
    else this.takingBack = this.canTakeBack;
  }

  takeBack(): void {
    this.takingBack = false;
    if (!this.canTakeBack) return;
    this.#letGo();
    this.#undone = true;
    this.seat.takeBack?.();
  }

  /** For a table that is to be in sight whole: how much of it gives way. */
  squeeze(most: number): Squeeze {
    return new Squeeze(most);
  }

  close(): void {
    this.#open = null;
    this.#opener?.focus();
  }

  fold(seat: Seat): void {
    const unfolded = new Set(this.unfolded);
    if (!unfolded.delete(seat)) unfolded.add(seat);
    this.unfolded = unfolded;
  }
}

function outcomeOf(since: Snapshot, stages: readonly Answered[]): Sent['outcome'] {
  const { view, decision } = stages.at(-1)!;
  const heard = [...since.heard, ...stages.flatMap((stage) => stage.heard)];
  return {
    snapshot: { ...since, view, heard, asked: [decision.seat], missed: 0 },
    decision: decision.seat === since.seat ? decision : null,
  };
}

/** What a pointer has pressed may soon be gone; to take the focus away with it would style the page twice. */
function loseFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.matches(':focus-visible')) activeElement.blur();
}

const ROOM = Symbol('room');

export function setRoom(room: Room): Room {
  return setContext(ROOM, room);
}

export function useRoom(): Room {
  return getContext<Room>(ROOM);
}

/** A room in the words of its game: what is on the table, and what is asked. */
export type RoomOf<G, S extends Step, E> = Omit<Room, 'now' | 'decision' | 'choices' | 'uses'> & {
  readonly now: Snapshot<G, E>;
  readonly decision: Decision<S> | null;
  readonly choices: Choices<S>;
  uses(thing: Thing): readonly S[];
};

/** The way back to a game's own types, for its own pages: checked by the game that is on the table. */
export function useRoomOf<G, S extends Step, E>(game: string): RoomOf<G, S, E> {
  const room = useRoom();
  if (room.game.id !== game) throw new Error(`This is a table of ${room.game.id}`);
  return room as unknown as RoomOf<G, S, E>;
}
