import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openedPage } from './card-forms/page.ts';
import { needed } from './needed.ts';

const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const PHONES = [
  [390, 844],
  [360, 640],
] as const;

/** Wide enough for a hand of seventeen cards that lie on each other. */
const GREAT = [2400, 1300] as const;

/** What is lit but covered or outside, signs of what for that are, and buttons of which a part cannot be pressed. */
function hidden(
  page: Page,
  scrolls: boolean,
): Promise<{ lit: number; acts: number; faults: string[]; signs: string[] }> {
  return page.evaluate(async (mayScroll) => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const nameOf = (element: Element) =>
      `${element.className.split(' ')[0]} «${element.textContent?.trim().slice(0, 30)}»`;

    /** The whole of it, but of a card in a hand that folds as much as shows above the edge: at least its name. */
    function inSight(element: Element): DOMRect {
      const { left, top, bottom, width, height } = element.getBoundingClientRect();
      const edge = element.closest('.own-hand.folds')?.getBoundingClientRect().bottom ?? bottom;
      const least = (element.querySelector('.name')?.getBoundingClientRect().bottom ?? bottom) - top;
      return new DOMRect(left, top, width, edge < bottom ? Math.max(least, edge - top) : height);
    }

    /** Of the places in it, so many that are its own. */
    function fault(element: Element, share: number): string[] {
      const { left, top, right, bottom, width, height } = inSight(element);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        return [`${nameOf(element)} is outside: ${[left, top, right, bottom].map(Math.round)}`];
      }
      const places = [0.15, 0.5, 0.85].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
      const own = places.filter(([x, y]) => {
        const seen = document.elementFromPoint(left + x * width, top + y * height);
        return seen !== null && element.contains(seen);
      });
      return own.length >= places.length * share ? [] : [`${nameOf(element)} is covered: ${own.length} of 9 places`];
    }

    /** What a tile does, and by what its picture is told from others, under the sign that says what it is lit for. */
    function spoils(sign: Element): string[] {
      const { left, top } = sign.getBoundingClientRect();
      const tile = sign.closest('.tile');
      const under = [...(tile?.querySelectorAll('.line > *, .second') ?? [])].filter((part) => {
        const { right, bottom, width } = part.getBoundingClientRect();
        return right > left + width / 4 && bottom > top;
      });
      return under.map(() => `${nameOf(tile!)} is spoilt by its sign`);
    }

    const lit = [...document.querySelectorAll('[data-choice]')];
    const acts = [...document.querySelectorAll('.acts button')];
    const faults = acts.flatMap((act) => fault(act, 1));
    for (const thing of lit) {
      if (mayScroll) thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      faults.push(...fault(thing, 0.85));
    }
    const signs = [...document.querySelectorAll('[data-sign]')].flatMap((sign) => [
      ...fault(sign, 0.5),
      ...spoils(sign),
    ]);
    return { lit: lit.length, acts: acts.length, faults, signs };
  }, scrolls);
}

/** How the parts of a desk's table lie to each other. */
function laidOut(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const names = [...document.querySelectorAll<HTMLElement>('.own .tile .name')];
    return {
      /** Between the empire and the hand there is the question, and nothing else. */
      docked: box('.bar').bottom <= box('.hand').top && box('.hand').top - box('.bar').bottom < 24,
      /** In the own empire one reads what there is, however many rivals there are. */
      named: names.length > 0 && names.every((name) => name.offsetWidth > 0),
      /** A hand of many cards shows headers. */
      folded: document.querySelector('.hand .cards.folded') !== null,
    };
  });
}
const AS_IT_SHOULD = { docked: true, named: true, folded: true };

needed('cards that lie on each other show what each of them is lit for', async () => {
  const [width, height] = GREAT;
  const page = await openedPage('#crowded-2', { pace: 'instant' }, { viewport: { width, height } });
  await page.waitForSelector('.ask.mine [data-hinting]');
  await page.waitForSelector('.hand .crowded [data-sign]');
  expect((await hidden(page, false)).signs).toEqual([]);
  await page.close();
});

