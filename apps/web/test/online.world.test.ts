import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { KEEPING } from './newcomer.ts';
import { after, at, isAsked, needed, PHONE, server, twoAtTable, visitor } from './online-visit.ts';
import { HASTY, playTogether, toTheEnd } from './player.ts';

/** Who has seen enough of the game passes after a few choices. */
const SOON_DONE = { ...HASTY, passesAfter: 2 };
const linkState = (page: Page) => page.locator('[data-link]').count();

needed('two play a whole game through every mishap, a third watches', async () => {
  const { ala, ola, watch, code } = await twoAtTable('<img src=x onerror=alert(1)>', 'Ola', undefined, KEEPING);
  expect(await ola.page.locator('.people b').first().textContent(), 'a name is text').toBe(
    '<img src=x onerror=alert(1)>',
  );
  const eve = await visitor();
  await eve.page.goto(watch);
  await eve.page.waitForSelector('.ask');
  expect(await eve.page.locator('.hand [data-thing]').count(), 'a watcher sees no hand').toBe(0);
  await playTogether([ala.page, ola.page], after(20));

  // One loses the network; what she chooses meanwhile is sent when it is back.
  await playTogether([ala.page], () => isAsked(ola.page));
  await ola.page.context().setOffline(true);
  await ola.page.waitForSelector('[data-link="lost"]');
  await playTogether([ola.page], async () => !(await isAsked(ola.page)));
  const lines = await ala.page.locator('.log li').count();
  await ola.page.context().setOffline(false);
  await ala.page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, lines);
  await ola.page.waitForFunction(() => !document.querySelector('[data-link]'));
  await playTogether([ala.page, ola.page], after(10));

  // The server dies and comes back: nobody has to do anything.
  await server.kill();
  await ala.page.waitForSelector('[data-link="lost"]');
  await server.start();
  await Promise.all(
    [ala, ola, eve].map(({ page }) => page.waitForFunction(() => !document.querySelector('[data-link]'))),
  );
  await playTogether([ala.page, ola.page], after(10));

  // One goes on with the phone.
  const table = ala.page.url();
  await ala.page.context().close();
  const phone = await visitor('en', PHONE);
  await phone.page.goto(at('#/me'));
  await phone.page.click('summary');
  await phone.page.fill('input[name="code"]', code);
  await phone.page.click('[data-restore]');
  await phone.page.waitForSelector('[data-logout]');
  await phone.page.goto(table);
  await phone.page.waitForSelector('.ask');

  await playTogether([phone.page, ola.page], toTheEnd, SOON_DONE);
  await eve.page.waitForSelector('dialog[open] .scores');
  const scores = (page: Page) => page.locator('dialog .scores tbody').textContent();
  expect(await scores(eve.page)).toBe(await scores(phone.page));

  // The key is known now, and the shuffle holds.
  await eve.page.getByRole('button', { name: 'Check the shuffle' }).click();
  await eve.page.waitForSelector('[data-holds]');
  expect(await eve.page.locator('[data-holds="holds"]').count()).toBe(3);
  expect(await linkState(phone.page)).toBe(0);
  const unexpected = [ola, eve, phone].flatMap(({ complaints }) =>
    complaints.filter((line) => !/WebSocket|Failed to load/.test(line)),
  );
  expect(unexpected).toEqual([]);
});
