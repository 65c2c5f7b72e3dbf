import { SPECTATOR, view } from '@imperia/engine';
import { expect } from 'vitest';
import { CARDS, cardNumber, deckOf, FACTIONS, osadnicy } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';

rule(['OSD-RAZE-13', 'OSD-RAZE-14', 'OSD-RAZE-05'], 'of the factions only the Japanese have raze fields', () => {
  const withField = FACTIONS.filter((faction) =>
    CARDS.some(({ deck, raze }) => deck === deckOf(faction) && raze.length > 0),
  );
  expect(withField).toEqual(['japanese']);
  const without = CARDS.filter(({ deck, raze }) => deck === deckOf('japanese') && raze.length === 0);
  expect(new Set(without.map(({ data }) => data.name.pl))).toEqual(new Set(['Brama', 'Kapliczka']));
});

rule('OSD-RAZE-10', 'a foundation lies face down: only its owner knows the card', () => {
  const driver = drive({
    seats: [
      { faction: 'barbarians', goods: { raze: 2 } },
      { faction: 'romans', empire: ['Drwale'] },
    ],
  });
  const drwale = cardNumber('ZWY042');
  expect(view(osadnicy, driver.state, 0).seats[1]!.locations[0]!.card).toBe(drwale);
  driver.choose('barbarians', { do: 'raze location', of: 'romans', card: 'Drwale' });
  driver.expect({ romans: { onlyGoods: { wood: 1 } } });
  for (const seat of [0, 1, SPECTATOR]) {
    const [card] = view(osadnicy, driver.state, seat).seats[1]!.foundations;
    if (seat === 1) expect(card).toBe(drwale);
    else expect(card).toBeLessThan(0);
  }
});