for (const players of [2, 4])
  for (const lang of ['pl', 'en'])
    needed(
      `a full table of ${players} is in sight on every desk, and within reach on every phone: ${lang}`,
      async () => {
        for (const sizes of [DESKS, PHONES]) {
          const phone = sizes === PHONES;
          const page = await openedPage(
            `#crowded-${players}`,
            { lang, pace: 'instant' },
            { hasTouch: phone, isMobile: phone },
          );
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            await page.waitForSelector('.ask.mine [data-hinting]');
            const { lit, acts, faults, signs } = await hidden(page, phone);
            expect.soft([...faults, ...(phone ? [] : signs)], `${width} × ${height}`).toEqual([]);
            expect.soft(lit, `${width} × ${height}`).toBeGreaterThan(25);
            expect.soft(acts).toBeGreaterThan(2);
            if (!phone) expect.soft(await laidOut(page), `${width} × ${height}`).toEqual(AS_IT_SHOULD);
            const folder = process.env.IMPERIA_SHOTS;
            if (folder) await page.screenshot({ path: `${folder}/${width}-${players}-${lang}.png` });
          }
          await page.close();
        }
      },
    );

needed('rivals are folded only where there is no room for them', async () => {
  const page = await openedPage('#early-4', { pace: 'instant' }, {});
  for (const [width, height, open] of [
    [1280, 720, 0],
    [1920, 1080, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForSelector('.ask.mine [data-hinting]');
    await page.waitForFunction((rivals) => document.querySelectorAll('.rivals .rows').length === rivals, open);
    expect((await hidden(page, false)).faults, `${width} × ${height}`).toEqual([]);
    const scrolled = await page.locator('.play').evaluate((play) => play.scrollHeight - play.clientHeight);
    expect(scrolled, `${width} × ${height}`).toBeLessThanOrEqual(1);
  }
  await page.close();
});

needed('what is on offer leaves the own empire in sight, with its names', async () => {
  for (const [width, height, players, offered, hand] of [
    [1280, 720, 2, 3, 6],
    [1280, 720, 2, 3, 16],
    [1280, 720, 4, 5, 6],
    [1280, 720, 4, 5, 16],
    [1366, 768, 2, 3, 6],
    [1366, 768, 4, 5, 6],
  ] as const) {
    const at = `${players} at ${width} × ${height}, ${hand} in hand`;
    const viewport = { width, height };
    const hash = `#early-${players}-offered-${offered}-hand-${hand}`;
    const page = await openedPage(hash, { pace: 'instant' }, { viewport });
    await page.waitForSelector('.shown .card');
    await page.waitForSelector('.ask.mine [data-hinting]');
    expect((await hidden(page, false)).faults, at).toEqual([]);
    expect(await laidOut(page), at).toMatchObject({ docked: true, named: true });
    const scrolled = await page.locator('.play').evaluate((play) => play.scrollHeight - play.clientHeight);
    expect(scrolled, at).toBeLessThanOrEqual(1);
    await page.close();
  }
});

needed('who sits at a narrow place is said in one line, whoever plays first', async () => {
  const page = await openedPage('#early-4', { pace: 'instant' }, { viewport: { width: 1280, height: 720 } });
  await page.waitForSelector('.ask.mine [data-hinting]');
  const heads = page.locator('.rivals .who p');
  const heights = await heads.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights) / Math.min(...heights)).toBe(1);
  expect(await page.locator('.rivals .first').count()).toBe(1);
  await page.close();
});

needed('a question of many lines takes no room from the own empire: more gives way', async () => {
  const page = await openedPage('#crowded-2', { pace: 'instant' }, { viewport: { width: 1440, height: 900 } });
  await page.waitForSelector('.ask.mine [data-hinting]');
  await page.locator('.bar').evaluate((bar) => {
    bar.style.minHeight = '230px';
  });
  await page.waitForFunction(() => {
    const { scrollHeight, clientHeight } = document.querySelector('.play')!;
    return scrollHeight <= clientHeight + 1;
  });
  expect((await hidden(page, false)).faults).toEqual([]);
  await page.close();
});

