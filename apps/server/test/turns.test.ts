import { expect, test } from 'vitest';
import type { TableHead, TableSummary } from '../src/store/store.ts';
import { TurnWatch } from '../src/tell/turns.ts';

const head = { id: 't', settings: { title: 'Ours' } } as TableHead;

function summary(waiting: string[], status: TableSummary['status'] = 'running'): TableSummary {
  const seats = ['ala', 'ola'].map((identity, seat) => ({
    seat,
    identity,
    name: identity,
    bot: null,
    waiting: waiting.includes(identity),
  }));
  return { status, seats, dueAt: null, updatedAt: 0 };
}

function watch(there: readonly string[] = []) {
  const told: string[] = [];
  const turns = new TurnWatch({
    isThere: (_, identity) => there.includes(identity),
    tell: (identity, { what }) => told.push(`${identity}: ${what}`),
  });
  const happens = (...summaries: TableSummary[]) => {
    for (const one of summaries) turns.kept({ head, summary: one });
    turns.look();
  };
  return { told, happens };
}

test('whoever is away is told once for each turn', () => {
  const { told, happens } = watch(['ola']);
  happens(summary(['ala']));
  happens(summary(['ala']));
  expect(told).toEqual(['ala: turn']);
  happens(summary(['ola']));
  happens(summary(['ala']));
  expect(told).toEqual(['ala: turn', 'ala: turn']);
});

test('a turn that came and went between two looks tells nobody', () => {
  const { told, happens } = watch();
  happens(summary(['ala']), summary(['ola']));
  expect(told).toEqual(['ola: turn']);
});

test('the end is told to all who are away, and nothing while the game is paused', () => {
  const { told, happens } = watch(['ola']);
  happens(summary(['ala'], 'paused'));
  expect(told).toEqual([]);
  happens(summary([], 'over'));
  expect(told).toEqual(['ala: over']);
});

test('whoever has answered is told of the next turn, however soon it comes', () => {
  const { told, happens } = watch();
  happens(summary(['ala']));
  happens(summary(['ola']), summary(['ala']));
  expect(told).toEqual(['ala: turn', 'ala: turn']);
});
