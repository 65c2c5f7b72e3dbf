import {
  type Dictate,
  type Happened,
  type Outcome,
  type Rejection,
  type Seat,
  Views,
  WrongLuck,
} from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { AnswerEntry, Entry, KeptEntry, StartEntry } from '../store/entry.ts';
import type { TableHead } from '../store/store.ts';
import { afterEntry } from './after-entry.ts';
import { newPlay, resumedPlay, type SavedPlay, type TablePlay, type TableViews } from './game.ts';
import { type Gathering, newGathering, seatsOfPeople } from './gathering.ts';
import { kitOf, mustHaveContent } from './other-rules.ts';
import { type SavedTold, Told } from './told.ts';
import { Turns } from './turns.ts';

type BeforeChance<T extends { readonly outcomes: readonly Outcome[] }> = Omit<T, 'outcomes'> &
  Partial<Pick<T, 'outcomes'>>;
type StartDeed = BeforeChance<StartEntry>;
type AnswerDeed = BeforeChance<AnswerEntry>;

/** An entry that may not have met chance yet. */
export type Deed = Exclude<Entry, StartEntry | AnswerEntry> | StartDeed | AnswerDeed;

/** The game goes back further than a resumed table remembers: it must be folded from its first entry. */
export class NeedsHistory extends Error {}

/** The entries of a table do not follow from each other under these rules. */
class BrokenTable extends Error {}

export interface SavedTable {
  readonly gathering: Gathering;
  readonly play: SavedPlay | null;
  readonly told: SavedTold;
  /** Older versions did not keep it. */
  readonly turns?: readonly number[];
}

/** A table as it follows from its entries. */
export class FoldedTable {
  readonly head: TableHead;
  readonly kit: AnyKit;
  #gathering: Gathering;
  #play: TablePlay | null = null;
  #told = new Told();
  #views: TableViews;
  #turns: Turns;
  /** The answers that stand, when the table was folded from its first entry. */
  #history: AnswerEntry[] | null = [];
  #startOutcomes: readonly Outcome[] = [];

  constructor(head: TableHead) {
    this.kit = kitOf(head);
    mustHaveContent(head);
    this.head = head;
    this.#views = new Views(this.kit.game);
    this.#gathering = newGathering(this.kit.game.seats(head.config), head.createdAt);
    this.#turns = this.#turnsFrom([]);
  }

  static resumed(head: TableHead, { gathering, play, told, turns }: SavedTable): FoldedTable {
    const table = new FoldedTable(head);
    // What an older version did not know of is as at the beginning.
    table.#gathering = { ...table.#gathering, ...gathering };
    table.#play = play && resumedPlay(table.kit, play, table.config, table.#remembering());
    table.#told = new Told(told);
    table.#turns = table.#turnsFrom(turns ?? []);
    table.#history = null;
    return table;
  }

  get gathering(): Gathering {
    return this.#gathering;
  }

  /** With what it is played. */
  get config(): unknown {
    return this.#gathering.config ?? this.head.config;
  }

  get play(): TablePlay | null {
    return this.#play;
  }

  /** The game as a seat sees it; null before it begins. */
  view(seat: Seat): AnyState | null {
    return this.#play && this.#views.of(this.#play.state, seat);
  }

  get turns(): Turns {
    return this.#turns;
  }

  get told(): Told {
    return this.#told;
  }

  /** The answers that stand; null when the table does not remember them. */
  get history(): readonly AnswerEntry[] | null {
    return this.#history;
  }

  /** What chance gave before the first answer, when the table remembers. */
  get startOutcomes(): readonly Outcome[] {
    return this.#startOutcomes;
  }

  saved(): SavedTable {
    const play = this.#play;
    return {
      gathering: this.#gathering,
      play: play && { state: play.state, retractable: play.retractable },
      told: this.#told.saved(),
      turns: this.#turns.saved(),
    };
  }

  /** Enough to go on is enough while nobody looks back. */
  forget(): void {
    this.#history = null;
    this.#startOutcomes = [];
    this.#told.trim();
  }

