import { expect } from 'vitest';
import { CARDS, FACTIONS } from '../../src/index.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

rule(
  ['OSD-SCORING-01', 'OSD-SCORING-02', 'OSD-CLEANUP-01', 'OSD-CLEANUP-07', 'OSD-CLEANUP-08'],
  'random games have 5 rounds with 4 cleanups between them, and score points, locations and what lies on cards',
  () => {
    for (let seed = 21; seed <= 24; seed++) {
      const game = randomGame({ factions: FACTIONS.slice(0, (seed % 3) + 2), options: [] }, seed);
      const { state, events } = game;
      const rounds = events.flatMap((event) => (event.did === 'round' ? [event] : []));
      const phases = events.flatMap((event) => (event.did === 'phase' ? [event.phase] : []));
      const round = ['lookout', 'production', 'action'];
      const full = [...round, 'cleanup'];
      expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
      const seats = state.seats.length;
      for (const { round, first } of rounds) expect(first).toBe((rounds[0]!.first + round - 1) % seats);
      expect(phases).toEqual([...full, ...full, ...full, ...full, ...round, 'end']);
      const totals = state.seats.map(({ points, locations }) => {
        const worth = locations.map(({ card, under, aside }) => {
          const extra = under.length + aside.reduce((sum, n) => sum + n, 0);
          return (CARDS[card]!.deck === 0 ? 1 : 2) + extra;
        });
        return worth.reduce((sum, n) => sum + n, points);
      });
      expect(game.result().points).toEqual(totals);
    }
  },
);
