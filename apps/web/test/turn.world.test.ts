import { decisionOf, optionId } from '@imperia/engine';
import { expect } from 'vitest';
import { foreseen } from '../src/play/stage.ts';
import type { SavedGame, SeatKind } from '../src/store/saved-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import { asked, keep, kept, kit, prepared } from './prepared.ts';
import { at, needed, visit } from './visit.ts';

function gameOf(kinds: readonly SeatKind[]): SavedGame {
  return prepared({ factions: ['romans', 'barbarians'], options: [] }, kinds, 'foreseen', asked(2));
}

async function sitDown(kinds: readonly SeatKind[]) {
  const visited = await visit('en', {}, { asksToPass: true });
  const game = gameOf(kinds);
  await keep(visited.page, game);
  await visited.page.goto(at(`#/table/${game.id}`));
  await visited.page.reload();
  return { ...visited, game };
}

needed('against a bot: pass asks once, what is lit says what for, and a turn can be taken back', async () => {
  const { page, complaints, game } = await sitDown(['person', 'greedy']);
  await page.waitForSelector('.ask.mine');
  const answers = async () => (await kept(page))[0]!.answers;
  const decision = () => page.locator('.ask').getAttribute('data-decision');
  const began = await decision();

  expect(await page.locator('.hand [data-choice] [data-sign]').count()).toBeGreaterThan(0);
  expect(await page.locator('.rivals [data-choice]').count()).toBe(
    await page.locator('.rivals [data-choice]:has([data-sign="raze"])').count(),
  );

  const barTop = () => page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().top);
  const asked = await barTop();
  await page.click('.act.pass');
  await page.waitForSelector('[data-sure]');
  expect(Math.abs((await barTop()) - asked)).toBeLessThan(8);
  expect(await page.locator('.ask .still').textContent()).toContain('You could still');
  await page.click('[data-play-on]');
  await page.waitForSelector('.act.pass[data-option]');
  expect(await answers()).toHaveLength(game.answers.length);

  await page.click('.act.pass');
  await page.click('[data-sure]');
  await expect.poll(async () => (await answers())[game.answers.length]?.option).toBe('pass');

  await page.waitForSelector('.menu [data-back="turn"]:enabled');
  await page.click('.menu [data-back]');
  await page.click('[data-take-back]');
  await expect.poll(decision).toBe(began);
  await expect.poll(async () => (await kept(page))[0]!.takenBack).toBe(1);

  await page.click('.act.pass');
  await page.waitForSelector('[data-sure]');
  await page.click('.ask .list');
  await expect.poll(async () => (await answers()).at(game.answers.length)?.option).toBe('pass');
  const asks = () => page.evaluate(() => JSON.parse(localStorage.getItem('imperia.settings')!).asksToPass);
  await expect.poll(asks).toBe(false);
  expect(complaints).toEqual([]);
});

/** Something to do after which tokens could be placed, with what one touches for it. */
function deedBefore(game: SavedGame) {
  const { view } = new HostedTable(kit, game).snapshot();
  const options = decisionOf(kit.game.rules, view, 0)!.options;
  const found = options.find((option) => {
    const next = foreseen(kit.game, view, 0, optionId(option))?.decision;
    return next?.seat === 0 && next.ask.do === 'moment';
  });
  if (!found) throw new Error('After nothing could tokens be placed');
  return { thing: kit.deeds.touched(view, found), option: optionId(found) };
}

needed('nobody is asked after each action whether to place tokens, unless they said so', async () => {
  const { page, complaints, game } = await sitDown(['person', 'greedy']);
  await page.waitForSelector('.ask.mine');
  const { thing, option } = deedBefore(game);
  const given = async () =>
    (await kept(page))[0]!.answers.slice(game.answers.length).flatMap((one) => (one.seat === 0 ? [one.option] : []));
  const act = async () => {
    await page.click(`[data-thing="${thing}"]`);
    await page.click(`.use[data-option="${option}"]`);
  };
  await act();
  await expect.poll(given).toEqual([option, 'go on']);

  await page.click('.menu [data-back]:enabled');
  if (await page.locator('[data-take-back]').count()) await page.click('[data-take-back]');
  while ((await given()).length > 0) await page.click('.menu [data-back]:enabled');
  await page.waitForSelector('[data-aside]');
  await page.click('[data-aside]');
  await act();
  await page.waitForSelector('.act[data-option="go on"]');
  expect(await given()).toEqual([option]);
  expect(complaints).toEqual([]);
});

needed('people who play each other have no hints from bots, unless they agreed', async () => {
  const { page } = await sitDown(['person', 'person']);
  await page.click('.lift');
  await page.waitForSelector('.ask.mine');
  expect(await page.locator('[data-hinting]').count()).toBe(0);
  await keep(page, { ...gameOf(['person', 'person']), id: 'agreed', hints: true });
  await page.goto(at('#/table/agreed'));
  await page.reload();
  await page.click('.lift');
  await page.waitForSelector('[data-hinting]');
});