  /** Lets go of what is worked out again when somebody looks or answers. */
  rest(): void {
    this.#play?.forget();
    this.#views = new Views(this.kit.game);
  }

  follow(entries: readonly KeptEntry[]): void {
    for (const { at, entry } of entries) {
      const done = this.enact(at, entry);
      if (typeof done === 'string') throw new BrokenTable(`Entry ${this.#gathering.version}: ${done}`);
    }
  }

  /** Does it, and gives the entry to be kept; or says why the answer is not taken. */
  enact(at: number, deed: Deed): Entry | Rejection {
    const entry = this.#carryOut(deed);
    if (typeof entry === 'string') return entry;
    this.#gathering = afterEntry(this.#gathering, at, entry, { head: this.head, play: this.#play, kit: this.kit });
    return entry;
  }

  #carryOut(deed: Deed): Entry | Rejection {
    switch (deed.do) {
      case 'start':
        return this.#start(deed);
      case 'answer':
        return this.#answer(deed);
      case 'undo':
        this.#undo(deed.seat, deed.to);
        return deed;
      default:
        return deed;
    }
  }

  #start({ outcomes: luck }: Pick<StartDeed, 'outcomes'>): Entry {
    this.#play = newPlay(this.kit, { ...this.head, config: this.config }, this.#remembering());
    const { events, outcomes } = this.#play.begin(recorded(luck));
    this.#told.add(events);
    this.#startOutcomes = outcomes;
    return { do: 'start', outcomes };
  }

  /** After `at` others. */
  #answer(deed: AnswerDeed, at = this.#gathering.answers): Entry | Rejection {
    const happened: Happened<unknown> | Rejection = this.#take(deed, at);
    if (typeof happened === 'string') return happened;
    const entry: AnswerEntry = { ...deed, outcomes: happened.outcomes };
    this.#history?.push(entry);
    return entry;
  }

  #take(deed: AnswerDeed, at: number): Happened<unknown> | Rejection {
    if (!this.#play) return 'not asked';
    const { seat, decision, option } = deed;
    const asked = this.#play.decisions().find((one) => one.seat === seat);
    const happened = this.#play.answer({ seat, decision, option }, recorded(deed.outcomes));
    if (typeof happened === 'string') return happened;
    this.#told.add(happened.events);
    if (asked) this.#turns.note(at, asked);
    return happened;
  }

  #undo(seat: Seat, to: number): void {
    const back = this.#gathering.answers - to;
    const unsaid = back === this.#play?.undoable(seat) ? this.#play.undo(seat) : null;
    if (unsaid !== null) {
      this.#told.unsay(unsaid);
      this.#history?.splice(-back);
      this.#turns.cut(to);
    } else this.#replay(to);
  }

  #turnsFrom(began: readonly number[]): Turns {
    return new Turns(this.kit, () => this.#remembering()?.[0], began);
  }

  /** Bots remember nothing: what they saw can be taken back by the only person at the table, unless it is for a rating. */
  #remembering(): readonly Seat[] | undefined {
    const people = seatsOfPeople(this.#gathering);
    return people.length === 1 && !this.head.settings.rated ? people : undefined;
  }

  #replay(to: number): void {
    if (!this.#history) throw new NeedsHistory();
    const answers = this.#history.slice(0, to);
    this.#history = [];
    this.#told = new Told();
    this.#turns = this.#turnsFrom([]);
    this.#start({ outcomes: this.#startOutcomes });
    for (const [at, answer] of answers.entries()) {
      const again = this.#answer(answer, at);
      if (typeof again === 'string') throw new BrokenTable(`An answer that stood is refused: ${again}`);
    }
  }
}

/** Luck as it was, where it is known; each of it must be asked for in its turn. */
function recorded(outcomes: readonly Outcome[] | undefined): Dictate | undefined {
  if (!outcomes) return undefined;
  let next = 0;
  return (purpose) => {
    const outcome = outcomes[next++];
    if (outcome?.purpose !== purpose) {
      throw new WrongLuck({ key: '', counts: [next] }, `Luck for ${purpose} is needed, which was not recorded`);
    }
    return outcome.result;
  };
}
