import { expect } from 'vitest';
import { putTogether, wellOff } from './clash-games.ts';
import { at, fromMenu, join, needed, soon, visitor } from './online-visit.ts';
import { keep } from './prepared.ts';

needed('an offer is withdrawn while the other thinks, and standing answers are given to who is away', async () => {
  const game = wellOff(['person', 'person']);
  const [ala, ola] = await Promise.all([visitor('en'), visitor('pl')]);
  const [hers, his] = [ala.page, ola.page];
  await keep(hers, game);
  await hers.goto(at('#/about'));
  await hers.goto(at('#/'));
  await hers.click('.saved [data-bring-game]');
  await hers.fill('dialog input[name="name"]', 'Ala');
  await hers.click('dialog [data-come]');
  await hers.click('dialog .go');
  await hers.waitForSelector('.ask.mine');
  await fromMenu(hers, '[data-seat-link]');
  await join(his, await hers.evaluate(() => navigator.clipboard.readText()), 'Ola');
  await hers.keyboard.press('Escape');

  await putTogether(hers, ['Wood'], ['Ideas']);
  await hers.click('[data-confirm]');
  await his.waitForSelector('[data-option^="accept offer"]');
  await hers.click('[data-option="withdraw offer"]');
  await his.waitForSelector('.ask:not(.mine)');
  await soon(() => his.locator('.log').textContent()).toContain('Rzymianie wycofują ofertę.');

  await hers.click('li button[data-choice]:has-text("accept")');
  await hers.click('.terms .act[aria-label="1 Wood for 1 Idea"]');
  await hers.click('[data-confirm]');
  await hers.click('[data-option="end turn"]');
  await his.waitForSelector('.dock:not(.idle)');
  await ala.page.context().close();
  await putTogether(his, ['Idee'], ['Drewno']);
  const terms = his.locator('.trade section', { hasText: 'bez pytania' });
  expect(await terms.textContent()).toMatch(/1 Drewno.* za .*1 Ideę/);
  await his.click('[data-confirm]');
  await soon(() => his.locator('.log').textContent()).toMatch(/Grecy dokonują Wymiany\sz\sRzymianami/);
  await his.waitForSelector('.dock:not(.idle)');
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});
