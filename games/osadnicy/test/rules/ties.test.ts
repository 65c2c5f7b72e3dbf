import { expect } from 'vitest';
import { type Faction, osadnicy } from '../../src/index.ts';
import { position, type SeatPosition } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';

const SEATS: readonly SeatPosition[] = [
  { faction: 'romans', points: 12, goods: { wood: 2 }, hand: ['Drwale', 'Tartak'] },
  { faction: 'barbarians', points: 12, goods: { worker: 2 }, hand: ['Jarmark'] },
  { faction: 'egyptians', points: 12, goods: { worker: 1 }, hand: ['Stolarz', 'Cieśla', 'Piwowar'] },
  { faction: 'japanese', points: 11, goods: { worker: 9, food: 9 }, hand: ['Posąg', 'Piekarz', 'Rynek', 'Młyn'] },
];

function winners(seats: readonly SeatPosition[]): Faction[] {
  const state = position({ phase: 'end', round: 5, seats });
  return osadnicy.result(state).winners.map((seat) => seats[seat]!.faction);
}

rule(['OSD-TIES-01', 'OSD-TIES-02'], 'who sits where does not matter: points, then goods, then cards in hand', () => {
  for (const i of SEATS.keys()) {
    const turned = [...SEATS.slice(i), ...SEATS.slice(0, i)];
    expect(winners(turned)).toEqual(['romans']);
    expect(winners([...turned].reverse())).toEqual(['romans']);
  }
});

rule('OSD-TIES-03', 'three who are equal in everything share the victory', () => {
  const equal = SEATS.slice(0, 3).map((seat) => ({ ...seat, goods: { stone: 1 }, hand: [] }));
  expect(winners([...equal, SEATS[3]!])).toEqual(['romans', 'barbarians', 'egyptians']);
});
