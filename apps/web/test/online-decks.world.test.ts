import { deckCode, readyDeck } from '@imperia/osadnicy';
import { expect } from 'vitest';
import { after, join, makeTable, needed, seenTable, violations, visitor } from './online-visit.ts';
import { playTogether } from './player.ts';

/** A deck of the Barbarians with a card fewer than the ready one. */
function built() {
  const deck = readyDeck('barbarians', 'friends');
  if ('fault' in deck || !deck.cards) throw new Error(JSON.stringify(deck));
  const [, ...cards] = Object.entries(deck.cards);
  return deckCode({ faction: 'barbarians', cards: Object.fromEntries(cards) });
}

needed('a guest brings a saved deck to the table of somebody who plays with one too', async () => {
  const [ala, ola] = await Promise.all([visitor(), visitor()]);
  const kept = [
    { name: 'Horde of mine', query: `deck=${built()}` },
    { name: 'Of others', query: `deck=${deckCode({ faction: 'romans', cards: { RZY001: 2 } })}` },
  ];
  await ola.page.evaluate((decks) => localStorage.setItem('imperia.osadnicy.decks', JSON.stringify(decks)), kept);

  const { join: link } = await makeTable(ala.page, 'Ala', async (page) => {
    await page.selectOption('dialog select[name="game"]', 'osadnicy');
    await page.click('dialog details > summary');
    await page.locator('dialog select[name="faction"]').last().selectOption('barbarians');
    await page.locator('dialog select[name="deck"]').first().selectOption('friends');
  });
  await join(ola.page, link, 'Ola');

  const choice = ola.page.locator('[data-seat="1"] select[name="deck"]');
  await choice.selectOption({ label: 'Of others' });
  await ola.page.waitForSelector('text=This is a deck of the Romans, not of the Barbarians.');
  await expect.poll(() => choice.inputValue()).toBe('whole');
  expect(await ola.page.locator('[data-seat="0"] select').count()).toBe(0);
  await choice.selectOption({ label: 'Horde of mine' });
  await expect.poll(async () => (await seenTable(ala.page)).config).toMatchObject({ decks: [{}, { BAR034: 2 }] });
  expect(await choice.inputValue()).toBe(built());
  expect(await ala.page.locator('[data-seat="1"] small').first().textContent()).toContain('Barbarians');
  expect(await violations(ola.page)).toEqual([]);

  await ala.page.click('[data-start]:enabled');
  await playTogether([ala.page, ola.page], after(2));
  expect((await seenTable(ola.page)).view?.config).toMatchObject({ decks: [{}, { BAR034: 2 }] });
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});
