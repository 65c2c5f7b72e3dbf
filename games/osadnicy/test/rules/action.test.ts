import { offered, randomAnswer, seeded } from '@imperia/engine';
import { expect } from 'vitest';
import { FACTIONS } from '../../src/index.ts';
import { rule } from '../rule.ts';
import { Play } from './random-game.ts';

const ACTIONS = ['build', 'deal', 'raze card', 'raze location', 'activate', 'exchange'];
const PLACEMENTS = ['defend', 'guard'];

rule(
  ['OSD-ACTION-01', 'OSD-ACTION-02', 'OSD-ACTION-03', 'OSD-ACTION-06'],
  'in random games each turn is one action or a pass, clockwise, without those who have passed, until all have',
  () => {
    let turns = 0;
    for (let seed = 1; seed <= 4; seed++) {
      let round = 0;
      let expected = -1;
      let passed: boolean[] = [];
      const rng = seeded(seed);
      const game = new Play({ factions: FACTIONS.slice(0, (seed % 3) + 2), options: [] }, seed);
      game.playOn((decision) => {
        const chosen = offered(decision, randomAnswer(decision, rng)!)!;
        if (decision.ask.do !== 'turn') return chosen;
        if (game.state.round !== round) {
          expect(passed.every((one) => one)).toBe(true);
          round = game.state.round;
          expected = game.state.first;
          passed = game.state.seats.map(() => false);
        }
        expect(decision.seat).toBe(expected);
        if (PLACEMENTS.includes(chosen.do)) return chosen;
        expect([...ACTIONS, 'pass']).toContain(chosen.do);
        if (chosen.do === 'pass') passed[decision.seat] = true;
        do expected = (expected + 1) % passed.length;
        while (passed[expected] && passed.includes(false));
        turns++;
        return chosen;
      });
      expect(round).toBe(5);
      expect(passed.every((one) => one)).toBe(true);
    }
    expect(turns).toBeGreaterThan(100);
  },
);
