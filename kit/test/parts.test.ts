import { describe, expect, test } from 'vitest';
import { joined, listed, type Part, plain, pointed } from '../src/index.ts';

const coin: Part = { icon: 'gold', n: 2, text: '2 gold' };

describe('sentences', () => {
  test('are read without pictures', () => {
    expect(plain(['Pay ', coin, '.'])).toBe('Pay 2 gold.');
  });

  test('are joined where neither side is empty', () => {
    expect(joined([['Pay'], [], [coin, '.']])).toEqual(['Pay ', coin, '.']);
    expect(plain(listed([['wood'], ['stone'], [coin]], ' and '))).toBe('wood, stone and 2 gold');
  });

  test('point at the things they name, each once', () => {
    const farm = { thing: 'card 3', text: 'Farm' } as const;
    const farms = { thing: 'card 4', text: 'Farm' } as const;
    expect(pointed('Farm razes Farm.', [farm, farms])).toEqual([farm, ' razes ', farms, '.']);
    expect(pointed('Nothing here.', [farm])).toEqual(['Nothing here.']);
  });
});
