import { randomAnswer, seeded, Table, verify } from '@imperia/engine';
import { takePacks } from '@imperia/kit';
import { expect, test } from 'vitest';
import { deckCode } from '../../src/decks/code.ts';
import { type BuiltDeck, cardsFor } from '../../src/decks/deck.ts';
import { readyDeck } from '../../src/decks/ready.ts';
import { CARDS, osadnicy } from '../../src/index.ts';
import { kit } from '../../src/kit.ts';

const LODGE = {
  id: 'HAR001',
  copies: 3,
  name: { pl: 'Rybaczówka', en: 'Fishing Lodge' },
  kind: 'action',
  colors: ['red'],
  cost: { location: 1 },
  deal: ['food', 'food', 'food'],
  action: { spend: { worker: 1 }, effects: [{ op: 'gain', goods: { food: 1, vp: 1 } }] },
};
const PACK = { pack: 'Harbour', deck: 'romans', cards: [LODGE] };
const KEY = '7'.repeat(64);

/** The usual deck of the Romans, with the own card for one of which there are as many. */
function withLodge(copies = 3): BuiltDeck {
  const base = readyDeck('romans', null);
  const out = cardsFor('romans').find(({ id, copies: all }) => base.cards[id] && all.length === 3)!;
  const { [out.id]: _out, ...cards } = base.cards;
  return { faction: 'romans', cards: { ...cards, HAR001: copies } };
}

function tableWith(deck: string, packs: readonly object[]) {
  const seats = [{ faction: 'romans', deck }, { faction: 'barbarians' }];
  return kit.setup.make({ seats, table: { options: ['standardDecks'] }, packs }, () => 0);
}

test('a built deck holds cards of a pack, where the table has it, and is played, kept and named again', async () => {
  expect(await takePacks(kit, [PACK])).toMatchObject([{ name: 'Harbour' }]);
  const code = deckCode(withLodge());
  expect(code).toMatch(/^romans\.\w+-HAR001$/);
  const made = tableWith(code, [PACK]);
  if (!('config' in made)) throw new Error(kit.setup.faultText(made, 'en'));
  const { config } = made;
  expect(kit.setup.wanted(config).seats[0]).toEqual({ faction: 'romans', deck: code });

  const table = new Table(osadnicy, config, KEY);
  const { deck, hand } = table.state.seats[0]!;
  const ids = [...deck, ...hand].map((card) => CARDS[card]!.data.id);
  expect(ids.filter((id) => id === 'HAR001')).toHaveLength(3);
  expect(osadnicy.cards(config).filter((card) => CARDS[card]!.deck === CARDS[deck[0]!]!.deck)).toHaveLength(30);
  const rng = seeded(3);
  for (let [asked] = table.decisions(); asked; [asked] = table.decisions()) {
    const option = randomAnswer(asked, rng)!;
    expect(table.answer({ seat: asked.seat, decision: table.state.decision, option })).toBeNull();
  }
  expect(verify(osadnicy, table.record())).toBeNull();
});

test('without the pack there is no such deck, and of a card all copies are taken', async () => {
  await takePacks(kit, [PACK]);
  expect(tableWith(deckCode(withLodge()), [])).toEqual({ fault: 'no such deck', found: deckCode(withLodge()) });
  const config = {
    factions: ['romans', 'barbarians'],
    options: ['standardDecks'],
    decks: [withLodge(2).cards, null],
    packs: [PACK],
  };
  expect(kit.setup.read(config)).toEqual({
    fault: 'deck',
    found: { fault: 'copies', card: 'HAR001', found: 2, must: 3 },
    seat: 0,
  });
});

test('a file with such a deck is checked with the pack', async () => {
  const packs = await takePacks(kit, [PACK]);
  const { check } = await kit.decks!();
  const file = { game: 'osadnicy', format: 'standard', ...withLodge() };
  expect(check(file, 'en', packs)).toMatchObject({ faults: [], code: deckCode(withLodge()) });
  expect(check(file, 'en').faults.join()).toContain('This faction has no card HAR001.');
});

test('a deck brings those of the kept packs that hold its cards, and is described by the packs that there are', async () => {
  const { deal: _deal, ...card } = { ...LODGE, cost: {}, raze: ['food'] };
  const others = { pack: 'Quarry', deck: 'common', cards: [card] };
  const [quarry, harbour] = (await takePacks(kit, [others, PACK])).map(({ file }) => file);
  const { suited, perSeat, faultText } = kit.setup;
  const deck = deckCode(withLodge());
  const wanted = { seats: [{ faction: 'egyptians', deck }, { faction: 'romans' }], table: {} };
  const { needed } = await kit.packs!();
  const packs = needed(deck, [], [quarry!, harbour!]);
  expect(packs).toEqual([harbour]);
  expect(needed(deck, packs, [harbour!]), 'no pack twice').toEqual([harbour]);
  expect(needed(deck, [], [quarry!]), 'a pack of another deck').toEqual([]);
  expect(needed('romans', [], [harbour!]), 'no deck').toEqual([]);
  const fits = suited!({ ...wanted, packs }, 0, 'deck');
  expect(fits.seats.map(({ faction }) => faction)).toEqual(['romans', null]);
  expect(suited!(fits, 0, 'faction'), 'its own faction').toEqual(fits);
  const left = suited!({ ...fits, seats: [{ faction: 'egyptians', deck }] }, 0, 'faction');
  expect(left.seats, 'another faction leaves it behind').toEqual([{ faction: 'egyptians', deck: null }]);
  expect(suited!(wanted, 0, 'deck'), 'without its pack').toEqual(wanted);

  const { more } = perSeat.find(({ id }) => id === 'deck')!;
  expect(more!.described(deck, [harbour])!.text!.en).toBe('Allowed in the open and in the standard format.');
  expect(more!.described(deck, [harbour, harbour]), 'the same twice').toEqual(more!.described(deck, [harbour]));
  expect(more!.described(deck, [quarry])).toBeNull();
  const refused = tableWith(deck, []);
  if ('config' in refused) throw new Error('set');
  expect(faultText(refused, 'en')).toBe(`There is no such deck, or its packs are missing: ${deck}.`);
  expect(faultText(refused, 'pl')).toBe(`Nie ma takiej talii albo brakuje jej zestawów: ${deck}.`);
});
