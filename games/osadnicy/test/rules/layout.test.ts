import { pending } from '@imperia/engine';
import { expect } from 'vitest';
import { osadnicy, ROWS, type Row, rowsOf } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { BASE_CARDS as CARDS, baseLocationCards as locationCards } from '../base.ts';
import { rule } from '../rule.ts';

function names({ kind, faction, common }: Row) {
  const of = (locations: Row['faction']) => locations.map(({ card }) => CARDS[card]!.data.name.pl);
  return { kind, faction: of(faction), common: of(common) };
}

const EMPIRE = ['Kolos', 'Drwale', 'Stary las', 'Ogrody', 'Dostawca', 'Kamieniarz'];

function empire(order: readonly string[]) {
  return drive({
    phase: 'production',
    round: 2,
    seats: [{ faction: 'romans', goods: { wood: 2, gold: 2 }, empire: order }, { faction: 'barbarians' }],
  });
}

rule(
  ['OSD-LAYOUT-01', 'OSD-LAYOUT-02', 'OSD-LAYOUT-03', 'OSD-LAYOUT-04', 'OSD-LAYOUT-05'],
  'production on top, features in the middle, actions below; faction locations left, common ones right',
  () => {
    expect(rowsOf(empire(EMPIRE).state, 0).map(names)).toEqual([
      { kind: 'production', faction: ['Kamieniarz'], common: ['Stary las'] },
      { kind: 'feature', faction: ['Ogrody'], common: ['Dostawca'] },
      { kind: 'action', faction: ['Kolos'], common: ['Drwale'] },
    ]);
    expect(rowsOf(empire(EMPIRE).state, 1).map(names)).toEqual([
      { kind: 'production', faction: [], common: [] },
      { kind: 'feature', faction: [], common: [] },
      { kind: 'action', faction: [], common: [] },
    ]);
  },
);

rule(['OSD-LAYOUT-02', 'OSD-LAYOUT-03', 'OSD-LAYOUT-04'], 'every card has its one place in the rows', () => {
  for (const card of locationCards()) {
    const faction = (['romans', 'barbarians', 'japanese', 'romans', 'egyptians'] as const)[card.deck]!;
    const other = faction === 'romans' ? 'barbarians' : 'romans';
    const { state } = drive({ seats: [{ faction, empire: [card.code] }, { faction: other }] });
    const rows = rowsOf(state, 0);
    const at = rows.findIndex((row) => row.faction.length + row.common.length === 1);
    expect(at, card.code).toBe((ROWS as readonly string[]).indexOf(card.kind));
    expect(rows[at]!.common.length, card.code).toBe(card.deck === 0 ? 1 : 0);
  }
});

rule('OSD-LAYOUT-05', 'a location of another faction in the hands of its owner still lies left of the board', () => {
  const { state } = drive({
    seats: [{ faction: 'japanese', empire: ['Farma', 'ZWY023'] }, { faction: 'romans' }],
  });
  expect(names(rowsOf(state, 0)[0]!)).toEqual({ kind: 'production', faction: ['Farma'], common: ['Pole zboża'] });
});

rule('OSD-LAYOUT-06', 'however the locations lie, the same is produced, offered and scored', () => {
  const expected = empire(EMPIRE);
  const options = (one: typeof expected) => [...one.offered()].sort();
  const other = empire([...EMPIRE].reverse());
  expect(options(other)).toEqual(options(expected));
  expect(other.state.seats[0]!.tokens).toEqual(expected.state.seats[0]!.tokens);
  expect(osadnicy.result(other.state)).toEqual(osadnicy.result(expected.state));
});

rule('OSD-LAYOUT-06', 'building asks for no place: there is one way to build a card, and no wrong one', () => {
  const { state } = drive({
    seats: [{ faction: 'romans', goods: { wood: 2 }, hand: ['Stary las'] }, { faction: 'barbarians' }],
  });
  const builds = pending(osadnicy.rules, state)[0]!.options.filter((option) => option.do === 'build');
  expect(builds.map((option) => Object.keys(option))).toEqual([['do', 'seat', 'card']]);
});

rule('OSD-LAYOUT-07', 'a building bonus does not move a card out of the row of its ability', () => {
  const { state } = drive({
    seats: [
      { faction: 'egyptians', empire: ['ZWY008', 'Pustynia', 'Oaza', 'Tawerna', 'Posąg'] },
      { faction: 'barbarians' },
    ],
  });
  expect(rowsOf(state, 0).map(names)).toEqual([
    { kind: 'production', faction: [], common: ['Kamieniołom'] },
    { kind: 'feature', faction: ['Oaza'], common: ['Posąg'] },
    { kind: 'action', faction: ['Pustynia'], common: ['Tawerna'] },
  ]);
  const withBonus = CARDS.filter(({ bonus }) => bonus > 0);
  expect(new Set(withBonus.map(({ kind }) => kind)).size).toBe(3);
});
