import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HASTY, playOn } from './player.ts';
import { asked, keep, prepared } from './prepared.ts';
import { at, logLength, needed, startTable, visit } from './visit.ts';

const begun = prepared(
  { factions: ['romans', 'barbarians'], options: [] },
  ['person', 'greedy'],
  'since my turn',
  asked(3),
);

needed('what happened since my turn is played again, and the live table comes back as it was', async () => {
  const { page, complaints } = await visit('en', { reducedMotion: 'no-preference' });
  const question = page.locator('.ask.mine');
  const since = page.locator('[data-since]');
  await keep(page, begun);
  await page.goto(at(`#/table/${begun.id}`));
  await question.waitFor();
  await playOn(page, async (moves) => moves > 2 && (await since.count()) > 0);
  const seen = async () => ({
    question: await question.textContent(),
    log: await logLength(page),
    cards: await page.locator('[data-thing]').evaluateAll((all) => all.map((one) => one.textContent)),
  });
  const before = await seen();

  await page.reload();
  await question.waitFor();
  await since.click();
  const steps = page.locator('dialog .steps li');
  await steps.first().waitFor();
  const count = await steps.count();
  expect(count).toBeGreaterThan(0);
  expect(await page.locator('dialog .count').textContent()).toBe(`Step 0 of ${count}`);
  expect(await page.locator('dialog [data-choice]').count(), 'nothing can be chosen').toBe(0);

  await steps.last().click();
  expect(await page.locator('dialog .count').textContent()).toBe(`Step ${count} of ${count}`);
  const pointsOf = (root: string) => page.locator(`${root} .points b`).allTextContents();
  expect(await pointsOf('dialog'), 'it ends where the table stands').toEqual(await pointsOf('.page:not(dialog *)'));

  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog') === null);
  expect(await seen()).toEqual(before);
  expect(complaints).toEqual([]);
});

/** Counts, from now on, what is set in motion and what is made to sound. */
interface Counts {
  readonly moved: number;
  readonly sounded: number;
  /** Which properties were moved. */
  readonly properties: readonly string[];
}

async function watched(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(() => {
    const counts = { moved: 0, sounded: 0, properties: [] as string[] };
    const timing = ['offset', 'easing', 'composite', 'computedOffset'];
    Object.assign(window, { counts });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      counts.moved++;
      const animation = animate.apply(this, how);
      const named = (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
      counts.properties = [...new Set([...counts.properties, ...named])].filter((name) => !timing.includes(name));
      return animation;
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counts.sounded++;
      }
    };
  });
  await page.reload();
  return () => page.evaluate('window.counts');
}

needed('cards and tokens move, and sound, where that is wanted', async () => {
  const { page, complaints } = await visit('en', { reducedMotion: 'no-preference' });
  const counts = await watched(page);
  await startTable(page, 'motion');
  await playOn(page, async (moves) => moves >= 10);
  const { moved, sounded, properties } = await counts();
  expect(moved).toBeGreaterThan(10);
  expect([...properties].sort(), 'the compositor can move it by itself').toEqual(['opacity', 'transform']);
  expect(sounded).toBe(1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await page.locator('.layer > *').count(), 'nothing is left behind').toBe(0);
  expect(await page.locator('[style*="z-index"]').count(), 'nothing stays raised').toBe(0);
  expect(complaints).toEqual([]);
});

needed('with less motion nothing moves, and with sound off nothing could sound', async () => {
  const { page, complaints } = await visit('en', {}, { sound: false, pace: 'quick' });
  const counts = await watched(page);
  await startTable(page, 'stillness');
  await playOn(page, async (moves) => moves >= 8);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await counts()).toEqual({ moved: 0, sounded: 0, properties: [] });
  expect(complaints).toEqual([]);
});

needed('what a bot does is pointed at and said, and its pauses can be skipped', async () => {
  const { page } = await visit('en', {}, { pace: 'slow' });
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...said: [message: { say: string }]) {
      if (said[0].say === 'open') Object.assign(window, { table: this });
      postMessage.apply(this, said);
    };
  });
  await page.reload();
  await startTable(page, 'shots');
  await page.waitForSelector('.ask.mine');
  await page.locator('[data-choice]').first().click();
  // At once, within the page: on a busy machine the pause may be over before a click from outside arrives.
  const said = await page.waitForFunction(() => {
    const [caption, ring, hurry] = ['.caption', '.ring', '[data-hurry]'].map((thing) =>
      document.querySelector<HTMLElement>(thing),
    );
    if (!caption || !ring || !hurry) return null;
    // From now on nobody would live to see the end of a pause.
    (window as unknown as { table: Worker }).table.postMessage({ say: 'pace', milliseconds: 3_600_000 });
    hurry.click();
    return caption.textContent;
  });
  expect(await said.jsonValue()).toContain('Barbarians');
  await page.waitForSelector('.ask.mine');
});

needed('what a bot does is never said over the question, which may grow with what it did', async () => {
  const { page } = await visit('en', {}, { pace: 'slow' });
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(() => {
    const seen = { rings: 0, over: [] as string[] };
    Object.assign(window, { seen });
    /** As a question of many lines does, with what the bot does. */
    const grow = () => {
      const told = Number(document.querySelector('.log ol')?.getAttribute('data-told'));
      const bar = document.querySelector<HTMLElement>('.bar');
      if (bar && told > Reflect.get(window, 'answered')) bar.style.minHeight = `${innerHeight * 0.6}px`;
    };
    new MutationObserver(grow).observe(document, { subtree: true, childList: true, attributes: true });
    let ring: Element | null = null;
    const look = () => {
      const [now, caption, bar] = ['.ring', '.caption', '.bar'].map((thing) => document.querySelector(thing));
      if (now && now !== ring) seen.rings++;
      ring = now ?? null;
      if (caption && bar) {
        const [said, asked] = [caption.getBoundingClientRect(), bar.getBoundingClientRect()];
        if (said.bottom > asked.top + 1 && said.top < asked.bottom - 1) seen.over.push(caption.textContent!);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await startTable(page, 'shots');
  await page.waitForSelector('.ask.mine');
  const answered = (await logLength(page)) + 1;
  await page.evaluate((told) => Object.assign(window, { answered: told }), answered);
  await page.locator('[data-choice]').first().click();
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as { rings: number; over: string[] });
  await expect.poll(async () => (await seen()).rings).toBeGreaterThan(0);
  await page.waitForSelector('.ring', { state: 'detached' });
  expect((await seen()).over).toEqual([]);
});

/** Whoever passes at once is attacked, and loses a location. */
const alone = prepared({ factions: ['romans'], options: [] }, ['person'], 'attacks', asked(3));
const PASSING = { ...HASTY, passesAfter: 0 };

needed('an attack of the virtual player is explained: its targets, the location and why', async () => {
  const { page, complaints } = await visit('en');
  await keep(page, alone);
  await page.goto(at(`#/table/${alone.id}`));
  const struck = page.locator('.story .struck');
  await playOn(page, async () => (await struck.count()) > 0, PASSING);
  const name = await struck.first().locator('.name').textContent();
  const told = await struck.first().locator('p').textContent();
  expect(told).toContain(name);
  expect(told).toContain('Why this one');
  expect(await page.locator('.log').textContent()).toContain(`The virtual player razes ${name}`);
  expect(
    await page
      .locator('.collection')
      .getByRole('button', { name: name ?? '' })
      .count(),
  ).toBeGreaterThan(0);
  await page.click('.story .close');
  await page.click('[data-story]');
  await struck.first().waitFor();
  expect(complaints).toEqual([]);
});
