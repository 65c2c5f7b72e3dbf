import { cardsIn } from '@imperia/engine';
import { expect, test } from 'vitest';
import {
  CARDS,
  type Config,
  configFault,
  configFaultText,
  deckOf,
  FACTIONS,
  type Faction,
  fromTheLeft,
  optionDescription,
  osadnicy,
  RAMPART,
  ROWS,
  readyDeck,
  rowsOf,
  tableFault,
  VIRTUAL_PLAYER,
} from '../../src/index.ts';
import { setup } from '../../src/kit/setup.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

const alone = (more: Partial<Config> = {}): Config => ({ factions: ['romans'], options: ['war'], ...more });

rule(
  'OSD-WAR-CONTENT-01',
  '10 cards for each of four factions, 12 common ones, and a conquest card for each row',
  () => {
    const ofWar = CARDS.filter(({ pack }) => pack === 'war');
    const count = (prefix: string) => ofWar.filter(({ code }) => code.startsWith(prefix)).length;
    expect(['BAR', 'RZY', 'JAP', 'EGI', 'ZWY'].map(count)).toEqual([10, 10, 10, 10, 12]);
    expect(ofWar).toHaveLength(52);
    expect(ROWS).toHaveLength(3);
  },
);

rule('OSD-WAR-CONTENT-02', 'its cards join those of the base game, and make no game of their own', () => {
  const config = { factions: ['romans', 'barbarians'], options: ['war'] } as const;
  const cards = cardsIn(osadnicy, new Play(config, 1).state);
  const count = (pack: string) => cards.filter((card) => CARDS[card]!.pack === pack).length;
  expect([count('base'), count('war')]).toEqual([84 + 30 + 30, 12 + 10 + 10]);
});

rule('OSD-WAR-CONTENT-05', 'with Atlanteans and Aztecs it can be played, and its sentence advises against it', () => {
  const config: Config = { factions: ['atlanteans', 'aztecs'], options: ['war'] };
  expect(configFault(config)).toBeNull();
  expect(randomGame(config, 3).over).toBe(true);
  expect(optionDescription('war', 'pl')).toContain('Nie zaleca się go z Atlantydami ani Aztekami');
  expect(optionDescription('war', 'en')).toContain('Not recommended with the Atlanteans or Aztecs');
});

test('there is no war in the peaceful variant, and no level of conquests without war', () => {
  const together: Config = { factions: ['romans', 'barbarians'], options: ['peaceful', 'war'] };
  expect(configFault(together)).toEqual({ fault: 'options together', found: ['peaceful', 'war'] });
  const easy: Config = { factions: ['romans'], options: ['conquestsEasy'] };
  expect(configFault(easy)).toEqual({ fault: 'option needs', found: ['conquestsEasy', 'war'] });
  const both = configFault(alone({ options: ['war', 'conquestsEasy', 'conquestsHard'] }));
  expect(both).toEqual({ fault: 'options together', found: ['conquestsEasy', 'conquestsHard'] });
});

rule('OSD-WAR-SOLO-01', 'against any other faction, with its deck opposite', () => {
  for (const rival of FACTIONS.filter((faction) => faction !== 'romans')) {
    const { state } = new Play(alone({ rival }), 2);
    expect(state.rival!.deckNo).toBe(deckOf(rival));
    const row = state.seats[VIRTUAL_PLAYER]!.locations;
    expect(row.map(({ card }) => CARDS[card]!.deck)).toEqual([deckOf(rival), deckOf(rival), deckOf(rival)]);
  }
  const own = configFault(alone({ rival: 'romans' }))!;
  expect(own).toEqual({ fault: 'rival', found: 'romans' });
  expect(configFaultText(own, 'pl')).toContain('wybierz inną niż własna');
});

test('a form draws the rival by lot, or takes the one that was chosen', () => {
  const wanted = (rival: string) => ({
    seats: [{ faction: 'romans', deck: 'whole' }],
    table: { modules: ['war'], options: [], rival: [rival], rivalDeck: ['whole'] },
  });
  const made = (rival: string, below: (n: number) => number) => {
    const found = setup.make(wanted(rival), below);
    return 'config' in found ? found.config.rival : found;
  };
  expect(made('japanese', () => 0)).toBe('japanese');
  const drawn = FACTIONS.slice(1).map((_, i) => made('lot', () => i));
  expect(new Set(drawn)).toEqual(new Set<Faction>(FACTIONS.filter((faction) => faction !== 'romans')));
  expect(setup.wanted(alone({ rival: 'japanese' })).table.rival).toEqual(['japanese']);
});

rule('OSD-WAR-SOLO-22', 'the deck of the virtual player may be built, with any expansion', () => {
  const rivalDeck = readyDeck('japanese', 'friends').cards;
  const config = alone({ rival: 'japanese', rivalDeck });
  expect(tableFault(config)).toBeNull();
  const { rival, seats } = new Play(config, 4).state;
  const dealt = [...rival!.deck, ...rival!.discard, ...seats[VIRTUAL_PLAYER]!.locations.map(({ card }) => card)];
  expect(dealt).toHaveLength(30);
  expect(dealt.filter((card) => CARDS[card]!.pack === 'friends')).toHaveLength(10);
  expect(tableFault(alone({ rival: 'japanese', rivalDeck: { RZY001: 2 } }))).toMatchObject({ fault: 'deck' });
});

test('what is given up or conquered elsewhere moves foundations in a row up with the rest', () => {
  const driver = drive(
    {
      turn: 'barbarians',
      seats: [
        { faction: 'romans', foundations: ['Wioska'], ramparts: ['production'], empire: ['RZY027', 'RZY020'] },
        { faction: 'barbarians', goods: { raze: 7 } },
      ],
    },
    { options: ['war'] },
  );
  const row = () => fromTheLeft(driver.state, 0, rowsOf(driver.state, 0)[0]!);
  const names = () => row().map((one) => (one === RAMPART ? one : CARDS[one.card]!.code));
  expect(names()).toEqual([RAMPART, 'RZY020', 'RZY027']);
  driver.choose('barbarians', { do: 'conquer location', card: 'RZY027' });
  expect(names()).toEqual([RAMPART, 'RZY020']);
  driver.choose('romans', 'pass');
  expect(driver.state.seats[0]!.ramparts).toEqual([{ at: 0, row: 'production', right: 1 }]);
});

rule('OSD-WAR-LAYOUT-03', 'only what moves Locations changes their order in whole games', () => {
  const config = { factions: ['romans', 'egyptians', 'barbarians'], options: ['war'] } as const;
  let before: number[][] = [];
  let compared = 0;
  const orderOf = (play: Play) => play.state.seats.map(({ locations }) => locations.map(({ card }) => card));
  const play = new Play(config, 5);
  play.playOn(
    (decision) =>
      decision.options.find(({ do: does }) => does !== 'activate' && does !== 'pass') ?? decision.options[0]!,
    () => {
      const now = orderOf(play);
      for (const [seat, cards] of before.entries()) {
        const stay = cards.filter((card) => now[seat]!.includes(card));
        expect(now[seat]!.filter((card) => stay.includes(card))).toEqual(stay);
        compared += stay.length;
      }
      before = now;
    },
  );
  expect(compared).toBeGreaterThan(200);
});
