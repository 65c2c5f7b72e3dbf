import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectPointing, follow } from './follow.ts';
import { clashPupil, imperiumPupil } from './pupil.ts';
import { smallTargets } from './targets.ts';
import { at, needed, violations, visit } from './visit.ts';

const SHOTS = process.env.IMPERIA_SHOTS;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** In milliseconds: more than a page waits before it says that one waits. */
const SLOW = 250;

/** A table that takes its time over the first answers, as on a slow machine. */
async function slowTable(page: Page, answers: number): Promise<void> {
  await page.addInitScript(
    ([slow, most]) => {
      let delayed = 0;
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, ...said: [message: { say: string }]) {
        const post = () => postMessage.apply(this, said);
        if (said[0].say === 'answer' && ++delayed <= most) setTimeout(post, slow);
        else post();
      };
    },
    [SLOW, answers] as const,
  );
  await page.reload();
}

interface Led {
  readonly game: string;
  readonly pupil: () => {
    readonly led: readonly string[];
    play(enough: (pupil: { said: ReadonlySet<string> }) => boolean): void;
  };
  /** What is first followed on a phone. */
  readonly turning: string;
  /** So many answers come late, and what the guide says of the next question stays until it is answered. */
  readonly slow: number;
}

const GAMES: readonly Led[] = [
  { game: 'imperium', pupil: imperiumPupil, turning: 'solstice', slow: 12 },
  { game: 'clash', pupil: clashPupil, turning: 'rivalTurn', slow: 0 },
];

for (const { game, pupil, turning, slow } of GAMES) {
  needed(`the led part of the first game of ${game}, by keyboard alone, at a desk and then on a phone`, async () => {
    const obedient = pupil();
    obedient.play(({ said }) => said.has('alone'));
    const { page, complaints } = await visit('pl', { viewport: DESK, hasTouch: true });
    await slowTable(page, slow);
    await page.goto(at(`#/${game}/learn`));
    await page.click('[data-guide="begin"]');
    await page.waitForSelector('.coach footer');
    const seen = async (beat: string) => {
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/lesson-${game}-${beat}.png` });
      await expectPointing(page, beat);
    };
    const first = await follow(page, turning, seen);
    expect(await page.locator('.act.pass').count(), 'the button that ends the turn is kept aside').toBe(0);
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
}
