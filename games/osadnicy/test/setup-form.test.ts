import { LANGS } from '@imperia/kit';
import { expect, test } from 'vitest';
import { FACTIONS, VARIANTS } from '../src/index.ts';
import { setup } from '../src/kit/setup.ts';
import { optionDescription } from '../src/text/settings.ts';

test('what changes nothing in play is not offered', () => {
  const offered = setup.perTable.flatMap(({ of }) => of.map(({ id }) => id));
  const idle = VARIANTS.filter((option) => /play does not change/.test(optionDescription(option, 'en')));
  expect(idle).toHaveLength(2);
  expect(VARIANTS.filter((option) => !offered.includes(option))).toEqual(idle);
  for (const lang of LANGS)
    for (const { of } of setup.perTable)
      for (const { text } of of) expect(text?.[lang] ?? '').not.toMatch(/nie zmienia|jak dotąd|not change|as before/);
});

test('a line on each faction says how it plays, each another', () => {
  const { of } = setup.perSeat.find(({ id }) => id === 'faction')!;
  expect(of.map(({ id }) => id)).toEqual([...FACTIONS]);
  for (const lang of LANGS) {
    const lines = of.map(({ text }) => text?.[lang] ?? '');
    expect(lines.filter((line) => line.length < 20)).toEqual([]);
    expect(new Set(lines).size).toBe(FACTIONS.length);
  }
});
