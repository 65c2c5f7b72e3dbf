import type { FarBot } from '@imperia/bots';
import { decisionOf, type Result, type Rng, randomAnswer, type Seat } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { answerIn, askedOf, helloFrom, helloTo, luckFrom, type Part } from './messages.ts';
import { Talk, Trouble, type TroubleKind } from './talk.ts';

/** What a bot did wrong: any answer was given in its place. */
export interface Fault {
  readonly seat: Seat;
  readonly bot: string;
  readonly decision: number;
  readonly fault: TroubleKind | 'illegal';
  readonly why: string;
}

/** Interpreters may take their time to start. */
const STARTING_MS = 30_000;
/** A process that has to be started this often in one game will not finish it. */
const MOST_STARTS = 4;

export interface Started {
  readonly started: (pid: number) => void;
  readonly ended: (pid: number) => void;
}

/** Games are numbered in each process that plays them. */
let games = 0;

/** A bot by its command: one process at a time, which plays one game after another, in any number of seats. */
export class Foreign {
  readonly #name: string;
  readonly #command: readonly string[];
  readonly #kit: AnyKit;
  readonly #cwd: string;
  readonly #limitMs: number;
  readonly #watched: Started;
  #talk: Talk | null = null;
  #without: ReadonlySet<Part> = new Set();

  constructor(
    name: string,
    command: readonly string[],
    kit: AnyKit,
    { cwd, limitMs }: { readonly cwd: string; readonly limitMs: number },
    watched: Started,
  ) {
    this.#name = name;
    this.#command = command;
    this.#kit = kit;
    this.#cwd = cwd;
    this.#limitMs = limitMs;
    this.#watched = watched;
  }

  /** A process that is ready to be asked. */
  async ready(): Promise<Talk> {
    if (this.#talk) return this.#talk;
    const talk = new Talk(this.#command, this.#cwd, this.#watched.ended);
    if (talk.pid !== undefined) this.#watched.started(talk.pid);
    this.#talk = talk;
    try {
      talk.tell(helloTo(this.#kit, this.#limitMs));
      const hello = helloFrom(await talk.hear(Math.max(STARTING_MS, this.#limitMs)));
      if (!hello) throw new Trouble('unreadable', 'it did not begin with {"type": "hello"}');
      this.#without = hello.without;
    } catch (error) {
      this.end();
      throw error;
    }
    return talk;
  }

  end(): void {
    this.#talk?.end();
    this.#talk = null;
  }

  /** In one seat of one game. */
  seated(seat: Seat, sides: readonly string[]): Seated {
    const id = ++games;
    const faults: Fault[] = [];
    let toldTo: Talk | null = null;
    let starts = 0;
    const bring = async (view: AnyState, rng: Rng): Promise<Talk> => {
      if (!this.#talk && ++starts > MOST_STARTS)
        throw new Error(`${this.#name} failed too often: ${faults.at(-1)?.why}`);
      const talk = await this.ready();
      if (talk !== toldTo) {
        talk.tell({ type: 'game', id, seat, sides, config: view.config, luck: luckFrom(rng) });
        toldTo = talk;
      }
      return talk;
    };
    const asked = async (view: AnyState, rng: Rng): Promise<string> => {
      const talk = await bring(view, rng);
      talk.tell(askedOf(this.#kit, view, { id, seat }, 'en', this.#without));
      const judged = answerIn(await talk.hear(this.#limitMs), view, this.#kit, seat);
      if ('option' in judged) return judged.option;
      talk.tell({ type: 'refused', id, decision: view.decision, why: judged.why });
      return this.#instead(faults, view, seat, rng, 'illegal', judged.why);
    };
    return {
      name: this.#name,
      faults,
      ask: async (view, _seat, rng) => {
        try {
          return await asked(view, rng);
        } catch (error) {
          if (!(error instanceof Trouble)) throw error;
          this.end();
          return this.#instead(faults, view, seat, rng, error.kind, error.message);
        }
      },
      over: (result) => toldTo?.tell({ type: 'over', id, seat, ...result }),
    };
  }

  #instead(faults: Fault[], view: AnyState, seat: Seat, rng: Rng, fault: Fault['fault'], why: string): string {
    faults.push({ seat, bot: this.#name, decision: view.decision, fault, why });
    const asked = decisionOf(this.#kit.game.rules, view, seat);
    const any = asked && randomAnswer(asked, rng);
    if (any === null) throw new Error(`Seat ${seat} has nothing to decide`);
    return any;
  }
}

export interface Seated extends FarBot<AnyState> {
  readonly faults: readonly Fault[];
  readonly over: (result: Result) => void;
}
