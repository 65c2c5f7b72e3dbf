import { expect } from 'vitest';
import { pointsOf, result, totalOf } from '../../src/scoring.ts';
import { Table } from '../position.ts';
import { rule } from '../rule.ts';

const WONDER = 154;
const PYRAMID = WONDER + 5;

function withWonder(owner: number, builder: number, card = WONDER): Table {
  const table = new Table({ cities: { D4: { of: owner } } });
  table.state.cities[0] = { ...table.state.cities[0]!, wonders: [card] };
  table.state.builders[card - WONDER] = builder;
  return table;
}

rule(
  ['COC-VP-03', 'COC-VP-04'],
  'a point for each settlement and building of the own colour, wherever it stands',
  () => {
    const { state } = new Table({
      cities: { D2: { buildings: ['temple'] }, D4: { of: 1, buildings: { academy: 0, port: 1 } } },
    });
    expect(pointsOf(state, 0).pieces).toBe(3);
    expect(pointsOf(state, 1).pieces).toBe(2);
  },
);

rule('COC-VP-05', 'half a point for each advance, and the half is kept', () => {
  const { state } = new Table({ seats: [{ advances: ['storage'] }] });
  expect(pointsOf(state, 0).advances).toBe(1.5);
  expect(totalOf(state, 0)).toBe(1.5);
});

rule('COC-VP-06', 'advances of the civilization count alike', () => {
  const { state } = new Table();
  state.seats[0]!.advances[1]! |= 1 << 18;
  expect(pointsOf(state, 0).advances).toBe(1.5);
});

rule(['COC-VP-07', 'COC-OCARD-03'], 'two points for each completed objective', () => {
  const { state } = new Table();
  state.seats[0]!.completed = [58, 59, 60];
  expect(pointsOf(state, 0).objectives).toBe(6);
});

rule(
  ['COC-VP-08', 'COC-VP-09', 'COC-WON-09', 'COC-WON-10'],
  'a wonder is worth four to a builder who has it, else two to each',
  () => {
    const points = (owner: number, builder: number) =>
      [0, 1].map((seat) => pointsOf(withWonder(owner, builder).state, seat).wonders);
    expect(points(0, 0)).toEqual([4, 0]);
    expect(points(1, 0)).toEqual([2, 2]);
    expect(points(4, 0)).toEqual([2, 0]);
  },
);

rule('COC-WON-32', 'the pyramid is worth five to its builder, whoever has it', () => {
  const points = (owner: number) => [0, 1].map((seat) => pointsOf(withWonder(owner, 0, PYRAMID).state, seat).wonders);
  expect(points(0)).toEqual([5, 0]);
  expect(points(1)).toEqual([5, 0]);
});

rule(['COC-VP-10', 'COC-VP-11'], 'points of events and of killed leaders count', () => {
  const { state } = new Table();
  state.seats[0]!.eventPoints = 1.5;
  state.seats[0]!.killed = [162];
  expect(pointsOf(state, 0)).toMatchObject({ events: 1.5, leaders: 2 });
});

rule('COC-VP-12', 'the most points win', () => {
  const { state } = new Table({ cities: { D2: {}, D4: { of: 1 }, D6: { of: 1 } } });
  expect(result(state)).toEqual({ points: [2, 3], winners: [1] });
});

rule('COC-VP-13', 'of equals, whoever has more from pieces wins, then from advances and so on', () => {
  const { state } = new Table({
    cities: { D2: {}, D4: { of: 1 } },
    seats: [{}, { advances: ['storage', 'irrigation'] }],
  });
  state.cities.push({ ...state.cities[0]!, hex: 5 });
  expect(result(state)).toEqual({ points: [3, 3], winners: [0] });
  const other = new Table({ cities: { D2: {}, D4: { of: 1 } } }).state;
  other.seats[0]!.completed = [58];
  other.seats[1]!.eventPoints = 2;
  expect(result(other).winners).toEqual([0]);
});

rule('COC-VP-14', 'who is equal in everything shares the victory', () => {
  expect(result(new Table({ cities: { D2: {}, D4: { of: 1 } } }).state).winners).toEqual([0, 1]);
});

rule('COC-WON-33', 'who holds the pyramid wins a tie', () => {
  const { state } = withWonder(1, 1, PYRAMID);
  state.seats[0]!.eventPoints = 6;
  expect(result(state).points).toEqual([7, 7]);
  expect(result(state).winners).toEqual([1]);
});
