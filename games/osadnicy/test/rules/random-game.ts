import {
  advance,
  choose,
  type Decision,
  hear,
  keyFrom,
  type Outcome,
  offered,
  optionId,
  pending,
  type Result,
  type Rng,
  randomAnswer,
  type Seat,
  seeded,
  view,
} from '@imperia/engine';
import { type Config, type OsadnicyEvent, type OsadnicyStep, osadnicy, type State } from '../../src/index.ts';

type Chooser = (decision: Decision<OsadnicyStep>) => OsadnicyStep;

/** A game being played, with all that happened in it. */
export class Play {
  readonly state: State;
  readonly events: OsadnicyEvent[] = [];
  readonly outcomes: Outcome[] = [];
  readonly answers: string[] = [];
  readonly #io = {
    tell: (event: OsadnicyEvent) => void this.events.push(event),
    record: (outcome: Outcome) => void this.outcomes.push(outcome),
  };

  /** The starting hands are dealt, and the first player is asked. */
  constructor(config: Config, seed: number) {
    this.state = osadnicy.setup(config, keyFrom(seeded(seed)));
    advance(osadnicy.rules, this.state, this.#io);
  }

  view(seat: Seat): State {
    return view(osadnicy, this.state, seat);
  }

  heard(seat: Seat): OsadnicyEvent[] {
    return this.events.map((event) => hear(osadnicy, event, seat));
  }

  result(): Result {
    return osadnicy.result(this.state);
  }

  get over(): boolean {
    return pending(osadnicy.rules, this.state).length === 0;
  }

  /** To the end; `look` sees every position in which somebody is asked. */
  playOn(chooser: Chooser, look?: (state: State) => void): this {
    for (;;) {
      const [decision] = pending(osadnicy.rules, this.state);
      if (!decision) return this;
      look?.(this.state);
      const option = chooser(decision);
      this.answers.push(`${decision.seat} ${optionId(option)}`);
      choose(this.state, decision, option);
      advance(osadnicy.rules, this.state, this.#io);
    }
  }
}

function atRandom(rng: Rng): Chooser {
  return (decision) => offered(decision, randomAnswer(decision, rng)!)!;
}

/** A whole game of players who choose at random. */
export function randomGame(config: Config, seed: number, look?: (state: State) => void): Play {
  return new Play(config, seed).playOn(atRandom(seeded(seed)), look);
}
