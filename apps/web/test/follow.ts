import type { Page } from 'playwright-core';

/** What the guide says now, when it is something to read or to do. */
function beatOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('.coach:has(footer)');
    return coach?.dataset.beat ?? null;
  });
}

/** Does what the guide says, by keyboard, and calls `each` once for every beat; ends before the beat `last`. */
export async function follow(page: Page, last: string, each: (beat: string) => Promise<void>): Promise<string[]> {
  const beats: string[] = [];
  for (let moves = 0; moves < 300; moves++) {
    await page.waitForFunction(
      () => document.querySelector('.coach footer, .ask.mine, dialog[open]') !== null,
      undefined,
      { polling: 15 },
    );
    const beat = await beatOf(page);
    if (beat && beats.at(-1) !== beat) {
      beats.push(beat);
      await page.waitForTimeout(60);
      await each(beat);
    }
    if (beat === last) return beats;
    await obey(page, beat);
  }
  throw new Error(`Led nowhere: ${beats.join(', ')}`);
}

async function obey(page: Page, beat: string | null): Promise<void> {
  const button = page.locator('.coach .main');
  if (beat === null) {
    await page.waitForTimeout(30);
    return;
  }
  const before = await stateOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  if ((await button.getAttribute('data-guide').catch(() => null)) === 'show') await page.keyboard.press('Enter');
  await page
    .waitForFunction(
      (was) =>
        (document.querySelector('.coach')?.textContent ?? '') +
          document.querySelectorAll('.log li, .parchment, .use').length !==
        was,
      before,
      {
        timeout: 1500,
        polling: 15,
      },
    )
    .catch(() => {});
}

function stateOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (document.querySelector('.coach')?.textContent ?? '') +
      document.querySelectorAll('.log li, .parchment, .use').length,
  );
}
