import { botNamed, luckOf } from '@imperia/bots';
import { below, commitment, type Decision, optionId, type Rng, Table } from '@imperia/engine';
import { type Config, type OsadnicyStep, osadnicy } from '@imperia/osadnicy';
import { kit as osadnicyKit } from '@imperia/osadnicy/kit';
import { type BeatId, holdsPass, type Now, nowOf } from '../src/games/osadnicy/learn/beat.ts';
import { LESSON } from '../src/games/osadnicy/learn/lesson.ts';
import type { Moment } from '../src/games/osadnicy/learn/moment.ts';
import { newLesson } from '../src/games/osadnicy/learn/prepared.ts';
import { kit } from './prepared.ts';

const SEAT = 0;
const RIVAL = 1;

/** Somebody who does what the guide says, or with some luck anything else, at a table without a screen. */
export class Pupil {
  readonly table;
  readonly said = new Set<BeatId>();
  readonly heard: Now[] = [];
  readonly #commitment: string;
  readonly #bot;
  readonly #luck: Rng | null;

  constructor(luck: Rng | null = null) {
    this.#luck = luck;
    const { config, key, kinds } = newLesson(kit);
    this.table = new Table(osadnicy, config as Config, key);
    this.#commitment = commitment(key);
    this.#bot = botNamed(kinds[RIVAL]!, osadnicyKit);
  }

  get moment(): Moment {
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
  get led(): readonly BeatId[] {
    const heard = this.heard.map(({ beat }) => beat.id);
    return heard.slice(0, heard.indexOf('alone') + 1);
  }

  /** Reads, tries and answers until the game is over or `enough`. */
  play(enough: (pupil: Pupil) => boolean = () => false): void {
    while (!enough(this)) {
      if (this.#reads()) continue;
      if (this.table.over) return;
      this.#moves();
    }
  }

  /** What is only to be read is read; what is to be done stays. */
  #reads(): boolean {
    const now = nowOf(LESSON, this.moment, this.said);
    if (!now) return false;
    if (this.heard.at(-1)?.beat.id !== now.beat.id) this.heard.push(now);
    if (now.beat.kind !== 'read') return false;
    this.said.add(now.beat.id);
    return true;
  }

  #moves(): void {
    const decision = this.table.decisionOf(SEAT);
    if (decision) {
      const now = nowOf(LESSON, this.moment, this.said);
      this.#answer(SEAT, this.#choice(decision, now));
      if (now?.beat.kind === 'question') this.said.add(now.beat.id);
    } else
      this.#answer(
        RIVAL,
        this.#bot.choose(this.table.view(RIVAL), RIVAL, luckOf(this.#commitment, RIVAL, this.table.state.decision)),
      );
  }

  #choice(decision: Decision<OsadnicyStep>, now: Now | null): string {
    const wanted = now?.at.flatMap((place) => ('option' in place ? [place.option] : []))[0];
    const aboutCard = decision.options.find((option) => 'card' in option && option.card === now?.card);
    const { pick } = decision;
    const held = holdsPass(LESSON, this.moment, this.said);
    const free = decision.options.filter((option) => option.do !== 'pass' || !held);
    if (this.#luck && free.length > 0) return optionId(free[below(this.#luck, free.length)]!);
    if (wanted) return wanted;
    if (aboutCard) return optionId(aboutCard);
    if (pick)
      return `pick ${pick.from
        .slice(0, pick.min)
        .sort((a, b) => a - b)
        .join('+')}`;
    return optionId(
      decision.options.find(({ do: what }) => what === 'pass' || what === 'go on' || what === 'stop') ??
        decision.options[0]!,
    );
  }

  #answer(seat: number, option: string): void {
    const rejection = this.table.answer({ seat, decision: this.table.state.decision, option });
    if (rejection) throw new Error(`«${option}»: ${rejection}`);
  }
}
