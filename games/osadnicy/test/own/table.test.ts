import { otherContent, randomAnswer, replay, seeded, Table, verify, view } from '@imperia/engine';
import { conformance } from '@imperia/engine/conformance';
import { takePacks } from '@imperia/kit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  CARDS,
  type Config,
  cardName,
  cardNumber,
  deckOf,
  locationCards,
  osadnicy,
  type PackFile,
  PROGRAMS,
} from '../../src/index.ts';
import { kit } from '../../src/kit.ts';
import { FIRST_OWN } from '../../src/numbers.ts';
import { EXAMPLE } from '../../src/own/example.ts';
import { forgetPacks, MOST_KNOWN, packsOf } from '../../src/own/known.ts';

const SEATS = [{ faction: 'romans' }, { faction: 'barbarians' }];
const KEY = '7'.repeat(64);

// Files of one worker share what they import, and a pack that another file left may have the numbers of one of these.
beforeEach(forgetPacks);
afterAll(forgetPacks);

async function tableWith(...packs: readonly object[]): Promise<Config> {
  await takePacks(kit, packs);
  const made = kit.setup.make({ seats: SEATS, table: {}, packs }, () => 0);
  if ('fault' in made) throw new Error(kit.setup.faultText(made, 'en'));
  return made.config;
}

function played(config: Config): Table<never, never, never, Config, never> {
  const table = new Table(osadnicy, config, KEY);
  const rng = seeded(3);
  for (let [asked] = table.decisions(); asked; [asked] = table.decisions()) {
    const option = randomAnswer(asked, rng)!;
    expect(table.answer({ seat: asked.seat, decision: table.state.decision, option })).toBeNull();
  }
  return table as never;
}

test('cards of a pack are in the deck that it names, behind everything else, and no card of the game moves', async () => {
  const [cards, programs] = [CARDS.length, PROGRAMS.length];
  const config = await tableWith(EXAMPLE);
  const own = osadnicy.cards(config).filter((card) => card >= FIRST_OWN);
  expect(own).toHaveLength(5);
  for (const card of own) expect(CARDS[card]).toMatchObject({ no: card, deck: deckOf('common'), pack: 'own' });
  expect(own.map((card) => cardName(card, 'en'))).toContain('Lighthouse');
  expect([CARDS.length, PROGRAMS.length]).toEqual([cards, programs]);
  expect(locationCards().some(({ no }) => no >= FIRST_OWN)).toBe(false);
  expect(cardNumber('OWN001')).toBeUndefined();
});

test('a table without packs is dealt as before', async () => {
  await tableWith(EXAMPLE);
  const config: Config = { factions: ['romans', 'barbarians'], options: [] };
  expect(osadnicy.cards(config).every((card) => card < FIRST_OWN)).toBe(true);
  expect(Object.keys(osadnicy.content!(config))).toEqual(['common', 'romans', 'barbarians']);
});

test('a record carries its packs: it is read elsewhere, played again and verified', async () => {
  const record = JSON.parse(JSON.stringify(played(await tableWith(EXAMPLE)).record()));
  expect(Object.keys(record.content)).toContain(`own ${EXAMPLE.pack}`);
  expect(verify(osadnicy, record)).toBeNull();
  expect(replay(osadnicy, record).state).toBeDefined();
  const read = kit.setup.read(record.config);
  expect('config' in read && read.config).toEqual(record.config);
});

test('a record whose pack was changed is not misread', async () => {
  const record = JSON.parse(JSON.stringify(played(await tableWith(EXAMPLE)).record()));
  record.config.packs[0].cards[0].cost = { wood: 2 };
  await takePacks(kit, record.config.packs);
  expect(otherContent(osadnicy, record)).toEqual([`own ${EXAMPLE.pack}`]);
  expect(verify(osadnicy, record)).toMatchObject({ fault: 'other content' });
});

test('numbers follow from what a pack holds: the same everywhere, whatever else is known', async () => {
  const other = { ...EXAMPLE, pack: 'Another' };
  const [first] = packsOf(await tableWith(EXAMPLE));
  const [second] = packsOf(await tableWith(other));
  const [again] = packsOf(await tableWith(JSON.parse(JSON.stringify(EXAMPLE))));
  expect(again!.first).toBe(first!.first);
  expect(second!.first).not.toBe(first!.first);
});

test('what nobody checked is not played, and two packs that clash neither', async () => {
  const strange = { ...EXAMPLE, pack: 'Unknown' } as unknown as PackFile;
  const config = { factions: ['romans', 'barbarians'], options: [], packs: [strange] };
  const read = kit.setup.read(config);
  expect(read).toEqual({ fault: 'pack', found: 1 });
  expect(kit.setup.faultText(read as never, 'pl')).toBe('Własny zestaw nr 1 zawiera błędy: sprawdź jego plik.');
  expect(() => osadnicy.setup(config as Config, KEY)).toThrow('cannot be set');
  await expect(tableWith(EXAMPLE, { ...EXAMPLE, pack: 'Second' })).rejects.toThrow(
    'Two own packs have the same: OWN001',
  );
  expect(kit.setup.read({ ...config, packs: 'x' })).toMatchObject({ fault: 'shape' });
  expect(kit.setup.read({ ...config, packs: [null] })).toMatchObject({ fault: 'shape' });
});

test('what is wanted again is the same table', async () => {
  const config = await tableWith(EXAMPLE);
  expect(kit.setup.wanted(config).packs).toEqual(config.packs);
});

test('everybody at the table sees which packs are played', async () => {
  const config = await tableWith(EXAMPLE);
  const table = new Table(osadnicy, config, KEY);
  expect(view(osadnicy, table.state, 1).config.packs).toEqual(config.packs);
});

test('a game with packs keeps all that games must keep: secrets, copies, cards, undo', async () => {
  const config = await tableWith(EXAMPLE);
  const stats = conformance(osadnicy, [{ name: 'own pack', config }], { games: 4, seed: 5, everyNth: 20 });
  expect(stats.nonInterferenceChecks).toBeGreaterThan(10);
});

test('a table that nobody looked at while thousands of other packs came is known again with the next look', async () => {
  const table = new Table(osadnicy, await tableWith(EXAMPLE), KEY);
  const [pack] = packsOf(table.state.config);
  // Some of so many have the numbers of others by chance, and are not taken.
  for (let n = 0; CARDS[pack!.first] && n < 2 * MOST_KNOWN; n++)
    await takePacks(kit, [{ ...EXAMPLE, pack: `No. ${n}` }]);
  expect(CARDS[pack!.first], 'forgotten').toBeUndefined();
  view(osadnicy, table.state, 0);
  expect(CARDS[pack!.first]).toMatchObject({ no: pack!.first, pack: 'own' });
});
