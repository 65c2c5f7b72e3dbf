import { expect } from 'vitest';
import { NATION_DATA, NATIONS, type Nation, SIDES } from '../../src/index.ts';
import { setup } from '../../src/kit/setup.ts';
import { rule } from '../rule.ts';

/** As the book rates them. */
const COMPLEXITY: Readonly<Record<Nation, number>> = {
  celts: 2,
  greeks: 3,
  carthaginians: 2,
  macedonians: 1,
  persians: 1,
  romans: 1,
  scythians: 2,
  vikings: 4,
  arthurians: 5,
  atlanteans: 4,
  egyptians: 2,
  mauryans: 3,
  minoans: 3,
  olmecs: 3,
  qin: 2,
  utopians: 5,
};

rule(
  [
    'IMP-NATION-01',
    'IMP-NATION-02',
    'IMP-NATION-06',
    'IMP-NATION-09',
    'IMP-NATION-13',
    'IMP-NATION-17',
    'IMP-NATION-19',
    'IMP-NATION-22',
    'IMP-NATION-24',
    'IMP-NATION-29',
    'IMP-NATION-38',
    'IMP-NATION-42',
    'IMP-NATION-46',
    'IMP-NATION-48',
    'IMP-NATION-52',
    'IMP-NATION-55',
    'IMP-NATION-58',
  ],
  'every nation is rated as in the book, and whoever chooses one is told so',
  () => {
    const { of } = setup.perSeat.find((one) => one.id === 'nation')!;
    for (const nation of NATIONS) {
      const rating = COMPLEXITY[nation];
      expect([nation, NATION_DATA[nation].complexity]).toEqual([nation, rating]);
      expect(of.find((one) => one.id === nation)!.text).toEqual({
        pl: `trudność ${rating} z 5`,
        en: `complexity ${rating} of 5`,
      });
    }
  },
);

rule('IMP-PSETUP-04', 'side B is recommended for new players, and proposed', () => {
  const sides = setup.perSeat.find((one) => one.id === 'side')!.of;
  expect(sides.map(({ id, text }) => [id, text?.en])).toEqual([
    [SIDES[0], undefined],
    [SIDES[1], 'for new players'],
  ]);
  for (const { side } of setup.usual(4).seats) expect(side).toBe('B');
});
