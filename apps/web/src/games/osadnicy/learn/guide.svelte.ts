import type { Decision } from '@imperia/engine';
import type { OsadnicyEvent, OsadnicyStep, State } from '@imperia/osadnicy';
import { keepLesson, keptLesson } from '../../../store/lessons.ts';
import type { SeatAtTable } from '../../../table/seat-at-table.ts';
import { BEAT_IDS, type BeatId, type Facts, holdsPass, type Now, nowOf } from './beat.ts';
import { LESSON } from './lesson.ts';
import { isDeed, type Moment } from './moment.ts';

type Seat = SeatAtTable<State, OsadnicyStep, OsadnicyEvent>;

/** Something that the guide has said, to be read again. */
export interface Telling extends Facts {
  readonly id: BeatId;
}

/** What was proposed, and how much had been heard by then. */
interface Proposal {
  readonly id: BeatId;
  readonly heard: number;
}

/** The guide of one lesson: what it has said, and what it keeps from being done by mistake. */
export class Guide {
  /** The seat as the learner has it: with everything on offer, except to leave before something is shown. */
  readonly seat: Seat;
  readonly #game: string;
  readonly #inner: Seat;
  readonly #offered = $derived.by(() => this.#narrowed());
  #proposal: Proposal | null = null;
  said = $state.raw<ReadonlySet<BeatId>>(new Set());
  told = $state.raw<readonly Telling[]>([]);
  silent = $state(false);
  /** Whether the learner did something else than was proposed. */
  strayed = $state(false);

  constructor(game: string, seat: Seat) {
    this.#game = game;
    this.#inner = seat;
    const { said, told, silent } = keptLesson(game);
    this.said = new Set(BEAT_IDS.filter((id) => said.includes(id)));
    this.told = told as readonly Telling[];
    this.silent = silent;
    this.seat = new Proxy(seat, {
      get: (inner, name) => {
        if (name === 'decision') return this.#offered;
        if (name === 'asksAside') return !this.silent;
        const value: unknown = Reflect.get(inner, name, inner);
        return typeof value === 'function' ? value.bind(inner) : value;
      },
    });
  }

  #narrowed(): Decision<OsadnicyStep> | null {
    const { decision, snapshot } = this.#inner;
    if (!decision || !snapshot || this.silent || decision.ask.do !== 'turn') return decision;
    const moment: Moment = { ...snapshot, decision };
    if (!holdsPass(LESSON, moment, this.said)) return decision;
    return { ...decision, options: decision.options.filter((option) => option.do !== 'pass') };
  }

  nowIn(moment: Moment): Now | null {
    return this.silent ? null : nowOf(LESSON, moment, this.said);
  }

  /** Called whenever something else is to be said. */
  tell(now: Now | null, before: Now | null, moment: Moment): void {
    if (before?.beat.kind === 'question' && now?.beat.id !== before.beat.id) this.#finish(before.beat.id);
    if (!now) return;
    const { beat, at: _, ...facts } = now;
    const last = this.told.at(-1);
    const telling: Telling = { ...facts, id: beat.id };
    this.told = last?.id === beat.id ? [...this.told.slice(0, -1), telling] : [...this.told, telling];
    this.#watch(now, moment);
    this.#keep();
  }

  #watch({ beat }: Now, { heard, seat }: Moment): void {
    if (beat.kind !== 'tried') return;
    const proposed = this.#proposal;
    const acted = proposed !== null && heard.slice(proposed.heard).some((event) => isDeed(event, seat));
    if (acted) this.strayed = this.#isOpen(proposed.id, { heard, seat });
    if (acted || proposed?.id !== beat.id) this.#proposal = { id: beat.id, heard: heard.length };
  }

  #isOpen(id: BeatId, { heard, seat }: Pick<Moment, 'heard' | 'seat'>): boolean {
    const snapshot = this.#inner.snapshot;
    const beat = LESSON.find((one) => one.id === id);
    if (!snapshot || this.said.has(id)) return false;
    return beat?.until?.({ ...snapshot, heard, seat, decision: null }) === false;
  }

  /** Read, or skipped. */
  goOn(id: BeatId): void {
    this.strayed = false;
    if (this.#proposal?.id === id) this.#proposal = null;
    this.#finish(id);
  }

  #finish(id: BeatId): void {
    this.said = new Set([...this.said, id]);
    this.#keep();
  }

  silence(silent: boolean): void {
    this.silent = silent;
    this.#keep();
  }

  #keep(): void {
    keepLesson(this.#game, { said: [...this.said], told: this.told, silent: this.silent });
  }
}
