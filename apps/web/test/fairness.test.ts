import { type Fault, keyFrom, seeded } from '@imperia/engine';
import { LANGS } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import { CLAIMS, holds } from '../src/fairness/claims.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { faultText } from '../src/words/fairness.ts';
import { checkShuffle } from '../src/worker/check.ts';
import { kit, prepared } from './prepared.ts';

const game = prepared({ factions: ['romans', 'barbarians'], options: [] }, ['person', 'greedy'], 'fair');
const claims = (fault: Fault | null) => CLAIMS.map((claim) => holds(claim, fault));

test('a game that nobody touched holds in every claim', () => {
  expect(game.moment.over).toBe(true);
  const found = checkShuffle(kit, game);
  expect(found).toEqual({ checked: true, fault: null });
  expect(claims(found.fault)).toEqual(['holds', 'holds', 'holds']);
});

test('a game kept by an older client is not judged', () => {
  const { commitment, outcomes, hash, ...older } = game;
  expect(checkShuffle(kit, older)).toEqual({ checked: false, fault: null });
});

const swapped = game.outcomes!.map(({ purpose, result }, i) => ({
  purpose,
  result: i === 1 ? [...result].reverse() : result,
}));
const nonsense = game.answers.map((answer, i) => (i === 30 ? { ...answer, option: 'nonsense' } : answer));

describe('whoever changes a record is found out', () => {
  test.each<[string, Partial<SavedGame>, Fault, string[]]>([
    ['another key', { key: keyFrom(seeded(8)) }, { fault: 'other key' }, ['fails', 'not reached', 'not reached']],
    ['no key at all', { key: 'abc' }, { fault: 'other key' }, ['fails', 'not reached', 'not reached']],
    ['another shuffle', { outcomes: swapped }, { fault: 'other luck', outcome: 1 }, ['holds', 'fails', 'not reached']],
    [
      'a choice that was not offered',
      { answers: nonsense },
      { fault: 'refused', answer: 30, why: 'not offered' },
      ['holds', 'holds', 'fails'],
    ],
    [
      'another end',
      { hash: 'ff' },
      { fault: 'other end', expected: 'ff', found: game.hash! },
      ['holds', 'holds', 'fails'],
    ],
  ])('%s', (_what, change, fault, expected) => {
    const found = checkShuffle(kit, { ...game, ...change });
    expect(found).toEqual({ checked: true, fault });
    expect(claims(found.fault)).toEqual(expected);
  });
});

test('every fault is a sentence of its own in both languages', () => {
  const faults: Fault[] = [
    { fault: 'wrong game', game: 'clash' },
    { fault: 'other key' },
    { fault: 'other content', parts: ['common', 'attack'] },
    { fault: 'other luck', outcome: 2 },
    { fault: 'refused', answer: 4, why: 'stale' },
    { fault: 'other end', expected: 'a', found: 'b' },
  ];
  const texts = LANGS.flatMap((lang) => faults.map((fault) => faultText(fault, lang)));
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  expect(new Set(texts).size).toBe(texts.length);
  expect(faultText({ fault: 'refused', answer: 4, why: 'stale' }, 'pl')).toContain('5');
});
