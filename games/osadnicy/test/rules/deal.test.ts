import { SPECTATOR, view } from '@imperia/engine';
import { expect } from 'vitest';
import { cardNumber, deckOf, BASE_FACTIONS as FACTIONS, osadnicy, TOKENS } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { BASE_CARDS as CARDS } from '../base.ts';
import { rule } from '../rule.ts';

rule('OSD-DEAL-03', 'every faction card shows a good in its deal field, and no common card has one', () => {
  const goods = [...TOKENS, 'vp', 'card'];
  const faction = FACTIONS.flatMap((one) => CARDS.filter(({ deck }) => deck === deckOf(one)));
  expect(faction.length).toBe(120);
  for (const { deal } of faction) expect(goods).toContain(deal);
  expect(CARDS.filter(({ deck }) => deck === 0).every(({ deal }) => deal === null)).toBe(true);
});

rule('OSD-DEAL-03', 'what the deal field shows is what comes: each copy of Sabotażyści its own good', () => {
  const signing = (code: string) =>
    drive({ seats: [{ faction: 'barbarians', goods: { food: 1 }, hand: [code] }, { faction: 'romans' }] }).choose(
      'barbarians',
      { do: 'deal', card: code },
    );
  signing('BAR010').expectAsked('barbarians', 'draw');
  signing('BAR011').expect({ barbarians: { onlyGoods: { gold: 1 } }, asked: 'romans' });
});

rule('OSD-DEAL-05', 'a signed deal lies open for everybody, while the hand stays hidden', () => {
  const { state } = drive({
    seats: [
      { faction: 'barbarians', goods: { food: 1 }, hand: ['Wieża obserwacyjna', 'Arena'] },
      { faction: 'romans', goods: { worker: 2 } },
    ],
  }).choose('barbarians', { do: 'deal', card: 'Wieża obserwacyjna' });
  for (const seat of [0, 1, SPECTATOR]) {
    const [seen] = view(osadnicy, state, seat).seats;
    expect(seen!.deals).toEqual([cardNumber('BAR012')]);
    expect(seen!.hand.map((card) => card >= 0)).toEqual([seat === 0]);
  }
});
