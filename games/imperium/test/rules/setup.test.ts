import { keyFrom, seeded } from '@imperia/engine';
import { expect } from 'vitest';
import {
  BOXES,
  CARDS,
  type Config,
  commonCards,
  configFault,
  imperium,
  NATIONS,
  nationCards,
} from '../../src/index.ts';
import { Position } from '../position.ts';
import { rule } from '../rule.ts';

const FOUR = ['romans', 'celts', 'greeks', 'persians'] as const;
const table = (seats: number) => new Position(FOUR.slice(0, seats).map((nation) => ({ nation })));
const typed = (cards: readonly number[], type: string) => cards.filter((card) => CARDS[card]!.data.type === type);

rule(
  ['IMP-COMP-01', 'IMP-COMP-02', 'IMP-COMP-03', 'IMP-COMP-04', 'IMP-COMP-05'],
  'the boxes hold as many cards as the book says',
  () => {
    const sizes = Object.fromEntries(NATIONS.map((nation) => [nation, nationCards(nation).length]));
    expect(sizes).toMatchObject({
      carthaginians: 23,
      celts: 28,
      greeks: 23,
      macedonians: 23,
      persians: 23,
      romans: 23,
    });
    expect(sizes).toMatchObject({ scythians: 24, vikings: 26, arthurians: 29, atlanteans: 22, egyptians: 23 });
    expect(sizes).toMatchObject({ mauryans: 24, minoans: 23, olmecs: 26, qin: 25, utopians: 21 });
    for (const box of BOXES) {
      expect(commonCards(box)).toHaveLength(83);
      expect(CARDS.filter((card) => card.box === box)).toHaveLength(276);
    }
  },
);

rule('IMP-COMP-06', 'the common cards of Classics by suit', () => {
  const counts = ['region', 'uncivilised', 'civilised', 'tributary', 'fame', 'unrest'].map(
    (type) => typed(commonCards('classics'), type).length,
  );
  expect(counts).toEqual([14, 22, 15, 11, 9, 12]);
});

rule(['IMP-ANAT-22', 'IMP-ANAT-23', 'IMP-ANAT-24'], 'numbers tell the box, the group and the place in it', () => {
  for (const { data, box, nation } of CARDS) {
    expect(data.id).toMatch(
      /^[12](ARC|CYW|REG|HOLD|SLA|BUNT|ART|ATL|CEL|EGI|GRE|KAR|MAC|MAU|MIN|OLM|PER|QIN|RZY|SCY|UTO|WIK)\d+\/\d+$/,
    );
    expect(data.id[0]).toBe(box === 'classics' ? '1' : '2');
    const size = nation ? nationCards(nation).length : typed(commonCards(box), data.type).length;
    expect(Number(data.id.split('/')[1])).toBe(size);
  }
});

rule(
  ['IMP-CSETUP-16', 'IMP-CSETUP-12', 'IMP-CSETUP-13', 'IMP-CSETUP-14', 'IMP-CSETUP-15', 'IMP-CSETUP-18'],
  'decks of one suit, fame left out and the market, by the number of players',
  () => {
    for (const [players, size, fame] of [
      [2, 6, 6],
      [3, 7, 7],
      [4, 8, 8],
    ] as const) {
      const { state } = table(players);
      for (const [pile, type] of [
        ['regions', 'region'],
        ['uncivilised', 'uncivilised'],
        ['civilised', 'civilised'],
      ] as const) {
        expect(state[pile]).toHaveLength(size - 1);
        expect(typed(state[pile], type)).toHaveLength(size - 1);
      }
      expect(state.fame).toHaveLength(fame);
      expect(state.king.map((card) => CARDS[card]!.data.name.en)).toEqual(['King of Kings']);
      expect(state.market.map(({ card }) => CARDS[card]!.data.type).slice(2)).toEqual([
        'region',
        'uncivilised',
        'civilised',
      ]);
    }
  },
);

rule(['IMP-CSETUP-17', 'IMP-CSETUP-07', 'IMP-CSETUP-08', 'IMP-ANAT-20', 'IMP-ANAT-21'], 'what takes part', () => {
  for (const players of [2, 3, 4]) {
    const { state } = table(players);
    const all = imperium.cards(state.config);
    expect(all.every((card) => (CARDS[card]!.data.players ?? 0) <= players)).toBe(true);
    const main = [...state.main, state.market[0]!.card, state.market[1]!.card];
    const decks = typed(commonCards('classics'), 'region').filter((card) => all.includes(card)).length;
    expect(typed(main, 'region')).toHaveLength(decks - 4 - players);
    expect(typed(main, 'fame')).toHaveLength(0);
  }
});

rule(['IMP-CSETUP-19', 'IMP-CSETUP-20', 'IMP-ANAT-12'], 'unrest and progress on the opening market', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { state } = new Position([{ nation: 'romans' }, { nation: 'qin' }], { seed });
    for (const { card, unrest, tokens } of state.market) {
      const { suits } = CARDS[card]!;
      expect(unrest >= 0).toBe(!suits.includes('region'));
      const only = suits.includes('civilised') && !suits.includes('uncivilised');
      expect(tokens).toEqual([0, 0, only ? 1 : 0]);
    }
  }
});

