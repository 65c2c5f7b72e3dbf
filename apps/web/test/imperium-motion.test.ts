import { type ImperiumEvent, type State, thingOf } from '@imperia/imperium';
import { kit as imperiumKit } from '@imperia/imperium/kit';
import { anyKit } from '@imperia/kit';
import { expect, test } from 'vitest';
import { flightsOf } from '../src/games/imperium/motion/flights.ts';
import { drawnOf, zonesOf } from '../src/games/imperium/motion/zones.ts';
import { newGame } from '../src/store/new-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import type { Snapshot } from '../src/worker/protocol.ts';

const kit = anyKit(imperiumKit);
const SEATS = [
  { nation: 'romans', side: 'A' },
  { nation: 'vikings', side: 'A' },
] as const;
const DECKS = ['main', 'regions', 'uncivilised', 'civilised'] as const;

interface Moment {
  readonly before: State;
  readonly after: State;
  readonly news: readonly ImperiumEvent[];
}

/** What the first seat sees while two bots play to the end. */
function played(): Moment[] {
  const config = { seats: SEATS, boxes: ['classics', 'legends'], commons: 'classics' };
  const table = new HostedTable(kit, newGame(kit, config, ['greedy', 'greedy'], 'pages'));
  const now = () => table.snapshot() as Snapshot<State, ImperiumEvent>;
  const moments: Moment[] = [];
  for (let bot = table.waitingBot(); bot !== null; bot = table.waitingBot()) {
    const before = now();
    table.answer([table.botAnswer(bot)]);
    const after = now();
    moments.push({ before: before.view, after: after.view, news: after.heard.slice(before.heard.length) });
  }
  return moments;
}

const moments = played();
const told = moments.flatMap((moment) => moment.news.map((event) => ({ event, ...moment })));

test('a card that fills the market comes from the deck that has become smaller', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { event, before, after, news } of told) {
    if (
      event.did !== 'reveal' ||
      news.filter(({ did }) => did === 'reveal' || did === 'breakthrough deck').length > 1
    ) {
      continue;
    }
    const smaller = DECKS.filter((deck) => after[deck].length < before[deck].length);
    const from = drawnOf(news, before).get(thingOf(event.card));
    if (smaller.length !== 1 || smaller[0] !== from) wrong.push(`${event.card}: ${from} instead of ${smaller}`);
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('what is drawn after a shuffle comes from the deck, and no more from the discard pile', () => {
  const again = told.flatMap(({ event, before, news }) =>
    event.did === 'draw' && news.some(({ did }) => did === 'shuffle')
      ? event.cards.filter((card) => before.seats[0]!.discard.includes(card)).map((card) => ({ card, before, news }))
      : [],
  );
  expect(again.length).toBeGreaterThan(5);
  expect(again.map(({ card, before, news }) => drawnOf(news, before).get(thingOf(card)))).toEqual(
    again.map(() => 'deck 0'),
  );
});

test('a card and the unrest under it go to whoever acquired them, each of them once', () => {
  let seen = 0;
  for (const { event, before, after, news } of told) {
    if (event.did !== 'acquire' || event.from !== 'market' || event.unrest < 0) continue;
    for (const thing of [thingOf(event.card), thingOf(event.unrest)]) {
      expect(zonesOf(before).get(thing)).toBe('market');
      expect(zonesOf(after).get(thing)).toBe(`hand ${event.seat}`);
    }
    const taken = news.filter(({ did }) => did === 'acquire' || did === 'take unrest');
    expect(flightsOf(taken, after)).toEqual([]);
    seen++;
  }
  expect(seen).toBeGreaterThan(1);
});
