import { expect, test } from 'vitest';
import { firstOption, imperiaWith, type Player, tempFolder } from './desk.ts';

const PLAY = ['play', 'osadnicy', '--factions', 'romans,barbarians', '--seed', 'test', '--no-color'];
/** So long only who must wait for a thought takes, on the busiest machine; in milliseconds. */
const PATIENCE = 60_000;

test('hint gives numbers that can be typed, and the game goes on', async () => {
  let asked = false;
  const first = firstOption();
  const player: Player = (shown) => {
    const advice = /^ +(\d+) {2}\S.*\n +the best: about [\d.]+ points ahead of the next\n/m.exec(shown)?.[1];
    if (advice) return advice;
    if (shown.includes('Your turn')) {
      if (asked) return null;
      asked = true;
      return 'hint';
    }
    return first(shown);
  };
  const { code, out, err } = await imperiaWith([...PLAY, '--seats', 'human,random'], player, { cwd: tempFolder() });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/about [\d.]+ points behind the best/);
  expect(out).not.toContain('There is no');
});

test('an opponent who thinks does so beside the keyboard, and somebody who leaves need not wait', async () => {
  const player: Player = (shown) => (shown.includes('Lookout') || shown.includes('turn') ? '1' : null);
  const start = performance.now();
  const { code, out } = await imperiaWith([...PLAY, '--seats', 'human,normal'], player, {
    cwd: tempFolder(),
    interactive: true,
  });
  expect(code).toBe(0);
  expect(out).toContain('Barbarians: thinking…');
  expect(out).toContain('Saved:');
  expect(performance.now() - start).toBeLessThan(PATIENCE);
});
