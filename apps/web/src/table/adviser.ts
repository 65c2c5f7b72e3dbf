import type { Seat } from '@imperia/engine';
import type { AnyState, Lang } from '@imperia/kit';
import { Aside } from '../worker/aside.ts';
import type { FromWorker, Hint } from '../worker/protocol.ts';

/** Somebody who waits for advice. */
interface Asking {
  readonly number: number;
  readonly tell: (advice: readonly Hint[] | null) => void;
  readonly fail: (error: Error) => void;
}

/** Gives hints from what a seat sees and nothing else, so that it serves at any table; it thinks beside the page. */
export class Adviser {
  readonly #game: string;
  #worker: Aside | null = null;
  #asking: Asking | null = null;
  #asked = 0;

  constructor(game: string) {
    this.#game = game;
  }

  /** Null when something else was asked meanwhile. */
  ask(view: AnyState, seat: Seat, lang: Lang): Promise<readonly Hint[] | null> {
    this.#worker ??= new Aside((message) => this.#hear(message));
    const number = ++this.#asked;
    this.#asking?.tell(null);
    this.#worker.say({ to: 'advice', number, game: this.#game, view, seat, lang });
    return new Promise((tell, fail) => {
      this.#asking = { number, tell, fail };
    });
  }

  #hear(message: FromWorker): void {
    if (message.say === 'trouble') this.#asking?.fail(new Error(message.what));
    if (message.say === 'advised' && message.number === this.#asking?.number) this.#asking.tell(message.advice);
  }

  leave(): void {
    this.#worker?.leave();
    this.#worker = null;
  }
}
