import { randomAnswer, seeded } from '@imperia/engine';
import { expect } from 'vitest';
import { newGame } from '../src/store/new-game.ts';
import { keptGame, playedAgain } from '../src/store/played-again.ts';
import { keep, kept, kit } from './prepared.ts';
import { at, needed, visit } from './visit.ts';

/** Where the Barbarians have razed what gives two equal tokens, and may give up to both of them for points. */
function twoEqualTokens() {
  const game = newGame(kit, { factions: ['barbarians', 'romans'], options: [] }, ['person', 'person'], 'equal 444');
  const table = playedAgain(kit, game);
  const rng = seeded(444);
  for (;;) {
    const decision = table.decisions()[0]!;
    const { from } = decision.pick ?? { from: [] };
    if (decision.seat === 0 && from.length === 2 && from[0] === from[1]) return keptGame(kit, game, table, Date.now());
    table.answer({ seat: decision.seat, decision: table.state.decision, option: randomAnswer(decision, rng)! });
  }
}

needed('two equal things are picked by a counter, one or both of them', async () => {
  const { page, complaints } = await visit('en');
  const game = twoEqualTokens();
  await keep(page, game);
  await page.goto(at(`#/table/${game.id}`));
  await page.locator('.curtain button').first().click();
  const tokens = page.locator('.act[data-item]');
  await tokens.first().waitFor();
  expect(await tokens.count()).toBe(1);
  const counter = tokens.locator('[data-count]');
  const counts = [await counter.textContent()];
  for (let i = 0; i < 4; i++) {
    await tokens.click();
    counts.push(await counter.textContent());
  }
  expect(counts).toEqual(['0 of 2', '1 of 2', '2 of 2', '0 of 2', '1 of 2']);
  await tokens.click();
  await page.click('[data-confirm]');
  await expect.poll(async () => (await kept(page))[0]!.answers.length).toBeGreaterThan(game.answers.length);
  const [after] = await kept(page);
  expect(after!.answers[game.answers.length]!.option).toMatch(/^pick (-\d+)\+\1$/);
  expect(complaints).toEqual([]);
});
