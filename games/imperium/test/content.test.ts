import { verify } from '@imperia/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { goldenFiles } from '../../../scripts/golden-files.ts';
import romans from '../cards/romans.json' with { type: 'json' };
import { type Config, imperium, NATIONS } from '../src/index.ts';

afterEach(() => {
  vi.doUnmock('../cards/romans.json');
  vi.resetModules();
});

async function gameWithRomans(cards: readonly object[]): Promise<typeof imperium> {
  vi.resetModules();
  vi.doMock('../cards/romans.json', () => ({ default: { ...romans, cards } }));
  return (await import('../src/index.ts')).imperium;
}

const seat = (nation: Config['seats'][number]['nation']) => ({ nation, side: 'A' as const });
const BOTH = ['classics', 'legends'] as const;
const records = goldenFiles('records').filter(({ name }) => name.startsWith('imperium/'));
const ofRomans = JSON.parse(records.find(({ text }) => text.includes('"romans"'))!.text);

test('the decks of the first release are those that its games were dealt from', () => {
  for (const commons of BOTH) {
    for (const nation of NATIONS) {
      const other = seat(nation === 'romans' ? 'greeks' : 'romans');
      const config: Config = { seats: [seat(nation), other], boxes: BOTH, commons };
      expect(imperium.content!(config)).toEqual(imperium.firstContent!(config));
    }
  }
});

test('a game says from which decks it was dealt: its own, and no others', () => {
  const two: Config = { seats: [seat('romans'), seat('celts')], boxes: ['classics'], commons: 'classics' };
  expect(Object.keys(imperium.content!(two)).sort()).toEqual(['celts', 'classics', 'romans']);
  const alone: Config = { ...two, seats: [seat('romans')], rival: { nation: 'celts', level: 1 } };
  expect(Object.keys(imperium.content!(alone)).sort()).toEqual(['celts', 'classics', 'rival', 'romans']);
  expect(imperium.content!(alone)).toEqual(imperium.firstContent!(alone));
});

test('a card more, or one that does something else, is seen, and old records are not misread', async () => {
  const [first, ...rest] = romans.cards;
  for (const cards of [
    [...romans.cards, { ...rest[0]!, id: '1RZY99/99' }],
    [{ ...first!, start: 'deck' }, ...rest],
  ]) {
    const other = await gameWithRomans(cards);
    expect(verify(other, ofRomans)).toEqual({ fault: 'other content', parts: ['romans'] });
  }
});

test('what is only said of a card makes it no other', async () => {
  const [first, ...rest] = romans.cards;
  const renamed = { ...first!, name: { pl: 'Nowi', en: 'New' }, certainty: 'public' };
  const other = await gameWithRomans([renamed, ...rest]);
  expect(verify(other, ofRomans)).toBeNull();
});
