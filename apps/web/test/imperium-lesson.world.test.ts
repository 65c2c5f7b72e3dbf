import { expect } from 'vitest';
import { expectPointing, follow } from './follow.ts';
import { imperiumPupil } from './pupil.ts';
import { smallTargets } from './targets.ts';
import { at, needed, violations, visit } from './visit.ts';

const SHOTS = process.env.IMPERIA_SHOTS;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const obedient = imperiumPupil();
obedient.play(({ said }) => said.has('alone'));

needed('the led part of the first game of Imperium, by keyboard alone, at a desk and then on a phone', async () => {
  const { page, complaints } = await visit('pl', { viewport: DESK, hasTouch: true });
  await page.goto(at('#/imperium/learn'));
  await page.click('[data-guide="begin"]');
  await page.waitForSelector('.coach footer');
  const seen = async (beat: string) => {
    await expectPointing(page, beat);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/lesson-${beat}.png` });
  };
  const first = await follow(page, 'solstice', seen);
  expect(await page.locator('.act.pass').count(), 'the button for cleaning up is kept aside').toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  const rest = await follow(page, 'alone', async (beat) => {
    await seen(beat);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), beat).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), `${beat}: too small for a finger`).toEqual([]);
  });
  expect(await violations(page)).toEqual([]);
  expect([...first, ...rest.slice(1)]).toEqual(obedient.led);
  expect(complaints).toEqual([]);
});
