import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, type Json, withChanges } from '../../src/protocol/changes.ts';

const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 2, 'a', ''),
    fc.array(fc.integer({ min: -2, max: 5 }), { maxLength: 8 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1'), tie('value'), { maxKeys: 4 }),
  ),
}));
const thing = fc.dictionary(fc.constantFrom('x', 'y', 'z', '2'), json, { maxKeys: 4 });

describe('changes between two moments', () => {
  test('lead from the one to the other, over the wire too', () => {
    fc.assert(
      fc.property(thing, thing, (before, after) => {
        const changes = changesBetween(before, after);
        const sent = JSON.parse(JSON.stringify(changes));
        expect(sent === null ? before : withChanges(before, sent)).toEqual(after);
      }),
      { numRuns: 3000 },
    );
  });

  test('are none between equals', () => {
    fc.assert(
      fc.property(thing, (one) => {
        expect(changesBetween(one, structuredClone(one))).toBeNull();
      }),
    );
  });

  test('leave what they are applied to as it was', () => {
    fc.assert(
      fc.property(thing, thing, (before, after) => {
        const copy = structuredClone(before);
        withChanges(before, changesBetween(before, after) ?? {});
        expect(before).toEqual(copy);
      }),
    );
  });

  test('of a pile that shrinks are small', () => {
    expect(changesBetween({ deck: [-2, -2, -2, -2] }, { deck: [-2, -2, -2] })).toEqual({ deck: [3, 1] });
    expect(changesBetween({ hand: [1, 2, 3] }, { hand: [1, 3] })).toEqual({ hand: [1, 1] });
    const seats = (points: number) => ({
      seats: [
        { points: 0, hand: [1] },
        { points, hand: [2] },
      ],
    });
    expect(changesBetween(seats(1), seats(3))).toEqual({ seats: { 1: { points: [3] } } });
  });
});
