import { botNamed, luckOf } from '@imperia/bots';
import {
  below,
  commitment,
  type Dealt,
  type Decision,
  type GameEvent,
  optionId,
  pickId,
  type Rng,
  type Step,
  Table,
} from '@imperia/engine';
import { anyKit, type Kit } from '@imperia/kit';
import type { OsadnicyStep } from '@imperia/osadnicy';
import { kit as osadnicyKit } from '@imperia/osadnicy/kit';
import { firstGame } from '../src/games/osadnicy/learn/first-game.ts';
import { holdsBack, type Lesson, type Moment, type Now, nowOf } from '../src/learn/lesson.ts';
import { newLesson } from '../src/learn/new-lesson.ts';

const SEAT = 0;
const RIVAL = 1;

/** What a pupil does of their own accord, where the guide says nothing. */
type Idle<G, S extends Step> = (decision: Decision<S>, view: G, seat: number) => string;

/** Somebody who does what the guide says, or with some luck anything else, at a table without a screen. */
export class Pupil<G extends Dealt<S, Config>, S extends Step, E extends GameEvent, Config, Zone extends string> {
  readonly table: Table<G, S, E, Config, Zone>;
  readonly lesson: Lesson<G, S, E>;
  readonly said = new Set<string>();
  readonly heard: Now[] = [];
  readonly #commitment: string;
  readonly #bot;
  readonly #idle: Idle<G, S>;
  readonly #luck: Rng | null;

  constructor(kit: Kit<G, S, E, Config, Zone>, lesson: Lesson<G, S, E>, idle: Idle<G, S>, luck: Rng | null) {
    this.lesson = lesson;
    this.#idle = idle;
    this.#luck = luck;
    const { config, key, kinds } = newLesson(anyKit(kit), lesson);
    this.table = new Table(kit.game, config as Config, key);
    this.#commitment = commitment(key);
    this.#bot = botNamed(kinds[RIVAL]!, kit);
  }

  get moment(): Moment<G, S, E> {
    const { table } = this;
    return {
      view: table.view(SEAT),
      seat: SEAT,
      heard: table.heard(SEAT),
      decision: table.decisionOf(SEAT),
      result: table.result(),
    };
  }

  /** What was said until the guide left the rest to the pupil. */
  get led(): readonly string[] {
    const heard = this.heard.map(({ beat }) => beat.id);
    return heard.slice(0, heard.indexOf('alone') + 1);
  }

  /** Reads, tries and answers until the game is over or `enough`. */
  play(enough: (pupil: this) => boolean = () => false): void {
    while (!enough(this)) {
      if (this.#reads()) continue;
      if (this.table.over) return;
      this.#moves();
    }
  }

  get #now(): Now | null {
    return nowOf(this.lesson.beats, this.moment, this.said);
  }

  /** What is only to be read is read; what is to be done stays. */
  #reads(): boolean {
    const now = this.#now;
    if (!now) return false;
    if (this.heard.at(-1)?.beat.id !== now.beat.id) this.heard.push(now);
    if (now.beat.kind !== 'read') return false;
    this.said.add(now.beat.id);
    return true;
  }

  #moves(): void {
    const decision = this.table.decisionOf(SEAT);
    if (decision) {
      const now = this.#now;
      this.#answer(SEAT, this.#choice(decision, now));
      if (now?.beat.kind === 'question') this.said.add(now.beat.id);
    } else
      this.#answer(
        RIVAL,
        this.#bot.choose(this.table.view(RIVAL), RIVAL, luckOf(this.#commitment, RIVAL, this.table.state.decision)),
      );
  }

  #choice(decision: Decision<S>, now: Now | null): string {
    const wanted = now?.at.flatMap((place) => ('option' in place ? [place.option] : []))[0];
    const aboutCard = decision.options.find((option) => 'card' in option && option.card === now?.card);
    const held = holdsBack(this.lesson, this.moment, this.said);
    const free = decision.options.filter((option) => option.do !== this.lesson.held.option || !held);
    if (this.#luck && free.length > 0) return optionId(free[below(this.#luck, free.length)]!);
    if (wanted) return wanted;
    return aboutCard ? optionId(aboutCard) : this.#idle(decision, this.table.view(SEAT), SEAT);
  }

  #answer(seat: number, option: string): void {
    const rejection = this.table.answer({ seat, decision: this.table.state.decision, option });
    if (rejection) throw new Error(`«${option}»: ${rejection}`);
  }
}

/** Passes where nothing is proposed. */
function passing({ options, pick }: Decision<OsadnicyStep>): string {
  if (pick) return pickId(pick.from.slice(0, pick.min));
  return optionId(
    options.find(({ do: what }) => what === 'pass' || what === 'go on' || what === 'stop') ?? options[0]!,
  );
}

export function osadnicyPupil(luck: Rng | null = null) {
  return new Pupil(osadnicyKit, firstGame, passing, luck);
}
