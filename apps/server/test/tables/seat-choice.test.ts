import { type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, deckCode, osadnicy, readyDeck } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, made, PEOPLE, play, tableOf } from './playing.ts';
import { surroundings } from './surroundings.ts';

const [ala, ola] = PEOPLE;
const denied = (why: string) => ({ granted: false, why });
const STANDARD = tableOf(['romans', 'egyptians'], {}, ['friends', 'standardDecks']);

const chosen = (seat: number, deck: string) => ({ wish: 'choose', seat, choice: 'deck', chosen: deck }) as const;
const sits = { wish: 'sit', seat: 1, name: 'Ola' } as const;

function ready(faction: 'romans' | 'egyptians') {
  const deck = readyDeck(faction, 'friends');
  if ('fault' in deck) throw new Error(JSON.stringify(deck));
  return { cards: deck.cards, code: deckCode({ faction, cards: deck.cards }) };
}
const OLAS = ready('egyptians');

async function decksOf(table: LiveTable): Promise<Config['decks']> {
  return ((await table.whole(0)).table.config as Config).decks;
}

test('whoever sits down brings a deck, everybody sees it, and the game is dealt from it', async () => {
  const store = new MemoryTables();
  const tables = new Tables(surroundings(store));
  const table = await made(tables, STANDARD);
  granted(await table.wish(ola, sits));
  expect(await decksOf(table)).toBeUndefined();
  granted(await table.wish(ola, chosen(1, OLAS.code)));
  expect(await decksOf(table)).toEqual([null, OLAS.cards]);
  const again = await new Tables(surroundings(store)).open(table.head.id);
  expect(await decksOf(again!)).toEqual([null, OLAS.cards]);
  granted(await again!.wish(ala, { wish: 'start' }));
  const { view } = (await again!.whole(1)).table;
  expect((view!.config as Config).decks).toEqual([null, OLAS.cards]);
  await play(again!, seeded(1), 30);
  const later = await new Tables(surroundings(store)).open(table.head.id);
  await play(later!, seeded(2));
  const record = (await tables.record(table.head.id)) as GameRecord<Config>;
  expect(record.config.decks).toEqual([null, OLAS.cards]);
  expect(verify(osadnicy, record)).toBeNull();
});

test('a deck goes with who brought it, and the next one to sit there has what the table was made with', async () => {
  for (const free of [
    (table: LiveTable) => table.wish(ola, { wish: 'leave', seat: 1 }),
    (table: LiveTable) => table.wish(ala, { wish: 'unseat', seat: 1 }),
  ]) {
    const table = await made(new Tables(surroundings(new MemoryTables())), STANDARD);
    granted(await table.wish(ala, chosen(0, 'friends')));
    granted(await table.wish(ola, sits));
    granted(await table.wish(ola, chosen(1, OLAS.code)));
    granted(await free(table));
    expect(await decksOf(table)).toEqual([ready('romans').cards, null]);
  }
});

test('only for the own seat, only before the game, only what its rules allow', async () => {
  const table = await made(new Tables(surroundings(new MemoryTables())), STANDARD);
  expect(await table.wish(ola, chosen(1, OLAS.code))).toEqual(denied('not yours'));
  granted(await table.wish(ola, sits));
  expect(await table.wish(ola, chosen(0, OLAS.code))).toEqual(denied('not yours'));
  expect(await table.wish(ala, chosen(1, OLAS.code))).toEqual(denied('not yours'));
  for (const deck of ['gibberish', ready('romans').code, 'magic3'])
    expect(await table.wish(ola, chosen(1, deck)), deck).toEqual(denied('cannot be chosen'));
  const faction = { wish: 'choose', seat: 1, choice: 'faction', chosen: 'barbarians' } as const;
  expect(await table.wish(ola, faction)).toEqual(denied('cannot be chosen'));
  granted(await table.wish(ala, { wish: 'start' }));
  expect(await table.wish(ola, chosen(1, OLAS.code))).toEqual(denied('not open'));
});

test('where all play with all cards nobody brings a built deck; where somebody has one, the others may', async () => {
  const whole = await made(
    new Tables(surroundings(new MemoryTables())),
    tableOf(['romans', 'egyptians'], {}, ['friends']),
  );
  granted(await whole.wish(ola, sits));
  expect(await whole.wish(ola, chosen(1, OLAS.code))).toEqual(denied('cannot be chosen'));
  const table = tableOf(['romans', 'egyptians'], {}, ['friends']);
  const seats = [{ faction: 'romans', deck: 'friends' }, { faction: 'egyptians' }];
  const built = await made(new Tables(surroundings(new MemoryTables())), {
    ...table,
    wanted: { ...table.wanted, seats },
  });
  granted(await built.wish(ola, sits));
  granted(await built.wish(ola, chosen(1, OLAS.code)));
});
