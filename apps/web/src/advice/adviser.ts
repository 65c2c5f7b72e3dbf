import type { Advice } from '@imperia/bots';
import type { Seat } from '@imperia/engine';
import type { Lang, Measure, OsadnicyStep, State } from '@imperia/osadnicy';

/** An option, how far it is ahead of the others, and what it changes. */
export type Hint = Advice<OsadnicyStep, Measure>;

export interface AdviceWanted {
  readonly number: number;
  readonly view: State;
  readonly seat: Seat;
  readonly lang: Lang;
}

export interface Advised {
  readonly number: number;
  readonly advice: readonly Hint[];
}

/** Gives hints from what a seat sees and nothing else, so that it serves at any table; it thinks beside the page. */
export class Adviser {
  #worker: Worker | null = null;
  #asked = 0;

  /** Null when something else was asked meanwhile. */
  ask(view: State, seat: Seat, lang: Lang): Promise<readonly Hint[] | null> {
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    const number = ++this.#asked;
    return new Promise((tell, fail) => {
      const heard = ({ data }: MessageEvent<Advised>) => {
        if (data.number !== number) return;
        worker.removeEventListener('message', heard);
        tell(number === this.#asked ? data.advice : null);
      };
      worker.addEventListener('message', heard);
      worker.addEventListener('error', ({ message }) => fail(new Error(message)), { once: true });
      worker.postMessage({ number, view, seat, lang } satisfies AdviceWanted);
    });
  }

  leave(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
