import { describe, expect, test } from 'vitest';
import { tiny } from '../../games/tiny/src/game.ts';
import type { TinyState } from '../../games/tiny/src/state.ts';
import { keyFrom, randomAnswer, SPECTATOR, seeded, Table, Views, view } from '../src/index.ts';

function* moments(seed: number): Generator<Readonly<TinyState>> {
  const rng = seeded(seed);
  const table = new Table(tiny, { seats: 3, rounds: 3 }, keyFrom(rng));
  for (yield table.state; !table.over; yield table.state) {
    const decision = table.decisions()[0]!;
    table.answer({ seat: decision.seat, decision: table.state.decision, option: randomAnswer(decision, rng)! });
  }
}

describe('views of a game as it goes on', () => {
  test('show every seat what a view of that moment alone shows', () => {
    for (let seed = 0; seed < 20; seed++) {
      const views = new Views(tiny);
      for (const state of moments(seed))
        for (const seat of [0, 1, 2, SPECTATOR]) expect(views.of(state, seat)).toEqual(view(tiny, state, seat));
    }
  });

  test('keep the lists that look as they did, for all who see them so', () => {
    const views = new Views(tiny);
    const [state] = moments(1);
    const [mine, theirs, watched] = [0, 1, SPECTATOR].map((seat) => views.of(state!, seat));
    expect(views.of(state!, 0).captains[0]!.hand).toBe(mine!.captains[0]!.hand);
    expect(theirs!.deck).toBe(mine!.deck);
    expect(watched!.captains[0]!.hand, 'hidden from both').toBe(theirs!.captains[0]!.hand);
    expect(theirs!.captains[0]!.hand, 'seen by one').not.toBe(mine!.captains[0]!.hand);
  });

  test('do not change what somebody was shown before', () => {
    const views = new Views(tiny);
    const shown: TinyState[] = [];
    const alone: TinyState[] = [];
    for (const state of moments(2)) {
      shown.push(views.of(state, 0));
      alone.push(view(tiny, state, 0));
    }
    expect(shown).toEqual(alone);
    expect(new Set(shown.map(({ deck }) => deck.length)).size, 'much has changed').toBeGreaterThan(3);
  });
});
