import { LANGS } from '@imperia/kit';
import { expect, test } from 'vitest';
import { ADVANCES } from '../../src/advances.ts';
import { advanceLines } from '../../src/text/card-texts.ts';
import { printed } from './printed.ts';

test('every advance and card says in both languages what it said when somebody last read it', async () => {
  await expect(printed()).toMatchFileSnapshot('cards.txt');
});

test('no advance is without words', () => {
  for (const { id } of ADVANCES) for (const lang of LANGS) expect(advanceLines(id, lang), id).not.toEqual([]);
});
