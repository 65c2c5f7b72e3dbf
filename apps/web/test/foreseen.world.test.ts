import { optionId } from '@imperia/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, inNode, keep, kept, prepared } from './prepared.ts';
import { at, logLength, needed, visit } from './visit.ts';

const game = prepared({ factions: ['romans', 'barbarians'], options: [] }, ['person', 'greedy'], 'foreseen', asked(2));
const [question] = inNode(game).decisions();
const PASS = '.act.pass[data-option="pass"]';

/** What becomes of answers on their way to the table: another one arrives in their place, or none until they are let go. */
type Post = { readonly instead: string } | 'hold';

/** In the page: stands between it and the worker that holds the table, and notes which moments the page shows. */
function interfere(): void {
  const post = { how: null as Post | null, let_go: () => {}, shown: [] as string[] };
  Object.assign(window, { post });
  window.Worker = class extends Worker {
    override postMessage(message: { readonly say?: string; readonly answers?: readonly object[] }) {
      const { how } = post;
      post.how = null;
      if (message.say !== 'answer' || how === null) super.postMessage(message);
      else if (how === 'hold') post.let_go = () => super.postMessage(message);
      else super.postMessage({ ...message, answers: message.answers!.map((one) => ({ ...one, option: how.instead })) });
    }
  };
  new MutationObserver(() => {
    const number = document.querySelector('.ask')?.getAttribute('data-decision');
    if (number && post.shown.at(-1) !== number) post.shown.push(number);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const seen = async (page: Page) => ({
  question: await page.locator('.ask h2').textContent(),
  decision: Number(await page.locator('.ask').getAttribute('data-decision')),
  log: await logLength(page),
  lit: await page.locator('[data-choice]').count(),
});

async function sitDown(how: Post): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const { page, complaints } = await visit('en');
  await keep(page, game);
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(interfere);
  await page.goto(at(`#/table/${game.id}`));
  await page.reload();
  await page.waitForSelector('.ask.mine');
  await page.evaluate((chosen) => Object.assign(Reflect.get(window, 'post'), { how: chosen, shown: [] }), how);
  return { page, complaints };
}

const shown = (page: Page) => page.evaluate(() => Reflect.get(window, 'post').shown.map(Number) as number[]);

needed('what an answer leads to is shown before the table has heard it', async () => {
  const { page, complaints } = await sitDown('hold');
  const before = await seen(page);
  await page.click(PASS);
  const busy = page.locator('.ask[aria-busy="true"]:not(.mine)');
  await busy.waitFor();
  expect(await seen(page)).toEqual({
    question: 'Waiting for: Barbarians',
    decision: before.decision + 1,
    log: before.log + 1,
    lit: 0,
  });
  expect((await kept(page))[0]!.answers, 'the table knows nothing').toEqual(game.answers);

  await page.evaluate(() => Reflect.get(window, 'post').let_go());
  await page.locator('.ask[aria-busy="false"]').waitFor();
  await expect.poll(async () => (await kept(page))[0]!.answers[game.answers.length]?.option).toBe('pass');
  expect(complaints).toEqual([]);
});

needed('what the table denies is taken back', async () => {
  const { page, complaints } = await sitDown({ instead: 'no such thing' });
  const before = await seen(page);
  await page.click(PASS);
  await expect.poll(() => shown(page)).toEqual([before.decision + 1, before.decision]);
  await page.locator('.ask.mine').waitFor();
  expect(await seen(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

needed('where something else has happened than was foreseen, the table is believed', async () => {
  const other = question!.options.find((option) => option.do !== 'pass')!;
  const { page, complaints } = await sitDown({ instead: optionId(other) });
  const passed = page.locator('.log li', { hasText: 'Romans pass' });
  const before = await passed.count();
  await page.click(PASS);
  await expect.poll(async () => (await kept(page))[0]!.answers[game.answers.length]?.option).toBe(optionId(other));
  await page.locator('.ask.mine').waitFor();
  expect(await passed.count()).toBe(before);
  const table = async () => inNode((await kept(page))[0]!);
  await expect.poll(async () => (await seen(page)).decision).toBe((await table()).state.decision);
  expect(await logLength(page)).toBe((await table()).heard(0).length);
  expect(complaints).toEqual([]);
});
