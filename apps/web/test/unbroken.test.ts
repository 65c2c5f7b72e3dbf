import { expect, test } from 'vitest';
import { allUnbroken, unbroken } from '../src/words/unbroken.ts';

const TIED = '\u00a0';

test('a word of one letter stays with the next one', () => {
  expect(unbroken('Gracze i boty w grze, z nami (w domu).')).toBe(
    `Gracze i${TIED}boty w${TIED}grze, z${TIED}nami (w${TIED}domu).`,
  );
  expect(unbroken('A teraz Ty')).toBe(`A${TIED}teraz Ty`);
});

test('a letter that only ends a word is none', () => {
  expect(unbroken('Zasady gry')).toBe('Zasady gry');
});

test('the words of a page are tied wherever they stand', () => {
  const words = { a: 'w grze', of: (n: number) => `${n} z nami`, list: ['i on'], n: 3 };
  const tied = allUnbroken(words);
  expect(tied.a).toBe(`w${TIED}grze`);
  expect(tied.of(2)).toBe(`2 z${TIED}nami`);
  expect(tied.list).toEqual([`i${TIED}on`]);
  expect(tied.n).toBe(3);
  expect(allUnbroken(words)).toBe(tied);
});
