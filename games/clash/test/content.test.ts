import { verify } from '@imperia/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { goldenFiles } from '../../../scripts/golden-files.ts';
import events from '../cards/events.json' with { type: 'json' };
import advances from '../pieces/advances.json' with { type: 'json' };
import { type Config, clash } from '../src/index.ts';

afterEach(() => {
  vi.doUnmock('../cards/events.json');
  vi.doUnmock('../pieces/advances.json');
  vi.resetModules();
});

async function gameWithEvents(cards: readonly object[]): Promise<typeof clash> {
  vi.resetModules();
  vi.doMock('../cards/events.json', () => ({ default: cards }));
  return (await import('../src/index.ts')).clash;
}

const PLAIN: Config = { players: 2, civilizations: [], options: [] };
const RICH: Config = { players: 2, civilizations: ['rome', 'greece'], options: [] };
const record = JSON.parse(goldenFiles('records').find(({ name }) => name.startsWith('clash/'))!.text);

test('the cards and pieces of the first release are those that its games were dealt from', () => {
  for (const config of [PLAIN, RICH]) expect(clash.content!(config)).toEqual(clash.firstContent!(config));
});

test('civilizations are part of a game that is played with them', () => {
  expect(clash.content!(PLAIN)).not.toHaveProperty('civilizations');
  expect(clash.content!(RICH)).toMatchObject({ ...clash.content!(PLAIN), civilizations: expect.any(String) });
});

test('a card that does something else is seen, and old records are not misread', async () => {
  const [first, ...rest] = events;
  const other = await gameWithEvents([{ ...first!, to: 'drawer' }, ...rest]);
  expect(verify(other, record)).toEqual({ fault: 'other content', parts: ['events'] });
});

test('what is only said of a card makes it no other', async () => {
  const [first, ...rest] = events;
  const other = await gameWithEvents([{ ...first!, name: { pl: 'Mór', en: 'Plague' } }, ...rest]);
  expect(verify(other, record)).toBeNull();
});

test('advances that are missing are told of when they are read', async () => {
  const [first, ...rest] = advances.categories;
  const short = [{ ...first!, advances: first!.advances.slice(0, 3) }, ...rest];
  for (const categories of [short, rest]) {
    vi.resetModules();
    vi.doMock('../pieces/advances.json', () => ({ default: { ...advances, categories } }));
    await expect(import('../src/advances.ts')).rejects.toThrow('expected 12 categories of 4 advances');
  }
});
