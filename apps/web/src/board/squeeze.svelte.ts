import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Less than this nobody misses, in px. */
const SLACK = 1;

/** How much of a table has to give way for all of it to be in sight: from 0, everything as usual, to the most there is. */
export class Squeeze {
  level = $state(0);
  readonly #most: number;
  #fitting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Of the part that would scroll: whenever its size or what lies in it changes, as much gives way as it takes. */
  fits(crowd: () => string): Attachment<HTMLElement> {
    return (element) => {
      let size = '';
      // A question of more lines takes room from it: then more gives way, and comes back with the next change of the table.
      const resized = new ResizeObserver(() => {
        const now = `${innerWidth}x${innerHeight}`;
        void (now === size ? this.#tighten(element, ++this.#fitting) : this.#fit(element));
        size = now;
      });
      resized.observe(element);
      // Until its typefaces are there, everything is of another height.
      const typeset = () => void this.#fit(element);
      document.fonts.addEventListener('loadingdone', typeset);
      $effect(() => {
        crowd();
        untrack(() => void this.#fit(element));
      });
      return () => {
        resized.disconnect();
        document.fonts.removeEventListener('loadingdone', typeset);
      };
    };
  }

  /** All of it before the next frame: nobody sees the steps. */
  async #fit(element: HTMLElement): Promise<void> {
    const fitting = ++this.#fitting;
    this.level = 0;
    await tick();
    await this.#tighten(element, fitting);
  }

  async #tighten(element: HTMLElement, fitting: number): Promise<void> {
    while (fitting === this.#fitting && this.level < this.#most && overflows(element)) {
      this.level++;
      await tick();
    }
  }
}

function overflows({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + SLACK;
}
