import { expect, test } from 'vitest';
import type { TableStatus } from '../src/protocol/update.ts';
import type { TableHead } from '../src/store/store.ts';
import { type Kept, TurnWatch } from '../src/tell/turns.ts';

const head = { id: 't', settings: { title: 'Ours' } } as TableHead;

const PEOPLE = ['ala', 'ola'];

function table(waitsFor: string[], status: TableStatus = 'running'): Kept['table'] {
  const asked = waitsFor.map((identity) => PEOPLE.indexOf(identity));
  return { status, sitters: PEOPLE.map((identity) => ({ identity, bot: null })), asked };
}

function watch(there: readonly string[] = []) {
  const told: string[] = [];
  const turns = new TurnWatch({
    isThere: (_, identity) => there.includes(identity),
    tell: (identity, { what }) => told.push(`${identity}: ${what}`),
  });
  const happens = (...moments: Kept['table'][]) => {
    for (const one of moments) turns.kept({ head, table: one });
    turns.look();
  };
  return { told, happens };
}

test('whoever is away is told once for each turn', () => {
  const { told, happens } = watch(['ola']);
  happens(table(['ala']));
  happens(table(['ala']));
  expect(told).toEqual(['ala: turn']);
  happens(table(['ola']));
  happens(table(['ala']));
  expect(told).toEqual(['ala: turn', 'ala: turn']);
});

test('a turn that came and went between two looks tells nobody', () => {
  const { told, happens } = watch();
  happens(table(['ala']), table(['ola']));
  expect(told).toEqual(['ola: turn']);
});

test('the end is told to all who are away, and nothing while the game is paused', () => {
  const { told, happens } = watch(['ola']);
  happens(table(['ala'], 'paused'));
  expect(told).toEqual([]);
  happens(table([], 'over'));
  expect(told).toEqual(['ala: over']);
});

test('whoever has answered is told of the next turn, however soon it comes', () => {
  const { told, happens } = watch();
  happens(table(['ala']));
  happens(table(['ola']), table(['ala']));
  expect(told).toEqual(['ala: turn', 'ala: turn']);
});
