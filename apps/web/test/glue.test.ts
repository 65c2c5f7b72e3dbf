import type { Part } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { glued } from '../src/cards/glue.ts';

const wood: Part = { icon: 'wood', n: 2, text: '2 wood' };
const stone: Part = { icon: 'stone', text: '1 stone' };

test('a picture holds on to the signs that touch it, and to nothing more', () => {
  expect(glued(['Build Baker (', wood, ' and ', stone, ') – gain'])).toEqual([
    'Build Baker ',
    ['(', wood],
    ' and ',
    [stone, ')'],
    ' – gain',
  ]);
  expect(glued([wood, ', ', stone])).toEqual([[wood, ','], ' ', [stone]]);
});

test('words without pictures stay as they are', () => {
  expect(glued(['Pass']).join('')).toBe('Pass');
  expect(glued(['Discard the Foundation']).join('')).toBe('Discard the Foundation');
  expect(glued([]).join('')).toBe('');
});
