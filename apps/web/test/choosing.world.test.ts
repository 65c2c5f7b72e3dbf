import { expect } from 'vitest';
import { playOn } from './player.ts';
import { logBeyond, logLength, needed, startTable, visit } from './visit.ts';

needed('what was begun can be cancelled until it is done, and nobody has heard of it', async () => {
  const { page, complaints } = await visit('en');
  await startTable(page, 'stage');
  const begun = async () => (await page.locator('[data-cancel]').count()) > 0;
  const question = () => page.locator('.ask h2').textContent();
  const hand = () => page.locator('.hand [data-thing]').count();

  let before = { question: await question(), hand: await hand(), log: await logLength(page) };
  await playOn(page, async () => {
    if (await begun()) return true;
    before = { question: await question(), hand: await hand(), log: await logLength(page) };
    return false;
  });
  expect(await logLength(page)).toBe(before.log);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[data-cancel]') === null);
  expect({ question: await question(), hand: await hand(), log: await logLength(page) }).toEqual(before);

  await playOn(page, begun);
  await playOn(page, async () => !(await begun()));
  await logBeyond(page, before.log);
  expect(complaints).toEqual([]);
});

needed('what cannot be done says why, with the rule to read over the table', async () => {
  const { page, complaints } = await visit('en');
  await startTable(page, 'why not');
  const refused = page.locator('.hand [data-thing]:not([data-choice])');
  const myTurn = async () => ((await page.locator('.ask.mine h2').textContent()) ?? '').startsWith('Your turn');
  await playOn(page, async () => (await myTurn()) && (await refused.count()) > 0);
  await page.keyboard.press('Escape');
  await refused.first().focus();
  await page.keyboard.press('Enter');
  const rule = page.locator('.parchment .rule').first();
  const id = ((await rule.textContent()) ?? '').replace('Rule ', '');
  await rule.click();
  await page.waitForSelector('dialog[open] p.rule');
  expect(await page.locator('dialog[open] a').getAttribute('href')).toBe(`#/rules/${id}`);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  expect(await page.locator('.parchment').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.parchment') === null);
  expect(complaints).toEqual([]);
});

needed('discards lie open, and names in the log light their cards by keyboard', async () => {
  const { page, complaints } = await visit('pl');
  await startTable(page, 'piles');
  await playOn(page, async (moves) => moves >= 14);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowUp');
  await page.waitForSelector('.log .name:focus');
  await page.waitForSelector('.peek .card');
  await page.click('[data-discards]');
  await page.waitForSelector('dialog[open] .card');
  expect(complaints).toEqual([]);
});

needed('a card that rises under the pointer does not fall from under it', async () => {
  const { page } = await visit('en');
  await startTable(page, 'edge');
  const card = page.locator('.hand [data-thing]').last();
  const { x, y, width, height } = (await card.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height - 2);
  const tops = await card.evaluate(async (thing) => {
    const frame = () => new Promise(requestAnimationFrame);
    const seen: number[] = [];
    for (let i = 0; i < 12; i++) {
      await frame();
      seen.push(thing.getBoundingClientRect().top);
    }
    return seen;
  });
  expect(new Set(tops.slice(2))).toEqual(new Set([y - 8]));
});
