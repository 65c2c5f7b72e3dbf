import { expect } from 'vitest';
import { CARDS, COLOUR_GOODS, type Option } from '../../src/index.ts';
import { position } from '../../src/scenario/index.ts';
import { coloursIn, setsIn } from '../../src/sets.ts';
import { rule } from '../rule.ts';
import { Play } from './random-game.ts';

rule(
  'OSD-MAGIC3-CONTENT-01',
  '10 cards for each faction, 13 common ones, and 2 attack cards, in the decks only where it is chosen',
  () => {
    const count = (prefix: string) =>
      CARDS.filter(({ pack, code }) => pack === 'magic3' && code.startsWith(prefix)).length;
    expect(['BAR', 'JAP', 'RZY', 'EGI', 'AMA', 'ZWY', 'ATA'].map(count)).toEqual([10, 10, 10, 10, 10, 13, 2]);
  },
);

rule(
  [
    'OSD-MAGIC3-COLOURS-01',
    'OSD-MAGIC3-COLOURS-02',
    'OSD-MAGIC3-COLOURS-03',
    'OSD-MAGIC3-COLOURS-04',
    'OSD-MAGIC3-COLOURS-05',
    'OSD-MAGIC3-COLOURS-06',
    'OSD-MAGIC3-COLOURS-07',
    'OSD-MAGIC3-COLOURS-08',
    'OSD-MAGIC3-COLOURS-09',
  ],
  'each colour stands for a good',
  () => {
    expect(COLOUR_GOODS).toMatchObject({
      brown: 'wood',
      grey: 'stone',
      red: 'food',
      pink: 'worker',
      gold: 'gold',
      black: 'raze',
      white: 'tech',
      purple: 'vp',
      blue: 'card',
    });
  },
);

rule(
  ['OSD-MAGIC3-SETS-03', 'OSD-MAGIC3-SETS-05'],
  'four red locations and a white one are one set of red, red and white, and one of red',
  () => {
    const empire = ['Młyn', 'Szlacheckie pole', 'Piwowar', 'Piekarz', 'Wytwórnia trybików'];
    const game = position({ seats: [{ faction: 'atlanteans', empire }, { faction: 'romans' }] });
    const colours = coloursIn(game, 0);
    expect(setsIn(colours, ['red', 'red', 'white'])).toBe(1);
    expect(setsIn(colours, ['red', 'red', 'red'])).toBe(1);
  },
);

function drawnWith(options: readonly Option[]): Set<string | undefined> {
  return new Set(
    Array.from({ length: 24 }, (_, seed) => new Play({ factions: ['romans'], options }, seed).state.virtual),
  );
}

rule('OSD-SOLO-VIRTUAL-FACTIONS-06', 'alone, the virtual player may be Japanese or Egyptian', () => {
  expect(drawnWith(['magic3'])).toEqual(new Set(['japanese', 'egyptians']));
  expect(drawnWith(['friends', 'magic3'])).toEqual(new Set(['barbarians', 'romans', 'japanese', 'egyptians']));
  expect(drawnWith(['friends'])).toEqual(new Set(['barbarians', 'romans']));
});

rule('OSD-SOLO-VIRTUAL-FACTIONS-07', 'the 2 attack cards are used with these factions alone', () => {
  for (let seed = 0; seed < 24; seed++) {
    const { state } = new Play({ factions: ['romans'], options: ['friends', 'magic3'] }, seed);
    const { deck, deals } = state.seats[1]!;
    const raze = [...deck, ...deals].filter((card) => CARDS[card]!.deal === 'raze').length;
    const own = state.virtual === 'japanese' || state.virtual === 'egyptians';
    expect([raze, deck.length + deals.length]).toEqual(own ? [2, 18] : [0, 16]);
  }
});
