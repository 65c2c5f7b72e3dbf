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
  expect(driver.events.filter(({ did }) => did === 'seize')).toHaveLength(1);
  for (const seat of [0, 1, 2]) {
    const seen = view(osadnicy, driver.state, seat).seats[1]!.locations;
    expect(seen.map(({ seizedBy }) => seizedBy)).toEqual([-1, 0]);
  }
});
