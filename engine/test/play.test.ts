import { describe, expect, test } from 'vitest';
import { tiny } from '../../games/tiny/src/game.ts';
import { canonical, hear, keyFrom, Play, randomAnswer, seeded, Table } from '../src/index.ts';
import { CONFIG } from './position.ts';

const games = Array.from({ length: 20 }, (_, seed) => seed);

function playOf(key: string) {
  return new Play(tiny, tiny.setup(CONFIG, key));
}

function saved(play: ReturnType<typeof playOf>): typeof play {
  const { state, retractable } = JSON.parse(JSON.stringify({ state: play.state, retractable: play.retractable }));
  return new Play(tiny, state, retractable);
}

describe('a game without a memory', () => {
  test.each(games)('goes on from what was saved of it as the table does, game %i', (seed) => {
    const rng = seeded(seed);
    const key = keyFrom(rng);
    const table = new Table(tiny, CONFIG, key);
    let play = playOf(key);
    const told = [...play.begin().events];
    while (!table.over) {
      const decision = table.decisions()[0]!;
      const answer = { seat: decision.seat, decision: table.state.decision, option: randomAnswer(decision, rng)! };
      play = saved(play);
      table.answer(answer);
      const happened = play.answer(answer);
      if (typeof happened === 'string') throw new Error(happened);
      told.push(...happened.events);
      expect(canonical(play.state)).toBe(canonical(table.state));
      for (const seat of [0, 1, 2]) expect(play.canUndo(seat)).toBe(table.canUndo(seat));
      if (rng[0] % 3 === 0 && table.undo(answer.seat)) {
        told.length -= play.undo(answer.seat)!;
        expect(canonical(play.state)).toBe(canonical(table.state));
      }
    }
    expect(told.map((event) => hear(tiny, event, 0))).toEqual(table.heard(0));
    expect(play.answer({ seat: 0, decision: 0, option: '' })).toBe('over');
  });

  test.each(games)('is as it was after an answer with the wrong luck, game %i', (seed) => {
    const rng = seeded(seed);
    const play = playOf(keyFrom(rng));
    play.begin();
    let failed = 0;
    for (let decision = play.decisions()[0]; decision; decision = play.decisions()[0]) {
      const answer = { seat: decision.seat, decision: play.state.decision, option: randomAnswer(decision, rng)! };
      const before = canonical({ state: play.state, retractable: play.retractable });
      try {
        play.answer(answer, () => []);
      } catch {
        failed++;
        expect(canonical({ state: play.state, retractable: play.retractable })).toBe(before);
        play.answer(answer);
      }
    }
    expect(failed).toBeGreaterThan(0);
  });
});
