import type { Decision, Step } from '@imperia/engine';
import { keepLesson, keptLesson } from '../store/lessons.ts';
import type { SeatAtTable } from '../table/seat-at-table.ts';
import { type AnyLesson, type Facts, holdsBack, type Moment, type Now, nowOf } from './lesson.ts';

/** Something that the guide has said, to be read again. */
export interface Telling extends Facts {
  readonly id: string;
}

/** What was proposed, and how much had been heard by then. */
interface Proposal {
  readonly id: string;
  readonly heard: number;
}

/** The guide at a table of one lesson: what it has said, and what it keeps from being done by mistake. */
export class Guide {
  /** The seat as the learner has it: with everything on offer, except to leave before something is shown. */
  readonly seat: SeatAtTable;
  readonly lesson: AnyLesson;
  readonly #game: string;
  readonly #inner: SeatAtTable;
  readonly #offered = $derived.by(() => this.#narrowed());
  #proposal: Proposal | null = null;
  said = $state.raw<ReadonlySet<string>>(new Set());
  told = $state.raw<readonly Telling[]>([]);
  silent = $state(false);
  /** Whether the learner did something else than was proposed. */
  strayed = $state(false);

  constructor(lesson: AnyLesson, game: string, seat: SeatAtTable) {
    this.lesson = lesson;
    this.#game = game;
    this.#inner = seat;
    const { said, told, silent } = keptLesson(game);
    this.said = new Set(said);
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

  #narrowed(): Decision<Step> | null {
    const { decision, snapshot } = this.#inner;
    const { held } = this.lesson;
    if (!decision || !snapshot || !held || this.silent || decision.ask.do !== held.ask) return decision;
    const moment: Moment = { ...snapshot, decision };
    if (!holdsBack(this.lesson, moment, this.said)) return decision;
    return { ...decision, options: decision.options.filter((option) => option.do !== held.option) };
  }

  nowIn(moment: Moment): Now | null {
    return this.silent ? null : nowOf(this.lesson.beats, moment, this.said);
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
    const acted = proposed !== null && heard.slice(proposed.heard).some((event) => this.lesson.isDeed(event, seat));
    if (acted) this.strayed = this.#isOpen(proposed.id, { heard, seat });
    if (acted || proposed?.id !== beat.id) this.#proposal = { id: beat.id, heard: heard.length };
  }

  #isOpen(id: string, { heard, seat }: Pick<Moment, 'heard' | 'seat'>): boolean {
    const snapshot = this.#inner.snapshot;
    const beat = this.lesson.beats.find((one) => one.id === id);
    if (!snapshot || this.said.has(id)) return false;
    return beat?.until?.({ ...snapshot, heard, seat, decision: null }) === false;
  }

  /** Read, or skipped. */
  goOn(id: string): void {
    this.strayed = false;
    if (this.#proposal?.id === id) this.#proposal = null;
    this.#finish(id);
  }

  #finish(id: string): void {
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
