import { expect } from 'vitest';
import { NATION_DATA, type Nation, SIDES } from '../../src/index.ts';
import { setup } from '../../src/kit/setup.ts';
import { rule } from '../rule.ts';

/** As the book rates them. */
const COMPLEXITY: readonly [id: string, nation: Nation, rating: number][] = [
  ['IMP-NATION-02', 'celts', 2],
  ['IMP-NATION-06', 'greeks', 3],
  ['IMP-NATION-09', 'carthaginians', 2],
  ['IMP-NATION-13', 'macedonians', 1],
  ['IMP-NATION-17', 'persians', 1],
  ['IMP-NATION-19', 'romans', 1],
  ['IMP-NATION-22', 'scythians', 2],
  ['IMP-NATION-24', 'vikings', 4],
  ['IMP-NATION-29', 'arthurians', 5],
  ['IMP-NATION-38', 'atlanteans', 4],
  ['IMP-NATION-42', 'egyptians', 2],
  ['IMP-NATION-46', 'mauryans', 3],
  ['IMP-NATION-48', 'minoans', 3],
  ['IMP-NATION-52', 'olmecs', 3],
  ['IMP-NATION-55', 'qin', 2],
  ['IMP-NATION-58', 'utopians', 5],
];

for (const [id, nation, rating] of COMPLEXITY) {
  rule(['IMP-NATION-01', id], `${nation} are rated ${rating} of 5, and whoever chooses a nation is told so`, () => {
    expect(NATION_DATA[nation].complexity).toBe(rating);
    const choice = setup.perSeat.find((one) => one.id === 'nation')!.of.find((one) => one.id === nation)!;
    expect(choice.text?.en).toBe(`complexity ${rating} of 5`);
  });
}

rule('IMP-PSETUP-04', 'side B is recommended for new players, and proposed', () => {
  const sides = setup.perSeat.find((one) => one.id === 'side')!.of;
  expect(sides.map(({ id, text }) => [id, text?.en])).toEqual([
    [SIDES[0], undefined],
    [SIDES[1], 'for new players'],
  ]);
  for (const { side } of setup.usual(4).seats) expect(side).toBe('B');
});
