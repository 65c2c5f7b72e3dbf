import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { at, makeTable, needed, PHONE, soon, twoAtTable, visitor } from './online-visit.ts';

const lines = (page: Page) => page.locator('.chat li p').allTextContents();

/** Says so many things over the plain road, as whoever uses this page. */
function sayMuch(page: Page, count: number): Promise<void> {
  return page.evaluate(async (most) => {
    const id = location.hash.split('/')[2]!;
    for (let n = 0; n < most; n++) {
      await fetch(`/api/tables/${id}/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: `line ${n}` }),
      });
    }
  }, count);
}

needed('of a long talk the last lines are shown, and the earlier ones when asked for', async () => {
  const { ala, ola } = await twoAtTable();
  await sayMuch(ala.page, 70);
  await ola.page.reload();
  await ola.page.click('[data-talk]');
  await soon(async () => (await lines(ola.page)).length).toBe(50);
  expect((await lines(ola.page)).at(-1)).toContain('line 69');
  await ola.page.click('[data-earlier]');
  await soon(async () => (await lines(ola.page)).length).toBe(70);
  expect((await lines(ola.page))[0]).toContain('line 0');
  expect(await ola.page.locator('[data-earlier]').count()).toBe(0);
  const fits = await ola.page.locator('.beside').evaluate((side) => side.scrollWidth <= side.clientWidth);
  expect(fits, 'nothing sticks out at the side').toBe(true);
});

needed('who has no live connection talks all the same', async () => {
  const { ala, ola } = await twoAtTable();
  await ola.page.routeWebSocket(/\/api\/live/, (socket) => socket.close());
  await ola.page.reload();
  await ola.page.waitForSelector('[data-link="asking"]');
  await ola.page.click('[data-talk]');
  await ola.page.fill('input[name="chat"]', 'Good evening');
  await ola.page.press('input[name="chat"]', 'Enter');
  await ala.page.click('[data-talk]');
  for (const { page } of [ala, ola]) await soon(async () => (await lines(page)).join()).toContain('Good evening');
  await ala.page.fill('input[name="chat"]', 'And to you');
  await ala.page.press('input[name="chat"]', 'Enter');
  for (const { page } of [ala, ola]) await soon(async () => (await lines(page)).join()).toContain('And to you');
  expect(await ola.page.inputValue('input[name="chat"]')).toBe('');
});

needed.each([
  ['pl', 'Gra według starszych zasad'],
  ['en', 'Played by older rules'],
] as const)('a game of older rules is told of and can be saved: %s', async (lang, title) => {
  const { page } = await visitor(lang, PHONE);
  await makeTable(page, 'Ala');
  const hash = new URL(page.url()).hash;
  const table = hash.split('/')[2]!;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    socket.onMessage((message) => {
      if (String(message).includes('"watch"'))
        socket.send(JSON.stringify({ say: 'refused', table, refused: 'other rules' }));
    });
  });
  await page.route(`**/api/tables/${table}/record*`, (route) => route.fulfill({ json: { version: '0' } }));
  await page.goto(at('#/'));
  await page.reload();
  await page.goto(at(hash));
  await soon(() => page.locator('h1').textContent()).toBe(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'fits').toBe(0);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-download]')]);
  expect(download.suggestedFilename()).toBe(`imperia-${table}.json`);
  expect(JSON.parse(await text(await download.createReadStream()))).toEqual({ version: '0' });
});
