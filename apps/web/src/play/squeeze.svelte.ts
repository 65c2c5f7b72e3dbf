import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Less than this nobody misses, in px. */
const SLACK = 1;

/** How much of a table has to give way for all of it to be in sight: from 0, everything as usual, to the most there is. */
export class Squeeze {
  level = $state(0);
  readonly #most: number;
  #fitting = 0;
  /** At which level what was seen not to fit. */
  #tooMuch: (readonly [level: number, crowd: string])[] = [];
  /** How much room there was when last looked, and at which level. */
  #room: readonly [level: number, height: number] = [0, 0];

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Of the part that would scroll: whenever its size or what lies in it changes, as much gives way as it takes. Of the
   * numbers of a crowd each takes at least as much room when it has grown; of its words nobody knows.
   */
  fits(crowd: () => string): Attachment<HTMLElement> {
    return (element) => {
      let size = '';
      const anew = () => {
        this.#tooMuch = [];
        void this.#fit(element, untrack(crowd));
      };
      const resized = new ResizeObserver(() => {
        const now = `${innerWidth}x${innerHeight}`;
        if (now === size) this.#followRoom(element);
        else anew();
        size = now;
      });
      resized.observe(element);
      // Until its typefaces are there, everything is of another height.
      document.fonts.addEventListener('loadingdone', anew);
      $effect(() => {
        const now = crowd();
        untrack(() => void this.#fit(element, now));
      });
      return () => {
        resized.disconnect();
        document.fonts.removeEventListener('loadingdone', anew);
      };
    };
  }

  /** All of it before the next frame: nobody sees the steps. To draw them takes long, so what is known is not tried. */
  async #fit(element: HTMLElement, crowd: string): Promise<void> {
    const fitting = ++this.#fitting;
    this.level = Math.max(0, ...this.#tooMuch.map(([level, other]) => (isAtLeast(crowd, other) ? level + 1 : 0)));
    await tick();
    await this.#tighten(element, fitting, (level) => this.#tooMuch.push([level, crowd]));
  }

  /** A question of more lines takes room: then more gives way. What comes back is used with the next change of the table. */
  #followRoom(element: HTMLElement): void {
    const [level, height] = this.#room;
    if (level === this.level && element.clientHeight > height + SLACK) this.#tooMuch = [];
    this.#room = [this.level, element.clientHeight];
    void this.#tighten(element, ++this.#fitting);
  }

  async #tighten(element: HTMLElement, fitting: number, note?: (level: number) => void): Promise<void> {
    while (fitting === this.#fitting && this.level < this.#most && overflows(element)) {
      note?.(this.level);
      this.level++;
      await tick();
    }
  }
}

function isAtLeast(crowd: string, other: string): boolean {
  const counts = crowd.split(',');
  return other.split(',').every((count, i) => count === counts[i] || +count < +counts[i]!);
}

function overflows({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + SLACK;
}
