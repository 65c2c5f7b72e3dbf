import type { CDPSession, Page, ViewportSize } from 'playwright-core';
import { still } from './scenes.ts';

/** A desk, and a phone that is touched. */
export type Screen = 'desk' | 'phone';

/** Shows a page on one screen after the other, as it lies there: to fetch it again takes longer than to look at it. */
export class Screens {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #sizes: Readonly<Record<Screen, ViewportSize>>;

  private constructor(page: Page, devtools: CDPSession, sizes: Readonly<Record<Screen, ViewportSize>>) {
    this.#page = page;
    this.#devtools = devtools;
    this.#sizes = sizes;
  }

  static async of(page: Page, phone: ViewportSize): Promise<Screens> {
    return new Screens(page, await page.context().newCDPSession(page), { desk: page.viewportSize()!, phone });
  }

  async show(screen: Screen): Promise<void> {
    await this.#devtools.send('Emulation.setTouchEmulationEnabled', { enabled: screen === 'phone' });
    await this.#page.setViewportSize(this.#sizes[screen]);
    // A table lays itself out anew.
    await still(this.#page);
  }
}
