import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { after, at, join, makeTable, needed, seenTable, server, soon, twoAtTable, visitor } from './online-visit.ts';
import { playTogether } from './player.ts';

async function say(page: Page, text: string): Promise<void> {
  await page.fill('[name="chat"]', text);
  await page.press('[name="chat"]', 'Enter');
}

const LINES = '.chat li:not(.none) p';
const lines = (page: Page) => page.locator(LINES).allTextContents();

needed('what is said is text; who is muted stays so, and can be reported', async () => {
  const { ala, ola } = await twoAtTable('Ala', 'Ola');
  const nasty = '<img src=x onerror="document.title=1"> **hej** https://example.org';
  for (const { page } of [ala, ola]) await page.click('[data-talk]');
  await say(ala.page, nasty);
  await ola.page.waitForSelector(LINES);
  expect((await lines(ola.page))[0]).toContain(nasty);
  expect(await ola.page.locator('.chat img, .chat a').count()).toBe(0);

  await ola.page.click('.chat summary');
  await ola.page.click('[data-report]');
  await ola.page.waitForSelector('text=Zgłoszono.');
  await ola.page.click('[data-mute]');
  await ola.page.waitForSelector('[data-unmute]');
  expect(await lines(ola.page)).toEqual([]);

  await ola.page.reload();
  await ola.page.waitForSelector('.ask');
  await say(ala.page, 'Halo?');
  await soon(() => lines(ala.page)).toHaveLength(2);
  await ola.page.click('[data-talk]');
  await ola.page.waitForSelector('[data-unmute]');
  await ola.page.waitForFunction(() => !document.querySelector('[data-talk]')?.textContent?.includes('('));
  expect(await lines(ola.page), 'still muted').toEqual([]);
  await ola.page.click('[data-unmute]');
  await soon(() => lines(ola.page), 'heard again').toHaveLength(2);
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});

/** Something between here and the server that lets requests through and no live connection. */
async function strictProxy(): Promise<{ readonly url: string; close(): void }> {
  const target = new URL(server.url);
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, ...(asked.headers.origin && { origin: target.origin }) };
    const passed = request(target, { path: asked.url, method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.on('upgrade', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}/`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

needed('where no live connection is let through, plain requests will do', async () => {
  const proxy = await strictProxy();
  const [ala, ola] = await Promise.all([visitor('en'), visitor('pl')]);
  const links = await makeTable(ala.page, 'Ala');
  await join(ola.page, links.join.replace(server.url, proxy.url), 'Ola');
  await ola.page.waitForSelector('[data-link="asking"]');
  await ala.page.click('[data-start]:enabled');
  await ola.page.waitForSelector('.ask');
  expect(ola.page.url()).toContain(proxy.url);
  await playTogether([ala.page, ola.page], after(10));
  const { answers } = await seenTable(ala.page);
  expect(answers).toBeGreaterThan(2);
  await soon(async () => (await seenTable(ola.page)).answers).toBe(answers);
  expect(await ola.page.locator('[data-link="asking"]').count(), 'it is said').toBe(1);
  for (const { page } of [ala, ola]) await page.click('[data-talk]');
  await say(ola.page, 'Słychać mnie?');
  await soon(() => lines(ala.page)).toEqual([expect.stringContaining('Słychać mnie?')]);
  await say(ala.page, 'Tak.');
  await soon(() => lines(ola.page), 'what is said is asked for as well').toHaveLength(2);
  await ala.page.goto(at('#/online'));
  proxy.close();
});