needed('a card that is shown to whoever points at a tile leaves the question in sight', async () => {
  for (const [width, height] of DESKS) {
    const page = await openedPage('#crowded-2', { pace: 'instant' }, { viewport: { width, height } });
    await page.waitForSelector('.ask.mine [data-hinting]');
    const tiles = page.locator('.own .tile');
    for (const tile of [tiles.first(), tiles.last()]) {
      await tile.hover();
      await page.waitForSelector('.peek .card');
      const covers = await page.evaluate(() => {
        const { top } = document.querySelector('.ask')!.getBoundingClientRect();
        return document.querySelector('.peek')!.getBoundingClientRect().bottom - top;
      });
      expect(covers, `${width} × ${height}`).toBeLessThanOrEqual(0);
      await page.mouse.move(0, 0);
      await page.waitForSelector('.peek', { state: 'detached' });
    }
    await page.close();
  }
});

needed(
  'what can be used comes first: in a folded hand, and in sight on a phone, where the own goods stay',
  async () => {
    const desk = await openedPage('#crowded-4-razing', { pace: 'instant' }, { viewport: { width: 1280, height: 720 } });
    await desk.waitForSelector('.ask.mine');
    const lit = await desk
      .locator('.hand [data-thing]')
      .evaluateAll((cards) => cards.map((card) => 'choice' in (card as HTMLElement).dataset));
    expect(lit.filter(Boolean).length).toBeGreaterThan(5);
    expect(lit.indexOf(false)).toBe(lit.filter(Boolean).length);
    await desk.close();

    for (const [width, height] of PHONES) {
      const phone = await openedPage(
        '#crowded-4-razing',
        { pace: 'instant' },
        { viewport: { width, height }, hasTouch: true, isMobile: true },
      );
      await phone.waitForSelector('.ask.mine');
      expect(await phone.locator('.hand [data-thing]').first().getAttribute('data-choice')).toBeNull();
      await phone.waitForFunction(() => {
        const { left, right } = document.querySelector('.hand [data-choice]')!.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
      for (const end of [0, 1]) {
        await phone.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), end);
        const goods = await phone.locator('.purse').evaluate((purse) => {
          const { left, top, width: across, height: down } = purse.getBoundingClientRect();
          return purse.contains(document.elementFromPoint(left + across / 2, top + down / 2));
        });
        expect(goods).toBe(true);
      }
      await phone.close();
    }
  },
);

/** Of a late game of Imperium everything is in sight on the lowest desk, where the market says the least. */
for (const [lang, players] of [
  ['pl', 2],
  ['en', 2],
  ['pl', 3],
] as const)
  needed(`a late game of Imperium for ${players} is whole on low desks: ${lang}`, async () => {
    const page = await openedPage(`#imperium-late-${players}`, { lang, pace: 'instant' }, {});
    for (const [width, height] of [
      [1000, 700],
      [1280, 720],
      [1366, 768],
    ] as const) {
      const at = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.waitForSelector('.ask.mine [data-hinting]');
      const { lit, acts, faults } = await hidden(page, false);
      expect.soft(faults, at).toEqual([]);
      expect.soft(lit, at).toBeGreaterThan(7);
      expect.soft(acts, at).toBeGreaterThan(2);
      const scrolled = await page.locator('.whole > .play').evaluate((play) => play.scrollHeight - play.clientHeight);
      expect.soft(scrolled, at).toBeLessThanOrEqual(1);
      const folder = process.env.IMPERIA_SHOTS;
      if (folder) await page.screenshot({ path: `${folder}/imperium-${width}-${players}-${lang}.png` });
    }
    await page.close();
  });

needed('on an upright table a hand of Imperium says all that its cards do', async () => {
  for (const lang of ['pl', 'en']) {
    const page = await openedPage(
      '#imperium-late-2',
      { lang, pace: 'instant' },
      { viewport: { width: 820, height: 1180 }, hasTouch: true },
    );
    await page.waitForSelector('.ask.mine [data-hinting]');
    await page.waitForSelector('.abreast');
    const texts = await page.locator('.hand .text, .mcard .text').evaluateAll((all) =>
      all.map((text) => {
        const { width, height, bottom } = text.getBoundingClientRect();
        return width > 0 && height > 0 && bottom <= innerHeight && text.scrollWidth <= text.clientWidth;
      }),
    );
    expect(texts.length, lang).toBe(12);
    expect(texts.every(Boolean), lang).toBe(true);
    expect((await hidden(page, true)).faults, lang).toEqual([]);
    await page.close();
  }
});
