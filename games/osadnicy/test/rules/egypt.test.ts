import { view } from '@imperia/engine';
import { expect } from 'vitest';
import { components, osadnicy } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';

rule('OSD-EGYPT-12', 'the box has Egypt tokens, and everyone sees which location one of them marks', () => {
  expect(components([]).egyptTokens).toBe(4);
  const driver = drive({
    turn: 'egyptians',
    seats: [
      { faction: 'egyptians', empire: ['Świątynia Ra'] },
      { faction: 'romans', empire: ['Płatnerz', 'Tartak'] },
      { faction: 'japanese' },
    ],
  });
  driver.choose('egyptians', { do: 'activate', card: 'Świątynia Ra' });
  driver.choose('egyptians', { do: 'seize', of: 'romans', card: 'Tartak' });
  const card = driver.state.seats[1]!.locations[1]!.card;
  expect(driver.events.filter(({ did }) => did === 'seize')).toEqual([{ did: 'seize', seat: 0, of: 1, card }]);
  for (const seat of [0, 1, 2]) {
    const seen = view(osadnicy, driver.state, seat).seats[1]!.locations;
    expect(seen.map(({ seizedBy }) => seizedBy)).toEqual([-1, 0]);
  }
});

rule('OSD-EGYPT-12', 'what somebody else has seized is taken from them, not from its owner', () => {
  const driver = drive({
    turn: 'egyptians',
    seats: [
      { faction: 'egyptians', empire: ['Świątynia Ra'] },
      { faction: 'romans', empire: [{ card: 'Tartak', seizedBy: 'japanese' }] },
      { faction: 'japanese' },
    ],
  });
  driver.choose('egyptians', { do: 'activate', card: 'Świątynia Ra' });
  driver.choose('egyptians', { do: 'seize', of: 'japanese', card: 'Tartak' });
  const { card, seizedBy } = driver.state.seats[1]!.locations[0]!;
  expect(driver.events.filter(({ did }) => did === 'seize')).toEqual([{ did: 'seize', seat: 0, of: 2, card }]);
  expect([seizedBy, driver.state.seizures]).toEqual([0, 1]);
});
