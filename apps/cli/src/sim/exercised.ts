import type { Decision, GameEvent, Io, Step } from '@imperia/engine';
import type { AnyKit, AnyState, Exercise } from '@imperia/kit';

type AnyRules = AnyKit['game']['rules'];
type Run = (state: AnyState, step: Step, io: Io<GameEvent>) => void;
type Ask = (state: AnyState, step: Step) => Decision<Step>;

/** What a run has carried out of the game's content, and what it never has. */
export interface Exercised {
  readonly all: number;
  readonly never: readonly string[];
}

/** The same game, with somebody beside it who notes what is carried out. */
export class Watched {
  readonly kit: AnyKit;
  readonly #exercise: Exercise<Step>;
  readonly #seen = new Set<string>();

  constructor(kit: AnyKit, exercise: Exercise<Step>) {
    this.#exercise = exercise;
    this.kit = { ...kit, game: { ...kit.game, rules: this.#watched(kit.game.rules) } };
  }

  get exercised(): Exercised {
    const { all } = this.#exercise;
    return { all: all.length, never: all.filter((one) => !this.#seen.has(one)) };
  }

  #note(step: Step): void {
    const done = this.#exercise.by(step);
    if (done !== null) this.#seen.add(done);
  }

  #watched({ run, ask }: AnyRules): AnyRules {
    const runs = Object.entries(run as Record<string, Run>).map(([name, act]): [string, Run] => [
      name,
      (state, step, io) => {
        this.#note(step);
        act(state, step, io);
      },
    ]);
    const asks = Object.entries(ask as Record<string, Ask>).map(([name, question]): [string, Ask] => [
      name,
      (state, step) => {
        const decision = question(state, step);
        if (decision.options.length > 0 || decision.pick) this.#note(step);
        return decision;
      },
    ]);
    return { run: Object.fromEntries(runs), ask: Object.fromEntries(asks) };
  }
}
