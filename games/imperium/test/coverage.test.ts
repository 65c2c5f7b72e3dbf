import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarioFiles } from '../../../scripts/scenario-tests.ts';
import { RULES, ruleOf } from '../src/catalogue/index.ts';

/** What no program can break: pieces of cardboard and where they lie on a table. */
const OF_CARDBOARD: Readonly<Record<string, string>> = {
  'IMP-COMP-08': 'market tiles',
  'IMP-COMP-12': 'material, population and progress tokens; the supply has no end here',
  'IMP-COMP-13': 'tokens of 5 and 10',
  'IMP-COMP-14': 'solo tokens',
  'IMP-CSETUP-01': 'where the supply lies',
  'IMP-CSETUP-05': 'how market tiles are joined',
};

const ID = /IMP-[A-Z]+-\d+/g;

function idsIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('coverage.test.ts'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(ID) ?? []);
}

const named = new Set([
  ...idsIn(new URL('./', import.meta.url)),
  ...scenarioFiles(new URL('../scenarios/', import.meta.url)).flatMap(({ text }) => text.match(ID) ?? []),
]);

test('every rule of the catalogue is named by a scenario or a test, or it is said why not', () => {
  const unnamed = RULES.map(({ id }) => id).filter((id) => !named.has(id));
  expect(unnamed.sort()).toEqual(Object.keys(OF_CARDBOARD).sort());
});

test('what is named is in the catalogue', () => {
  expect([...named].filter((id) => !ruleOf(id))).toEqual([]);
});
