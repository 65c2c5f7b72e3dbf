import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../src/store/saved-game.ts';
import { playOn } from './player.ts';
import { hashInNode, inNode, keep, kept, prepared } from './prepared.ts';
import { at, logLength, needed, visit } from './visit.ts';

const config = { factions: ['romans', 'barbarians'], options: [] } as const;

const asked = async (page: Page) => Number(await page.locator('.ask').getAttribute('data-decision'));
const isBegun = async (page: Page) => (await page.locator('[data-cancel]').count()) > 0;
const seen = async (page: Page) => ({
  question: await page.locator('.ask.mine h2').textContent(),
  decision: await asked(page),
  log: await logLength(page),
  hand: await page.locator('.hand [data-thing]').evaluateAll((cards) => cards.map((card) => card.textContent)),
  points: await page.locator('.points b').allTextContents(),
});

async function open(page: Page, game: SavedGame): Promise<void> {
  await keep(page, game);
  await page.goto(at(`#/table/${game.id}`));
  await page.waitForSelector('.ask.mine, .curtain');
}

needed('a reload in the middle of what was begun loses nothing and doubles nothing', async () => {
  const { page, complaints } = await visit('en');
  await open(
    page,
    prepared(config, ['person', 'greedy'], 'resume', (answers) => answers === 24),
  );
  let before = await seen(page);
  await playOn(page, async () => {
    if (await isBegun(page)) return true;
    before = await seen(page);
    return false;
  });
  expect(await asked(page), 'something is begun that the table has not heard').toBeGreaterThan(before.decision);

  const resumed = async () => {
    await page.reload();
    await page.waitForSelector('.ask.mine');
    return seen(page);
  };
  expect(await resumed(), 'as before it was begun').toEqual(before);
  const [game] = await kept(page);
  expect(inNode(game!).state.decision).toBe(before.decision);

  await playOn(page, () => isBegun(page));
  await playOn(page, async () => !(await isBegun(page)));
  await page.waitForSelector('.ask.mine');
  const after = await seen(page);
  expect(after.log).toBeGreaterThan(before.log);
  // What is shown is kept a moment later.
  await expect.poll(async () => inNode((await kept(page))[0]!).state.decision).toBe(after.decision);
  expect(await resumed(), 'as it was left').toEqual(after);
  const [later] = await kept(page);
  expect(later!.hash, 'Node reaches the same state').toBe(hashInNode(later!));
  expect(later!.answers.slice(0, game!.answers.length)).toEqual(game!.answers);
  expect(complaints).toEqual([]);
});

/** After how many answers of others a seat had something more to hear. */
function heardSinceOwnAnswer(game: SavedGame, seat: number): number {
  const own = game.answers.map((answer) => answer.seat).lastIndexOf(seat) + 1;
  const heard = (answers: number) => inNode({ ...game, answers: game.answers.slice(0, answers) }).heard(seat).length;
  return game.answers.slice(own).filter((_, i) => heard(own + i + 1) > heard(own + i)).length;
}

needed('round one screen everybody is shown what happened since their own last turn', async () => {
  const { page, complaints } = await visit('en');
  const game = prepared(config, ['person', 'person'], 'since', (answers) => answers === 30);
  await open(page, game);
  for (let turn = 0; turn < 3; turn++) {
    await page.click('.lift');
    await page.waitForSelector('.ask.mine');
    const decision = await asked(page);
    await expect.poll(async () => inNode((await kept(page))[0]!).state.decision).toBe(decision);
    const saved = (await kept(page))[0]!;
    const seat = inNode(saved).decisions()[0]!.seat;
    const missed = heardSinceOwnAnswer(saved, seat);
    expect(missed, 'the other has done something').toBeGreaterThan(0);

    await page.click('[data-since]');
    const steps = page.locator('dialog .steps li');
    await steps.first().waitFor();
    expect(await steps.count()).toBe(missed);
    const own = await page.locator('.page:not(dialog *) .own h2').textContent();
    expect(await page.locator('dialog .own h2').textContent(), 'from their own side').toBe(own);
    const backs = await page.locator('dialog .open-hand').count();
    expect(backs, 'no hand of another').toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    await playOn(page, async () => (await page.locator('.curtain').count()) > 0);
  }
  expect(complaints).toEqual([]);
});
