import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriersInThemes } from './axe.ts';
import { expectPointing, follow } from './follow.ts';
import { osadnicyPupil } from './pupil.ts';
import { smallTargets } from './targets.ts';
import { at, needed, visit } from './visit.ts';

const obedient = osadnicyPupil();
obedient.play();

async function begin(page: Page): Promise<void> {
  await page.goto(at('#/learn'));
  await page.click('[data-guide="begin"]');
  await page.waitForSelector('.coach footer');
}

needed('the led part, by keyboard alone, left and taken up again', async () => {
  const { page, complaints } = await visit('en');
  await begin(page);
  const first = await follow(page, 'gold', (beat) => expectPointing(page, beat));
  expect(await page.locator('.act.pass').count(), 'the button for passing is kept aside').toBe(0);

  await page.goto(at('#/'));
  await page.goto(at('#/learn'));
  await page.click('.acts a');
  await page.waitForSelector('.coach footer');
  expect(await page.locator('.coach').getAttribute('data-beat')).toBe('gold');
  await page.click('.coach .tool >> nth=0');
  expect(await page.locator('.coach').getAttribute('data-beat'), 'what was said can be read again').toBe('dealt');
  expect(await page.locator('.coach dd').count()).toBe(2);
  await page.click('.coach .tool >> nth=1');

  const rest = await follow(page, 'alone', (beat) => expectPointing(page, beat));
  expect([...first, ...rest.slice(1)]).toEqual(obedient.led);
  expect(complaints).toEqual([]);
});

needed('the led part on a phone; axe finds no barrier at either size', async () => {
  const { page, complaints } = await visit('pl', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await begin(page);
  await follow(page, 'alone', async (beat) => {
    await expectPointing(page, beat);
    expect(await page.locator('.says').textContent(), beat).not.toMatch(/undefined|null/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), beat).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), `${beat}: too small for a finger`).toEqual([]);
    if (beat !== 'razedRival') return;
    expect(await barriersInThemes(page, 0), 'phone').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await barriersInThemes(page, 1), 'desk').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  expect(complaints).toEqual([]);
});

needed('whoever does something else is not held up, and can be without the guide', async () => {
  const { page } = await visit('en');
  await begin(page);
  await follow(page, 'build', async () => {});
  await page.locator('.act[data-option="exchange"]').click();
  await page.locator('.act[data-option]').first().click();
  await page.waitForSelector('.coach[data-beat="exchanged"]');
  await follow(page, 'build', async () => {});
  expect(await page.locator('.coach .strayed').count()).toBe(1);
  await page.click('.coach .tool >> nth=2');
  expect(await page.locator('.coach').count()).toBe(0);
  expect(await page.locator('.act.pass').count(), 'without the guide one may pass').toBe(1);
  await page.click('.call');
  await page.waitForSelector('.coach footer');
});
