import { describe, expect, test } from 'vitest';
import {
  type Decision,
  offered,
  optionId,
  pickAllowed,
  pickId,
  randomAnswer,
  type Step,
  seeded,
} from '../src/index.ts';

type Bake = Step & { readonly seat?: number; readonly cards?: readonly number[]; readonly into?: string };

function picking(from: readonly number[], min: number, max: number, allows?: (picked: readonly number[]) => boolean) {
  const answer = (cards: readonly number[]): Bake => ({ do: 'bake', cards });
  return { seat: 0, ask: { do: 'choose' }, options: [], pick: { from, min, max, answer, ...(allows && { allows }) } };
}

describe('option ids', () => {
  test('name the step and its fields, but not the seat that is asked', () => {
    expect(optionId({ do: 'bake', seat: 2, into: 'bread' } as Bake)).toBe('bake into=bread');
    expect(optionId({ do: 'bake', cards: [3, 1] } as Bake)).toBe('bake cards=3+1');
  });

  test('tell nested data apart', () => {
    const one = { do: 'pay', cost: { wood: 1 } };
    const other = { do: 'pay', cost: { wood: 2 } };
    expect(optionId(one)).not.toBe(optionId(other));
  });

  test('lead back to the option', () => {
    const options: Bake[] = [{ do: 'bake', into: 'bread' }, { do: 'pick cherries' }];
    const decision: Decision<Bake> = { ...picking([1, 2], 1, 1), options };
    for (const option of options) expect(offered(decision, optionId(option))).toBe(option);
    expect(offered(decision, 'bake into=cake')).toBeNull();
  });
});

test('an option is named by its fields in any order, as an earlier release may have written them', () => {
  const move = { do: 'move on', from: 3, to: 4 };
  const options = [move, { do: 'move on', from: 4, to: 3 }, { do: 'move on', from: 3, to: 40 }, { do: 'move' }];
  const decision: Decision<Step> = { seat: 0, ask: { do: 'choose' }, options };
  expect(offered(decision, 'move on to=4 from=3')).toBe(move);
  expect(offered(decision, 'move on from=3 to=4')).toBe(move);
  for (const id of ['move on to=4', 'move on to=4 from=3 from=3', 'move to=4 from=3', 'move on to=3 from=3', 'on move'])
    expect(offered(decision, id), id).toBeNull();
});

describe('picks', () => {
  const decision = picking([4, 4, 7, 9], 1, 3);

  test.each([
    [[7], true],
    [[4, 4, 9], true],
    [[], false],
    [[4, 4, 7, 9], false],
    [[7, 7], false],
    [[8], false],
    [[Number.NaN], false],
  ])('%j may be picked: %s', (picked, may) => {
    expect(pickAllowed(decision.pick, picked)).toBe(may);
    expect(offered(decision, pickId(picked)) !== null).toBe(may);
  });

  test('have one name, whatever the order', () => {
    expect(pickId([9, 4])).toBe(pickId([4, 9]));
    expect(offered(decision, 'pick 4+9')).toEqual({ do: 'bake', cards: [4, 9] });
  });

  test.each(['pick 9+4', 'pick 04', 'pick 4+', 'pick  4', 'pick 4.0', 'pick', 'pick 0x4', 'pick 1e1'])(
    '«%s» is no pick',
    (id) => {
      expect(offered(decision, id)).toBeNull();
    },
  );

  test('of nothing are possible where the minimum is nothing', () => {
    expect(offered(picking([1], 0, 1), pickId([]))).toEqual({ do: 'bake', cards: [] });
  });

  test('can be narrowed further', () => {
    const even = picking([1, 2, 3, 4], 0, 4, (picked) => picked.reduce((sum, n) => sum + n, 0) === 7);
    expect(offered(even, pickId([3, 4]))).not.toBeNull();
    expect(offered(even, pickId([2, 4]))).toBeNull();
  });
});

describe('random answers', () => {
  test('are offered', () => {
    const rng = seeded(5);
    const options: Bake[] = [{ do: 'pass' }];
    const decision = { ...picking([1, 2, 3, 4], 1, 2), options };
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) seen.add(randomAnswer(decision, rng)!);
    for (const id of seen) expect(offered(decision, id)).not.toBeNull();
    expect(seen.size).toBe(1 + 4 + 6);
  });

  test('are found even where only one pick is allowed', () => {
    const from = [...Array(14).keys()];
    const only = picking(from, 0, 14, (picked) => picked.join() === '1,5,6,12,13');
    expect(randomAnswer(only, seeded(1))).toBe('pick 1+5+6+12+13');
  });

  test('do not exist where nothing can be answered', () => {
    expect(randomAnswer(picking([1], 2, 2), seeded(1))).toBeNull();
  });
});
