import { expect } from 'vitest';
import { FOR_TESTS } from '../../../../shelf/src/for-tests.ts';
import { at, needed, seenTable } from '../online-visit.ts';
import { HASTY, playTogether, toTheEnd } from '../player.ts';
import { playsInTheBrowser, twoOnline } from './suite.ts';

playsInTheBrowser('tiny');

needed('a game that nobody thought of is played online to its end, and stands in the lists as what it is', async () => {
  const { cover } = FOR_TESTS.tiny;
  const { ala, ola } = await twoOnline('tiny');
  const pages = [ala.page, ola.page];
  await playTogether(pages, toTheEnd, HASTY);
  const [one, other] = await Promise.all(pages.map(seenTable));
  expect(one!.result!.points).toHaveLength(2);
  expect(other!.result).toEqual(one!.result);

  await ola.page.goto(at('#/online'));
  await ola.page.waitForSelector('[data-of-game]');
  expect(await ola.page.locator('[data-of-game]').first().textContent()).toBe(cover.name.pl);
  await ala.page.goto(at('#/me'));
  const own = ala.page.locator('section', { has: ala.page.locator('h3', { hasText: cover.name.en }) });
  await own.locator('tbody tr').first().waitFor();
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});
