import type { GameEvent } from '@imperia/engine';
import { plain } from '@imperia/kit';
import { describe, expect, test } from 'vitest';
import { counted, logEntries } from '../src/board/log.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import { kit, prepared } from './prepared.ts';

const { view, heard } = new HostedTable(
  kit,
  prepared({ factions: ['romans', 'egyptians'], options: [] }, ['person', 'greedy'], 'log'),
).snapshot();
const entries = logEntries(kit, view, heard, 'en');
const textOf = ({ parts, brief }: (typeof entries)[number]) => [parts, brief].map(plain).join(' | ');

function entryOf(...events: readonly object[]) {
  return logEntries(kit, view, events as GameEvent[], 'en').map(textOf);
}

describe('a whole game', () => {
  test('has one entry for each deed, and none for what belongs to one', () => {
    const deeds = heard.filter((event) => kit.story.told(event).rank === 'deed');
    const headings = entries.filter(({ rank }) => rank === 'round' || rank === 'phase');
    const gains = entries.filter(({ rank }) => rank === 'detail');
    expect(entries.length - headings.length - gains.length).toBe(deeds.length);
    expect(entries.length).toBeLessThan(heard.length * 0.7);
  });

  test('says everything that was heard, like sentences once', () => {
    const said = entries.reduce(
      (sum, { rank, details, brief }) =>
        sum + details.reduce((n, { times }) => n + times, 0) + Number(rank !== 'detail' || brief.length === 0),
      0,
    );
    expect(said).toBe(heard.length);
  });

  test('is made once: what is told stays the same while more is told', () => {
    const before = logEntries(kit, view, heard.slice(0, -1), 'en');
    const after = logEntries(kit, view, heard, 'en');
    expect(after[3]).toBe(before[3]);
  });
});

test('what is paid, given up and gained stands with the deed', () => {
  expect(
    entryOf(
      { did: 'pay', seat: 0, card: -1, pay: [0, 1, 0, 0, 1, 0, 0] },
      { did: 'give up', seat: 0, card: 14, foundation: false },
      { did: 'build', seat: 0, card: 152 },
      { did: 'gain', seat: 0, good: 'vp', n: 1, card: 152, why: 'bonus' },
      { did: 'gain', seat: 0, good: 'vp', n: 1, card: 152, why: 'bonus' },
    ),
  ).toEqual(['The Romans build Gardens. | − 1 stone, 1 Gold, Town + 2 VP']);
});

test('what razing brings stands with it, although its victim is told of first', () => {
  expect(
    entryOf(
      { did: 'raze', seat: 0, of: 1, card: 152 },
      { did: 'foundation', seat: 1, card: 152 },
      { did: 'gain', seat: 1, good: 'wood', n: 1, card: 152, why: 'foundation' },
      { did: 'gain', seat: 0, good: 'vp', n: 1, card: 152, why: 'raze' },
      { did: 'pass', seat: 1 },
      { did: 'gain', seat: 0, good: 'wood', n: 1, card: -1, why: 'board' },
    ),
  ).toEqual([
    'The Romans raze Gardens of the Egyptians. | + 1 VP',
    'Gardens of the Egyptians becomes a Foundation. | + 1 wood',
    'The Egyptians pass. | ',
    'Romans | + 1 wood',
  ]);
});

test('production is one entry for each side', () => {
  expect(
    entryOf(
      { did: 'gain', seat: 0, good: 'wood', n: 1, card: -1, why: 'board' },
      { did: 'gain', seat: 0, good: 'wood', n: 2, card: 14, why: 'production' },
      { did: 'gain', seat: 1, good: 'worker', n: 3, card: -1, why: 'board' },
    ),
  ).toEqual(['Romans | + 3 wood', 'Egyptians | + 3 Workers']);
});

test('like sentences are one, so many times', () => {
  expect(counted([['a'], ['b'], ['a']])).toEqual([
    { parts: ['a'], times: 2 },
    { parts: ['b'], times: 1 },
  ]);
});
