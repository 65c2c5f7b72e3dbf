import { LANGS, type Lang } from '@imperia/kit';
import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import type { TextSize } from '../src/store/kept-settings.ts';
import { DEALS } from './card-forms/laid.ts';
import { openedPage } from './card-forms/page.ts';
import { needed } from './needed.ts';

declare global {
  interface Window {
    faults(lang: Lang, textSize: TextSize, smallest: number): Promise<{ looked: number; found: string[] }>;
    deals(which: number): Promise<void>;
    imperium(lang: Lang): Promise<{ looked: number; found: string[]; smallest: number }>;
  }
}

async function opened(viewport: ViewportSize, textSize: TextSize = 'normal', hasTouch = false): Promise<Page> {
  const page = await openedPage('', { lang: 'pl', textSize }, { viewport, hasTouch, isMobile: hasTouch });
  await page.waitForFunction(() => 'faults' in window);
  return page;
}

/** No text of a card is smaller, in px. */
const SMALLEST = 12.5;
const CARDS = 126;
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

/** What a card looks like follows from two of the three at a time: all pairs of language, text size and screen are looked at. */
const LOOKS: Readonly<Record<keyof typeof SIZES, readonly (readonly [Lang, TextSize])[]>> = {
  desk: [
    ['pl', 'normal'],
    ['en', 'large'],
    ['en', 'largest'],
  ],
  phone: [
    ['en', 'normal'],
    ['pl', 'large'],
    ['pl', 'largest'],
  ],
};

for (const size of ['desk', 'phone'] as const)
  needed(`every card can be read in every form: ${size}`, async () => {
    const page = await opened(SIZES[size]);
    for (const [lang, textSize] of LOOKS[size]) {
      const { looked, found } = await page.evaluate((so) => window.faults(...so), [lang, textSize, SMALLEST] as const);
      expect(looked).toBeGreaterThan(5 * CARDS);
      expect.soft(found, `${lang} ${textSize}`).toEqual([]);
    }
    await page.close();
  });

const SMALLEST_OF_IMPERIUM = 12;

for (const [size, viewport] of Object.entries(SIZES))
  needed(`every card of Imperium fits in hand, on the market and in play, in every language: ${size}`, async () => {
    const page = await openedPage('#imperium', {}, { viewport });
    await page.waitForFunction(() => 'imperium' in window);
    for (const lang of LANGS) {
      const { looked, found, smallest } = await page.evaluate((so) => window.imperium(so), lang);
      expect(looked).toBeGreaterThan(1000);
      expect.soft(found, lang).toEqual([]);
      expect.soft(smallest, lang).toBeGreaterThanOrEqual(SMALLEST_OF_IMPERIUM);
    }
    await page.close();
  });

/** The deals of an empire as they lie: each one's box, what of it can be pressed in its row, and where the board is. */
function dealsOn(page: Page, empire: string) {
  return page.locator(empire).evaluate((one) => {
    const boxes = [...one.querySelectorAll('.deals [data-thing]')].map((deal) => ({
      deal,
      box: deal.closest('li')!.getBoundingClientRect(),
    }));
    return {
      above: boxes.every(({ box }) => box.bottom < one.querySelector('.board')!.getBoundingClientRect().top + 2),
      found: boxes.filter(({ deal, box }) =>
        deal.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)),
      ).length,
      narrowest: Math.min(...boxes.map(({ deal }) => (deal as HTMLElement).offsetWidth)),
      lowest: Math.min(...boxes.map(({ deal }) => (deal as HTMLElement).offsetHeight)),
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

needed('deals lie above the board, wide enough for fingers, however many there are', async () => {
  for (const [width, textSize] of [
    [390, 'normal'],
    [360, 'largest'],
  ] as const) {
    const page = await opened({ width, height: 844 }, textSize, true);
    for (const [which, n] of DEALS.entries()) {
      await page.evaluate((one) => window.deals(one), which);
      for (const empire of ['.own', '.empire:not(.own)']) {
        await page.locator(empire).scrollIntoViewIfNeeded();
        const { narrowest, lowest, ...lie } = await dealsOn(page, empire);
        expect.soft(lie, `${n} deals, ${width}`).toEqual({ above: true, found: n, sideways: 0 });
        expect.soft(Math.min(narrowest, lowest), `${n} deals, ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
    await page.close();
  }
});

needed('deals cost the table little height at a desk', async () => {
  const page = await opened(SIZES.desk);
  const height = async (which: number) => {
    await page.evaluate((one) => window.deals(one), which);
    return page.locator('.own').evaluate((own) => own.getBoundingClientRect().height);
  };
  const without = await height(DEALS.indexOf(0));
  const most = await height(DEALS.length - 1);
  expect(most - without).toBeGreaterThan(15);
  expect(most - without).toBeLessThan(30);
  await page.close();
});
