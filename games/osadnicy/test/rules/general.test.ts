import { SPECTATOR, view } from '@imperia/engine';
import { expect } from 'vitest';
import { CARDS, FACTIONS, type Option, osadnicy, PROGRAMS } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

rule(
  'OSD-GENERAL-01',
  'five rounds of lookout, production, action and cleanup; the last one ends with the scoring',
  () => {
    for (const seats of [2, 4]) {
      const table = randomGame({ factions: FACTIONS.slice(0, seats), options: [] }, seats);
      const heard = table.heard(SPECTATOR).flatMap((event): (number | string)[] => {
        if (event.did === 'round') return [event.round];
        return event.did === 'phase' ? [event.phase] : [];
      });
      const round = ['lookout', 'production', 'action', 'cleanup'];
      expect(heard).toEqual([...[1, 2, 3, 4].flatMap((n) => [n, ...round]), 5, ...round.slice(0, 3), 'end']);
    }
  },
);

rule('OSD-GENERAL-02', 'whoever has most points in the end has won', () => {
  let looked = 0;
  for (let seed = 0; seed < 10; seed++) {
    const { points, winners } = randomGame({ factions: FACTIONS, options: [] }, seed).result();
    expect(winners.length).toBeGreaterThan(0);
    for (const winner of winners) expect(points[winner]).toBe(Math.max(...points));
    if (points.filter((one) => one === Math.max(...points)).length === 1) looked++;
  }
  expect(looked).toBeGreaterThan(0);
});

rule('OSD-GENERAL-03', 'points heard of in the log are on the score track when the next question is asked', () => {
  const driver = drive({
    seats: [{ faction: 'romans', goods: { stone: 1 }, hand: ['Monument'] }, { faction: 'barbarians' }],
  });
  driver.choose('romans', { do: 'build', card: 'Monument' });
  const marked = driver.events.flatMap((event) => (event.did === 'gain' && event.good === 'vp' ? [event.n] : []));
  expect(marked).toEqual([1]);
  expect(driver.state.seats[0]!.points).toBe(1);
});

rule('OSD-GENERAL-06', 'resources, workers and tokens of every player are seen by all', () => {
  const goods = { wood: 1, stone: 2, food: 3, worker: 4, gold: 5, raze: 6, defense: 7 };
  const { state } = drive({
    seats: [
      {
        faction: 'japanese',
        goods,
        empire: [
          { card: 'Kasyno', used: 1, spent: { worker: 1 }, samurai: true },
          { card: 'Drwale', defended: true },
        ],
      },
      { faction: 'romans' },
    ],
  });
  for (const seat of [0, 1, SPECTATOR]) {
    const seen = view(osadnicy, state, seat).seats[0]!;
    expect(seen.tokens).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seen.locations).toEqual(state.seats[0]!.locations);
  }
});

rule('OSD-GENERAL-08', 'in whole games every discarded card lies on the pile of its kind', () => {
  const astray = new Set<string>();
  let factionDiscards = 0;
  const look = (cards: readonly number[], deck: number) => {
    for (const card of cards) if (CARDS[card]!.deck !== deck) astray.add(CARDS[card]!.code);
  };
  for (let seed = 0; seed < 3; seed++) {
    randomGame({ factions: FACTIONS, options: [] }, seed, ({ discard, seats }) => {
      look(discard, 0);
      for (const seat of seats) {
        factionDiscards += seat.discard.length;
        look(seat.discard, seat.deckNo);
      }
    });
  }
  expect(astray).toEqual(new Set());
  expect(factionDiscards).toBeGreaterThan(0);
});

rule(['OSD-GENERAL-10', 'OSD-GENERAL-11'], 'faction decks are shuffled anew only with the older rule', () => {
  const shuffles = (options: readonly Option[]) => {
    const driver = drive(
      {
        phase: 'lookout',
        seats: [
          { faction: 'romans', deckRest: false, discard: ['Kolos', 'Ogrody'] },
          { faction: 'barbarians', deckRest: false, discard: ['Arena'] },
        ],
      },
      { options },
    );
    return driver.events.flatMap((event) => (event.did === 'shuffle' ? [event.of] : []));
  };
  expect(shuffles([])).toEqual([]);
  expect(shuffles(['components2014'])).toEqual([]);
  expect(shuffles(['reshuffleFactionDiscards'])).toEqual([0, 1]);
});

rule('OSD-GENERAL-11', 'the new deck is in an order that chance decides', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const { state } = drive(
      {
        phase: 'lookout',
        key: String(seed).padStart(64, '0'),
        seats: [
          { faction: 'romans', deckRest: false, discard: ['Kolos', 'Ogrody', 'Szpiedzy', 'Architekt'] },
          { faction: 'barbarians' },
        ],
      },
      { options: ['reshuffleFactionDiscards'] },
    );
    drawn.add(CARDS[state.seats[0]!.hand[0]!]!.code);
  }
  expect(drawn.size).toBeGreaterThan(2);
});

rule('OSD-GENERAL-14', 'every building bonus that gives a point for each location of a colour stops at 6', () => {
  const limited = CARDS.flatMap((card) =>
    PROGRAMS[card.bonus]!.flatMap((effect) =>
      effect.op === 'gainPer' && effect.good === 'vp' ? [{ code: card.code, max: effect.max }] : [],
    ),
  );
  expect(limited).toEqual(
    ['ZWY001', 'ZWY003', 'ZWY075', 'ZWY079', 'ZWY081', 'BAR022', 'ZWY115'].map((code) => ({ code, max: 6 })),
  );
});
