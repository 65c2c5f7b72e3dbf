import { expect } from 'vitest';
import { BASE_FACTIONS as FACTIONS, TOKENS } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { BASE_BOARDS as BOARDS, BASE_CARDS as CARDS } from '../base.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

rule(['OSD-PRODUCTION-02', 'OSD-PRODUCTION-11'], 'every board gives workers and exactly 1 defense token', () => {
  const boards = BOARDS.filter((board) => board !== undefined);
  expect(boards.map(({ id }) => id)).toEqual(FACTIONS);
  for (const { production } of boards) {
    expect(production[TOKENS.indexOf('defense')]).toBe(1);
    expect(production[TOKENS.indexOf('worker')]).toBeGreaterThan(0);
  }
});

rule('OSD-PRODUCTION-15', 'goods come from the board, then from deals, then from locations', () => {
  const { events } = drive({
    phase: 'production',
    round: 3,
    seats: [
      { faction: 'romans', deals: ['Skład', 'Rzymski bank'], empire: ['Budowniczy', 'Stary las', 'Monument'] },
      { faction: 'barbarians', deals: ['Arena'], empire: ['Osada'] },
    ],
  });
  const sources = [0, 1].map((of) => events.flatMap((one) => (one.did === 'gain' && one.seat === of ? [one.why] : [])));
  expect(sources[0]!.filter((why, i) => why !== sources[0]![i - 1])).toEqual(['board', 'deal', 'production']);
  expect(sources[1]!.filter((why, i) => why !== sources[1]![i - 1])).toEqual(['board', 'deal', 'production']);
});

rule('OSD-PRODUCTION-09', 'in the first production phase of random games nothing comes but from the boards', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { events } = randomGame({ factions: [...FACTIONS], options: [] }, seed);
    const first = events.slice(
      0,
      events.findIndex((one) => one.did === 'phase' && one.phase === 'action'),
    );
    const gains = first.flatMap((one) => (one.did === 'gain' ? [one] : []));
    expect(new Set(gains.map(({ why }) => why))).toEqual(new Set(['board']));
    expect(new Set(gains.map(({ seat }) => seat)).size).toBe(4);
  }
});

rule(
  'OSD-PRODUCTION-04',
  'each production location gives what its own card says, and no other location produces',
  () => {
    for (const { data } of CARDS) expect(data.production !== undefined).toBe(data.kind === 'production');
  },
);
