import { verify } from '@imperia/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { goldenFiles } from '../../../scripts/golden-files.ts';
import common from '../cards/common.json' with { type: 'json' };
import { type Config, FACTIONS, osadnicy } from '../src/index.ts';

afterEach(() => {
  vi.doUnmock('../cards/common.json');
  vi.resetModules();
});

async function gameWithCommon(cards: readonly object[]): Promise<typeof osadnicy> {
  vi.resetModules();
  vi.doMock('../cards/common.json', () => ({ default: { ...common, cards } }));
  return (await import('../src/index.ts')).osadnicy;
}

const FOUR: Config = { factions: FACTIONS.slice(0, 4), options: [] };
const SOLO: Config = { factions: ['romans'], options: [] };
const golden = (name: string) =>
  JSON.parse(goldenFiles('records').find((file) => file.name === `osadnicy/records/${name}`)!.text);

test('the packs of the first release are those that its games were dealt from', () => {
  for (const config of [FOUR, SOLO]) expect(osadnicy.content!(config)).toEqual(osadnicy.firstContent!(config));
});

test('a game says from which packs it was dealt: its own, and no others', () => {
  expect(Object.keys(osadnicy.content!(SOLO))).toEqual(['common', 'romans', 'attack']);
  expect(Object.keys(osadnicy.content!(FOUR))).toEqual(['common', ...FACTIONS.slice(0, 4)]);
});

test('an expansion adds packs of its own, and leaves those of the base game as they were', () => {
  const played = osadnicy.content!({ factions: ['romans', 'amazons'], options: ['amazons'] });
  expect(Object.keys(played)).toEqual(['common', 'romans', 'amazons', 'common+amazons', 'romans+amazons']);
  const friends = osadnicy.content!({ factions: ['romans', 'amazons'], options: ['friends'] });
  expect(Object.keys(friends).slice(3)).toEqual(['common+friends', 'romans+friends', 'amazons+friends']);
  expect(played).toMatchObject(osadnicy.content!({ factions: ['romans', 'amazons'], options: [] }));
});

test('a card more, or one that does something else, is seen, and old records are not misread', async () => {
  const [first, ...rest] = common.cards;
  const more = { ...first!, id: 'ZWY999', copies: 1 };
  for (const cards of [
    [...common.cards, more],
    [{ ...first!, cost: { wood: 3 } }, ...rest],
  ]) {
    const other = await gameWithCommon(cards);
    expect(verify(other, golden('two-over.json'))).toEqual({ fault: 'other content', parts: ['common'] });
  }
});

test('a name is only a name', async () => {
  const [first, ...rest] = common.cards;
  const other = await gameWithCommon([{ ...first!, name: { pl: 'Nowa', en: 'New' } }, ...rest]);
  expect(verify(other, golden('two-over.json'))).toBeNull();
});
