import { botNamed, luckOf } from '@imperia/bots';
import type { State as Clash, ClashStep } from '@imperia/clash';
import { kit as clashKit } from '@imperia/clash/kit';
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
  seeded,
  Table,
} from '@imperia/engine';
import type { State as Imperium, ImperiumStep } from '@imperia/imperium';
import { kit as imperiumKit } from '@imperia/imperium/kit';
import { anyKit, type Kit } from '@imperia/kit';
import type { OsadnicyStep } from '@imperia/osadnicy';
import { kit as osadnicyKit } from '@imperia/osadnicy/kit';
import { firstGame as clashLesson } from '../src/games/clash/learn/first-game.ts';
import { GUIDED_AGE } from '../src/games/clash/learn/moment.ts';
import { fieldsToTake } from '../src/games/clash/map/preselect.ts';
import { GUIDED_ROUNDS } from '../src/games/imperium/learn/beat.ts';
import { firstGame as imperiumLesson } from '../src/games/imperium/learn/first-game.ts';
import { firstGame as osadnicyLesson } from '../src/games/osadnicy/learn/first-game.ts';
import { holdsBack, type Lesson, type Moment, type Now, nowOf } from '../src/learn/lesson.ts';
import { newLesson } from '../src/learn/new-lesson.ts';

const SEAT = 0;
const RIVAL = 1;

/** What a pupil does of their own accord, where the guide says nothing. */
type Idle<G, S extends Step> = (decision: Decision<S>, view: G, seat: number) => string;

/** Somebody who does what the guide says, or with some luck anything else, at a table without a screen. */
class Pupil<G extends Dealt<S, Config>, S extends Step, E extends GameEvent, Config, Zone extends string> {
  readonly table: Table<G, S, E, Config, Zone>;
  readonly lesson: Lesson<G, S, E>;
  readonly said = new Set<string>();
  readonly heard: Now[] = [];
  readonly #commitment: string;
  readonly #kit: Kit<G, S, E, Config, Zone>;
  readonly #bot;
  readonly #idle: Idle<G, S>;
  readonly #luck: Rng | null;

  constructor(kit: Kit<G, S, E, Config, Zone>, lesson: Lesson<G, S, E>, idle: Idle<G, S>, luck: Rng | null) {
    this.lesson = lesson;
    this.#kit = kit;
    this.#idle = idle;
    this.#luck = luck;
    const { config, key, kinds, answers } = newLesson(anyKit(kit), lesson);
    this.table = new Table(kit.game, config as Config, key);
    for (const { seat, option } of answers) this.#answer(seat, option);
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
    const things = now?.at.flatMap((place) => ('thing' in place ? [place.thing] : [])) ?? [];
    const view = this.table.view(SEAT);
    const pointedAt = decision.options.find((option) =>
      things.includes(this.#kit.deeds.touched(view, option) ?? 'no thing'),
    );
    const held = holdsBack(this.lesson, this.moment, this.said);
    const free = decision.options.filter((option) => option.do !== this.lesson.held?.option || !held);
    if (this.#luck && free.length > 0) return optionId(free[below(this.#luck, free.length)]!);
    if (wanted) return wanted;
    return pointedAt ? optionId(pointedAt) : this.#idle(decision, view, SEAT);
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

export function osadnicyPupil(luck: Rng | null = null, lesson = osadnicyLesson) {
  return new Pupil(osadnicyKit, lesson, passing, luck);
}

const greedy = botNamed('greedy', imperiumKit);

/** In the led part discards everything, as the guide says, and else takes what comes first; then plays by itself. */
function sensible({ ask, pick, options }: Decision<ImperiumStep>, view: Imperium, seat: number): string {
  if (view.round > GUIDED_ROUNDS) return greedy.choose(view, seat, seeded(view.decision));
  if (pick) return pickId(ask.do === 'tidy' ? pick.from : pick.from.slice(0, pick.min));
  return optionId(options.find(({ do: what }) => what === 'end activation') ?? options[0]!);
}

export function imperiumPupil(luck: Rng | null = null) {
  return new Pupil(imperiumKit, imperiumLesson, sensible, luck);
}

const clashGreedy = botNamed('greedy', clashKit);

/** In the led part takes the fields that the page marks, and leaves off where one may; then plays by itself. */
function willing({ ask, pick, options }: Decision<ClashStep>, view: Clash, seat: number): string {
  if (view.age > GUIDED_AGE) return clashGreedy.choose(view, seat, seeded(view.decision));
  if (pick) {
    const taken = ask.do === 'gather' ? fieldsToTake(pick, view.seats[seat]!.goods) : pick.from.slice(0, pick.min);
    return pickId(taken);
  }
  const leaving = options.find(({ do: what }) => what === 'end turn' || what === 'stop moving' || what === 'decline');
  return optionId(leaving ?? options[0]!);
}

export function clashPupil(luck: Rng | null = null, lesson = clashLesson) {
  return new Pupil(clashKit, lesson, willing, luck);
}
