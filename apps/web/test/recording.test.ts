import { hash, Table, verify } from '@imperia/engine';
import { type OsadnicyEvent, osadnicy, type State } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import { roundsOf, turnAfter, turnBefore, turnsOf } from '../src/replay/turns.ts';
import { needsCurtain, viewpointsOf } from '../src/store/viewpoint.ts';
import { Recording } from '../src/worker/recording.ts';
import { kit, prepared } from './prepared.ts';

const config = { factions: ['romans', 'barbarians'], options: [] } as const;
const over = prepared(config, ['person', 'greedy'], 'recording');
const half = prepared(config, ['person', 'greedy'], 'recording', (answers) => answers === 40);
const shared = prepared(config, ['person', 'person'], 'recording', (answers) => answers === 40);
const recording = new Recording(kit, over);

const look = (open: boolean) => {
  const { views, heard } = recording.look({ seat: 0, open });
  return { views: views as readonly State[], heard: heard as readonly OsadnicyEvent[] };
};

describe('what may be seen', () => {
  test('of a finished game, every seat and all cards', () => {
    expect(viewpointsOf(over)).toEqual([
      { seat: 0, open: false },
      { seat: 1, open: false },
      { seat: 0, open: true },
    ]);
  });

  test('of a game that goes on, only what a person sees, and behind a curtain where there are two', () => {
    expect(viewpointsOf(half)).toEqual([{ seat: 0, open: false }]);
    expect([needsCurtain(over), needsCurtain(half), needsCurtain(shared)]).toEqual([false, false, true]);
    expect(() => new Recording(kit, half).look({ seat: 1, open: false })).toThrow();
    expect(() => new Recording(kit, half).look({ seat: 0, open: true })).toThrow();
  });

  test('from a seat, the hand of the other is hidden and the key unknown; open, nothing but the key is', () => {
    const { views } = look(false);
    const open = look(true).views;
    for (const [i, view] of views.entries()) {
      expect(view.seats[1]!.hand.every((card) => card < 0)).toBe(true);
      expect(open[i]!.seats.every(({ hand }) => hand.every((card) => card >= 0))).toBe(true);
      expect([view.chance.key, open[i]!.chance.key]).toEqual(['', '']);
    }
  });

  test('open, every event names its cards', () => {
    const { heard } = look(true);
    const drawn = heard.filter((event) => event.did === 'draw');
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every((event) => 'card' in event && event.card >= 0)).toBe(true);
  });
});

test('there is a moment before the first answer and one after each', () => {
  expect(recording.moments.length).toBe(over.answers.length + 1);
  expect(recording.moments.at(-1)!.result).not.toBeNull();
  expect(recording.look({ seat: 1, open: false }).views.length).toBe(recording.moments.length);
});

test('rounds and turns can be jumped to', () => {
  const { moments } = recording;
  expect([...roundsOf(moments).keys()]).toEqual([1, 2, 3, 4, 5]);
  const turns = turnsOf(moments);
  const third = turns[2]!;
  expect(turnBefore(turns, third)).toBe(turns[1]);
  expect(turnAfter(turns, third, moments.length - 1)).toBe(turns[3]);
  expect(turnBefore(turns, 0)).toBe(0);
  expect(turnAfter(turns, moments.length - 1, moments.length - 1)).toBe(moments.length - 1);
});

test('a game can be gone on with from any moment, under an id of its own, and is still fair', () => {
  for (const at of [0, 25, over.answers.length - 1]) {
    const game = recording.continued(at, ['greedy', 'person'], 1);
    expect(game.id).not.toBe(over.id);
    expect(game.kinds).toEqual(['greedy', 'person']);
    expect(game.answers).toEqual(over.answers.slice(0, at));
    const table = new Table(kit.game, over.config, over.key);
    for (const answer of over.answers.slice(0, at)) table.answer(answer);
    expect(game.hash).toBe(hash(table.state));
    const { commitment, outcomes, hash: end } = game;
    const record = { ...table.record(), commitment: commitment!, outcomes: outcomes!, hash: end! };
    expect(verify(osadnicy, record)).toBeNull();
  }
});
