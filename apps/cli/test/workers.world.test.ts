import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { simulateWith } from '../src/sim/parallel.ts';
import { planOf } from '../src/sim/plan.ts';
import { simulate } from '../src/sim/simulate.ts';
import { inBatches } from '../src/workers/batches.ts';
import { workersIn } from '../src/workers/count.ts';
import { Pool, Stopped, WorkFailed } from '../src/workers/pool.ts';
import { contextAt, imperia } from './desk.ts';

const CONFIG = { factions: ['romans', 'japanese'], options: [] } as const;
const game = 'osadnicy';
const seating = (seed: number, bot = 'random') => ({ config: CONFIG, seed, seats: [bot, bot] });

/** Longer than any machine takes to stop, in milliseconds. */
const THOUGHT = 60_000;

const pools: Pool[] = [];
function pool(size: number): Pool {
  const made = new Pool(size);
  pools.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.stop()));
});

describe('the pool', () => {
  test('plays whole games, and a broken one does not stop the others', async () => {
    const outcomes = await pool(1).run('play', {
      game,
      seatings: [seating(1), seating(2, 'nobody'), seating(3)],
      limit: 5000,
    });
    expect(outcomes.map((outcome) => 'error' in outcome)).toEqual([false, true, false]);
    expect(outcomes[1]).toMatchObject({ error: expect.stringContaining('nobody') });
    expect(outcomes[0]).toMatchObject({ result: { points: [expect.any(Number), expect.any(Number)] } });
  });

  test('a worker that throws says over what, and works on', async () => {
    const one = pool(1);
    const task = { game, seatings: null as unknown as [], limit: 1 };
    const failure = await one.run('play', task).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkFailed);
    expect(failure).toMatchObject({ request: { job: 'play', task } });
    expect(await one.run('play', { game, seatings: [seating(1)], limit: 5000 })).toHaveLength(1);
  });

  test('stops at once, in the middle of a thought', async () => {
    const one = pool(1);
    await one.run('play', { game, seatings: [seating(1)], limit: 5000 });
    const thought = one.run('play', { game, seatings: [seating(1, `search:${THOUGHT}ms`)], limit: 5000 });
    const waiting = one.run('play', { game, seatings: [seating(2)], limit: 5000 });
    const start = performance.now();
    setTimeout(() => void one.stop(), 50);
    await expect(thought).rejects.toBeInstanceOf(Stopped);
    await expect(waiting).rejects.toBeInstanceOf(Stopped);
    await expect(one.run('play', { game, seatings: [], limit: 1 })).rejects.toBeInstanceOf(Stopped);
    expect(performance.now() - start).toBeLessThan(THOUGHT);
  });

  test('every number is dealt out once', async () => {
    const seen: number[] = [];
    await inBatches({ size: 3 } as Pool, 1000, async (from, to) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      for (let i = from; i < to; i++) seen.push(i);
    });
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, i) => i));
  });
});

describe('imperia sim --workers', () => {
  test('gives what one worker gives', async () => {
    const context = await contextAt(game);
    const { kit } = context.game;
    const plan = planOf(context, { games: '60', players: '3', seats: 'random', seed: '5', limit: '5000' });
    const watch = { now: () => 0 };
    expect(await simulateWith(2, kit, plan, watch)).toEqual(simulate(kit, plan, watch));
  });

  test('a game that broke is reported all the same', async () => {
    const { code, out } = await imperia([
      'sim',
      'osadnicy',
      '--games',
      '6',
      '--limit',
      '3',
      '--workers',
      '2',
      '--json',
    ]);
    expect(code).toBe(1);
    const { errors } = JSON.parse(out);
    expect(errors).toHaveLength(6);
    expect(errors[0].reproduce).toContain('imperia sim osadnicy --games 1 --seed 1 ');
  });

  test.each(['0', '-1', 'many', '65', '1.5'])('refuses %s', async (workers) => {
    const { code, err } = await imperia(['sim', 'osadnicy', `--workers=${workers}`]);
    expect([code, err]).toEqual([2, `imperia: --workers needs a number from 1 to 64, or all, not "${workers}"\n`]);
  });

  test('all is as many as there are cores', () => {
    expect(workersIn('all')).toBeGreaterThan(0);
  });
});

test('Ctrl-C ends a simulation and its workers', async () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const args = [
    '--import',
    'tsx',
    '--conditions=source',
    main,
    'sim',
    'osadnicy',
    '--games',
    '900000',
    '--workers',
    '2',
  ];
  // So that it is said when a worker starts.
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NODE_DEBUG: 'worker' } });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const ended = once(child, 'close');
  await expect.poll(() => said.match(/starts worker script .*from-source/g)).toHaveLength(2);
  child.kill('SIGINT');
  const [, signal] = await ended;
  expect(signal).toBe('SIGINT');
});
