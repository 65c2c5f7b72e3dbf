import { expect } from 'vitest';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';

rule('OSD-ROME-05', 'Szpiedzy take a deal over, and the log does not call it a deal signed', () => {
  const driver = drive({
    turn: 'romans',
    seats: [
      { faction: 'romans', goods: { worker: 1 }, empire: ['Szpiedzy'] },
      { faction: 'japanese', deals: ['Farma'] },
    ],
  });
  driver.choose('romans', { do: 'activate', card: 'Szpiedzy' });
  driver.choose('romans', { do: 'take deal', card: 'Farma' });
  const told = driver.events.map(({ did }) => did);
  expect(told).toContain('take deal');
  expect(told).not.toContain('deal');
  expect(driver.events.filter(({ did }) => did === 'gain')).toMatchObject([{ good: 'vp', n: 1 }]);
});