rule(
  ['IMP-CSETUP-02', 'IMP-CSETUP-03', 'IMP-CSETUP-04', 'IMP-PSETUP-23', 'IMP-PSETUP-17', 'IMP-PSETUP-18'],
  'what each player starts with',
  () => {
    const { state } = new Position([{ nation: 'romans' }, { nation: 'utopians' }, { nation: 'atlanteans' }]);
    expect(state.seats.map(({ tokens }) => tokens)).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [3, 2, 1],
    ]);
    expect(state.seats.map(({ actions }) => actions)).toEqual([3, 3, 3]);
    expect(state.seats.map(({ exhausts }) => exhausts)).toEqual([5, 3, 5]);
    expect(state.seats.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(state.seats.map(({ empire }) => empire)).toEqual([false, false, true]);
  },
);

rule(
  [
    'IMP-PSETUP-07',
    'IMP-PSETUP-08',
    'IMP-PSETUP-10',
    'IMP-PSETUP-11',
    'IMP-PSETUP-14',
    'IMP-PSETUP-15',
    'IMP-PSETUP-16',
    'IMP-PSETUP-06',
  ],
  'the areas of nations that begin otherwise',
  () => {
    const { state } = new Position([
      { nation: 'arthurians' },
      { nation: 'utopians' },
      { nation: 'atlanteans' },
      { nation: 'vikings' },
    ]);
    const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);
    const [arthurians, utopians, atlanteans, vikings] = state.seats;
    expect(names(arthurians!.play.map(({ card }) => card))).toEqual(["King Arthur's Court"]);
    expect(names(arthurians!.accession)).toEqual(['Gwaith Camlan']);
    expect(arthurians!.developments).toHaveLength(5);
    expect(names(utopians!.journey)).toEqual(['Visions of Shangri-la', 'Gates of Shangri-la']);
    expect([utopians!.nationDeck, utopians!.accession, utopians!.developments].flat()).toEqual([]);
    expect([atlanteans!.nationDeck, atlanteans!.accession].flat()).toEqual([]);
    expect(atlanteans!.developments).toHaveLength(10);
    expect(names(vikings!.accession)).toEqual(['Harald Hardrada']);
    expect(vikings!.developments).toEqual([]);
  },
);

rule(
  ['IMP-PSETUP-19', 'IMP-PSETUP-21', 'IMP-CSETUP-09'],
  'supply cards join the unrest pile, by the number of players',
  () => {
    const unrest = (seats: readonly (typeof NATIONS)[number][]) => {
      const { state } = new Position(seats.map((nation) => ({ nation })));
      return state.unrest.length + state.market.filter(({ unrest }) => unrest >= 0).length;
    };
    expect(unrest(['romans', 'greeks'])).toBe(8);
    expect(unrest(['romans', 'celts'])).toBe(8);
    expect(unrest(['romans', 'celts', 'greeks'])).toBe(12);
    expect(unrest(['romans', 'celts', 'greeks', 'persians'])).toBe(17);
    expect(unrest(['arthurians', 'utopians'])).toBe(13);
  },
);

rule(
  ['IMP-COMBINE-01', 'IMP-COMBINE-02', 'IMP-COMBINE-03', 'IMP-COMBINE-04', 'IMP-COMBINE-05'],
  'tributaries give way to those of the other box',
  () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { state } = new Position([{ nation: 'qin' }, { nation: 'minoans' }], { commons: 'classics', seed });
      const tributaries = typed([...state.main, ...state.market.map(({ card }) => card)], 'tributary');
      const names = tributaries.map((card) => CARDS[card]!.data.name.en);
      expect(names).not.toContain('Qin');
      expect(names).not.toContain('Minoans');
      const spares = tributaries.filter((card) => CARDS[card]!.box === 'legends');
      expect(spares).toHaveLength(2);
      expect(spares.every((card) => CARDS[card]!.data.players === undefined)).toBe(true);
      const common = [...state.regions, ...state.uncivilised, ...state.civilised, ...state.fame];
      expect(common.every((card) => CARDS[card]!.box === 'classics')).toBe(true);
    }
  },
);

rule('IMP-PSETUP-01', 'a nation sits at the table once, and only from a box that is in play', () => {
  const config: Config = { seats: [], boxes: ['classics'], commons: 'classics' };
  const seat = (nation: string) => ({ nation: nation as 'romans', side: 'A' as const });
  const fault = (...nations: string[]) => configFault({ ...config, seats: nations.map(seat) })?.fault;
  expect(fault('romans', 'greeks')).toBeUndefined();
  expect(fault('romans', 'romans')).toBe('nation twice');
  expect(fault('romans', 'qin')).toBe('nation of another box');
  expect(fault('romans', 'huns')).toBe('nation');
  expect(fault('romans')).toBe('seats');
  expect(fault('romans', 'greeks', 'celts', 'persians', 'vikings')).toBe('seats');
  expect(() => imperium.setup({ ...config, seats: [seat('huns')] }, keyFrom(seeded(1)))).toThrow('cannot be set');
});
