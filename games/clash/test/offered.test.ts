import { expect, test } from 'vitest';
import { rules } from '../src/rules.ts';
import { OFFERED_AT } from '../src/scenario/offered.ts';
import { playGames } from './text/play.ts';

test('scenarios know every question, and what it may offer', () => {
  expect(Object.keys(OFFERED_AT).sort()).toEqual(Object.keys(rules.ask).sort());
  const unknown = new Set<string>();
  playGames(3, {
    asked(_, { ask, options }) {
      for (const one of options) if (!OFFERED_AT[ask.do]!.includes(one.do)) unknown.add(`${ask.do}: ${one.do}`);
    },
  });
  expect([...unknown]).toEqual([]);
});
