import { readdirSync, readFileSync } from 'node:fs';
import { flawLine, readPack } from '@imperia/kit';
import { expect, test } from 'vitest';
import { locationCards, type PackFile } from '../../src/index.ts';
import { packs } from '../../src/own/index.ts';
import { senseFlaws } from '../../src/own/sense.ts';

type Json = Record<string, unknown>;

const HUT: Json = {
  id: 'TST001',
  copies: 2,
  name: { pl: 'Szałas', en: 'Shack' },
  kind: 'production',
  colors: ['brown'],
  cost: { wood: 1 },
  production: [{ op: 'gain', goods: { wood: 1 } }],
};
const gainWood = [{ op: 'gain', goods: { wood: 1 } }];

function flawsOf(...cards: readonly Json[]): string[] {
  return told({ pack: 'Test', deck: 'common', cards });
}

function told(file: unknown, lang: 'pl' | 'en' = 'en'): string[] {
  const read = readPack(packs, typeof file === 'string' ? file : JSON.stringify(file, null, 1));
  return 'pack' in read ? [] : read.flaws.map((flaw) => flawLine(flaw, lang));
}

test('a pack that is right is taken, and its cards speak', () => {
  const read = readPack(packs, JSON.stringify({ pack: 'Test', deck: 'common', cards: [HUT] }));
  if (!('pack' in read)) throw new Error(JSON.stringify(read.flaws));
  expect(read.pack).toMatchObject({ name: 'Test', copies: 2, deck: { en: expect.any(String) } });
  const [entry] = read.pack.entries;
  expect(entry).toMatchObject({ codes: ['TST001', 'TST002'], source: 'own' });
  expect(entry!.json()).toMatchObject({ text: { en: 'Production: gain 1 wood.' }, source: 'own' });
});

test('the example is right', () => {
  expect(told(packs.example)).toEqual([]);
});

test.each<[string, Json | readonly Json[], RegExp]>([
  [
    'an action card without an action',
    { ...HUT, kind: 'action', production: undefined },
    /TST001, cards\[0\]\.kind: .*needs action or unlock/,
  ],
  ['a cost of 99 wood', { ...HUT, cost: { wood: 99 } }, /TST001, cards\[0\]\.cost\.wood: at most 4/],
  [
    'a cost of much in all',
    { ...HUT, cost: { wood: 4, stone: 4 } },
    /cards\[0\]\.cost: the cost is 8 in all, and can be 6/,
  ],
  ['byCopy of the wrong length', { ...HUT, byCopy: [{}] }, /byCopy: there are 1 entries for 2 copies/],
  ['two cards of one name', [HUT, { ...HUT, id: 'TST005' }], /TST005, cards\[1\]\.name: TST001 has this name too/],
  ['the name of a card of the game', { ...HUT, name: { pl: 'Ruiny', en: 'X' } }, /ZWY\d+ has this name too/],
  [
    'two cards of one code',
    [HUT, { ...HUT, id: 'TST002', sameName: true }],
    /TST002, cards\[1\]\.id: the card TST001 has some/,
  ],
  [
    'an unknown word',
    { ...HUT, production: [{ op: 'gian', goods: {} }] },
    /production\[0\]\.op: there is no word "gian"; did you mean "gain"\?/,
  ],
  [
    'an unknown good',
    { ...HUT, production: [{ op: 'gain', goods: { wod: 1 } }] },
    /goods\.wod: no such field; .*did you mean "wood"\?/,
  ],
  ['an unknown field', { ...HUT, colour: 'red' }, /colour: no such field; .*did you mean "colors"\?/],
  ['an unknown colour', { ...HUT, colors: ['grren'] }, /colors\[0\]: one of: .*did you mean "/],
  ['a code of the game', { ...HUT, id: 'ZWY900' }, /ZWY900, cards\[0\]\.id: codes with ZWY are those of the game/],
  ['a deal on a common card', { ...HUT, deal: ['wood', 'wood'] }, /deal: a common card has no deal field/],
  ['a source of the game', { ...HUT, source: 'rulebook' }, /source: "own"/],
  [
    'a word where it does not work',
    { ...HUT, production: [{ op: 'seize' }] },
    /the word "seize" does not work here; it works in: action/,
  ],
  [
    'goods of a store that is not there',
    { ...HUT, production: [{ op: 'gainStocked', max: 1 }] },
    /the card has no "stock"/,
  ],
  [
    'a feature that could set itself off',
    {
      ...HUT,
      kind: 'feature',
      production: undefined,
      triggers: [{ when: { event: 'points', atLeast: 1 }, effects: gainWood }],
    },
    /triggers\[0\]: "max" is needed/,
  ],
  [
    'an action without end',
    { ...HUT, kind: 'action', production: undefined, action: { spend: {}, effects: gainWood, times: 'any' } },
    /action\.times: give a number/,
  ],
  ['nothing gained', { ...HUT, production: [{ op: 'gain', goods: { wood: 0 } }] }, /goods\.wood: at least 1/],
  ['a name that is too long', { ...HUT, name: { pl: 'x'.repeat(41), en: 'x' } }, /name\.pl: at most 40 characters/],
])('%s is refused, with card and line', (_, cards, flaw) => {
  const all = flawsOf(...[cards].flat().map((card) => JSON.parse(JSON.stringify(card)) as Json));
  expect(all.join('\n')).toMatch(flaw);
  expect(all.join('\n')).toMatch(/^line \d+, /);
});

test('a name twice can be meant', () => {
  expect(flawsOf(HUT, { ...HUT, id: 'TST005', sameName: true })).toEqual([]);
});

test('all mistakes are told at once, each with its line, in both languages', () => {
  const text = `{
  "pack": "Test",
  "deck": "commn",
  "cards": [
    {
      "id": "TST001", "copies": 1, "name": { "pl": "A", "en": "A" },
      "kind": "production", "colors": [],
      "cost": { "wood": 99 },
      "production": [
        { "op": "fly" }
      ]
    }
  ]
}`;
  const lines = told(text);
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'line 3, deck',
    'line 8, TST001, cards[0].cost.wood',
    'line 10, TST001, cards[0].production[0].op',
  ]);
  expect(told(text, 'pl')[1]).toBe('wiersz 8, TST001, cards[0].cost.wood: co najwyżej 4');
  expect(told('{\n"pack": "x",,')).toEqual([
    'line 2, the file: this is no JSON: a field name in quotes is missing before ,',
  ]);
  expect(told(7)).toEqual(['line 1, the file: object']);
  expect(told(`{"pack": "${'x'.repeat(40_000)}"}`)[0]).toMatch(/too long/);
});

test('too many cards are too many', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({
    ...HUT,
    id: `TST${100 + i * 6}`,
    copies: 6,
    name: { pl: `A${i}`, en: `A${i}` },
  }));
  expect(flawsOf(...many).join()).toMatch(/there are 240 cards, and can be 100/);
});

/** What we ask of others holds for the cards of the game, but for their names, codes and the few that work without end. */
test('the cards of the game make sense', () => {
  const folder = new URL('../../cards/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const pack = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as PackFile;
    if (!pack.deck) continue;
    const cards = pack.cards.map((card) => ({ ...card, sameName: true as const }));
    const found = senseFlaws({ ...pack, cards }, [...cards.keys()]).map(({ text }) => text.en);
    expect(
      found.filter(
        (text) =>
          !/^(codes with|"max" is needed|give a number|the cards say too much|a production cannot copy)/.test(text),
      ),
      file,
    ).toEqual([]);
  }
  expect(locationCards().length).toBeGreaterThan(600);
});
