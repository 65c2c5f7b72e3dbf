import { advance, choose, keyFrom, offered, randomAnswer, type Seat, seeded } from '@imperia/engine';
import { expect } from 'vitest';
import {
  BOXES,
  type Config,
  configFault,
  type ImperiumEvent,
  imperium,
  NATION_DATA,
  NATIONS,
  type Nation,
} from '../../src/index.ts';
import { rule } from '../rule.ts';

const seated = (...nations: Nation[]): Config => ({
  seats: nations.map((nation) => ({ nation, side: 'A' })),
  boxes: BOXES,
  commons: 'classics',
});

/** What is told of a game that is played at random until so many solstices are over. */
function told(config: Config, seed: number, solstices: number): ImperiumEvent[] {
  const events: ImperiumEvent[] = [];
  const io = { tell: (event: ImperiumEvent) => void events.push(event) };
  const state = imperium.setup(config, keyFrom(seeded(seed)));
  const rng = seeded(seed);
  const isOver = () => events.filter(({ did }) => did === 'solstice').length >= solstices;
  for (let asked = advance(imperium.rules, state, io); asked && !isOver(); asked = advance(imperium.rules, state, io)) {
    choose(state, asked, offered(asked, randomAnswer(asked, rng)!)!);
  }
  return events;
}

rule('IMP-COMP-07', 'a state card with two sides for each of at most four players', () => {
  const four = imperium.setup(seated('romans', 'celts', 'greeks', 'persians'), keyFrom(seeded(1)));
  expect(four.seats.map(({ empire }) => typeof empire)).toEqual(['boolean', 'boolean', 'boolean', 'boolean']);
  expect(configFault(seated('romans', 'celts', 'greeks', 'persians'))).toBeNull();
  expect(configFault(seated('romans', 'celts', 'greeks', 'persians', 'qin'))).not.toBeNull();
});

rule(
  ['IMP-COMP-09', 'IMP-CSETUP-22'],
  'one solstice a round, after whoever sits to the right of the first player',
  () => {
    for (const seed of [1, 2, 3]) {
      const events = told(seated('romans', 'celts', 'greeks'), seed, 3);
      const first = events.find((event) => event.did === 'begin')!.first;
      const row = events.flatMap((event): (Seat | 'sun')[] =>
        event.did === 'turn' ? [event.seat] : event.did === 'solstice' ? ['sun'] : [],
      );
      const round = [first, (first + 1) % 3, (first + 2) % 3, 'sun'];
      expect(row).toEqual([...round, ...round, ...round]);
    }
  },
);

rule(['IMP-COMP-10', 'IMP-COMP-11'], 'the tokens of the box are enough for any four nations', () => {
  const most = (kind: 'actions' | 'exhausts') =>
    NATIONS.map((nation) => NATION_DATA[nation].setup[kind])
      .sort((a, b) => b - a)
      .slice(0, 4)
      .reduce((sum, n) => sum + n, 0);
  expect(most('exhausts')).toBeLessThanOrEqual(21);
  expect(most('actions')).toBeLessThanOrEqual(18);
});

rule('IMP-COMP-15', 'a die of six sides, which nobody throws but the Rival', () => {
  const rolls = (events: readonly ImperiumEvent[]) =>
    events.flatMap((event) => (event.did === 'roll' ? [event.die] : []));
  expect(rolls(told(seated('romans', 'celts'), 4, 8))).toEqual([]);
  const alone: Config = { ...seated('romans'), rival: { nation: 'celts', level: 1 } };
  const thrown = [1, 2, 3, 4, 5].flatMap((seed) => rolls(told(alone, seed, 8)));
  expect([...new Set(thrown)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
