import { expect, test } from 'vitest';
import { cardText, costText, deckNamed, factionName, LANGS, locationCards } from '../../src/index.ts';

/** Read it when it changes: it is what players read. */
test('every card speaks as it did when somebody last read it through', async () => {
  const lines: string[] = [];
  let deck = -1;
  for (const card of locationCards()) {
    if (card.code !== card.data.id) continue;
    if (card.deck !== deck)
      lines.push(`# ${deckNamed(card.deck)} (${LANGS.map((lang) => factionName(card.deck, lang)).join(', ')})`, '');
    deck = card.deck;
    lines.push(card.code);
    for (const lang of LANGS) {
      lines.push(`  ${card.data.name[lang]} (${costText(card.data.cost, lang)})`, `    ${cardText(card.data, lang)}`);
    }
    lines.push('');
  }
  await expect(`${lines.join('\n')}`).toMatchFileSnapshot('./cards.txt');
});
