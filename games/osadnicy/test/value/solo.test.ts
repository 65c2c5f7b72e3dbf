import { describe, expect, test } from 'vitest';
import { position, type SeatPosition, type VirtualPosition } from '../../src/scenario/index.ts';
import type { State } from '../../src/state.ts';
import { cardsToCome } from '../../src/value/collection.ts';
import { horizonOf } from '../../src/value/horizon.ts';
import { income } from '../../src/value/means.ts';
import { locationsToCome } from '../../src/value/prospects.ts';
import { soloWorth } from '../../src/value/solo.ts';
import { expectedStrikes } from '../../src/value/strikes.ts';

/** The Romans alone, in their action phase. */
function alone(seat: Partial<SeatPosition>, virtual: VirtualPosition = {}, round = 3): State {
  return position({ round, seats: [{ faction: 'romans', passed: false, ...seat }], virtual });
}

describe('strikes', () => {
  test('only a common location can be struck whose raze field shows a target of the line', () => {
    expect(expectedStrikes(alone({ empire: ['Tartak'] }, { line: ['wood'] }))).toBeGreaterThan(0);
    expect(expectedStrikes(alone({ empire: ['Tartak'] }, { line: ['gold'] }))).toBe(0);
    expect(expectedStrikes(alone({ empire: ['Kolos'] }, { line: ['wood'] }))).toBe(0);
    expect(expectedStrikes(alone({ empire: ['Ruiny'] }, { line: ['wood', 'stone'] }))).toBe(0);
  });

  test('one location is struck at most once', () => {
    const line: VirtualPosition['line'] = ['wood', 'worker', 'stone', 'food', 'gold', 'vp'];
    expect(expectedStrikes(alone({ empire: ['Tartak'] }, { line }))).toBeLessThanOrEqual(1);
  });
});

describe('the collection to come', () => {
  const toCome = (game: State) => cardsToCome(game, horizonOf(game, 0), income(game));
  const locations = ['Zamek', 'Monument'];

  test('raze tokens keep cards from it, and razing does so more surely', () => {
    const none = toCome(alone({}, { locations }));
    const able = toCome(alone({ goods: { raze: 2 } }, { locations }));
    const done = toCome(alone({}, { locations: ['Zamek'] }));
    expect(able).toBeLessThan(none);
    expect(done).toBeLessThan(able);
  });

  test('a raze token in every round keeps more from it the earlier it is signed for', () => {
    const spared = (round: number) =>
      toCome(alone({}, { locations }, round)) - toCome(alone({ deals: ['Legion'] }, { locations }, round));
    expect(spared(1)).toBeGreaterThan(spared(4));
    expect(spared(5)).toBe(0);
  });
});

describe('faction locations to come', () => {
  const toCome = (game: State) => locationsToCome(game, horizonOf(game, 0), income(game));

  test('need cards, goods and something to stand on', () => {
    const goods = { wood: 3, stone: 3 };
    const all = toCome(alone({ hand: ['Kolos', 'Legion'], goods, foundations: ['Zamek', 'Monument'] }, {}, 5));
    expect(toCome(alone({ goods, foundations: ['Zamek', 'Monument'] }, {}, 5))).toBeLessThan(all);
    expect(toCome(alone({ hand: ['Kolos', 'Legion'], foundations: ['Zamek', 'Monument'] }, {}, 5))).toBeLessThan(all);
    expect(toCome(alone({ hand: ['Kolos', 'Legion'], goods }, {}, 5))).toBeLessThan(all);
  });

  test('none come any more to who has passed in the last round', () => {
    const game = alone({ hand: ['Kolos'], goods: { stone: 5 } }, {}, 5);
    expect(toCome(game)).toBeGreaterThan(0);
    game.seats[0]!.passed = true;
    expect(toCome(game)).toBe(0);
  });
});

test('at the end the victory is there or it is not', () => {
  const ended = (collection: readonly string[]) =>
    soloWorth(
      position({ phase: 'end', round: 5, seats: [{ faction: 'romans', empire: ['Kolos'] }], virtual: { collection } }),
    );
  expect(ended([]) - ended(['Zamek'])).toBeGreaterThan(50);
});
