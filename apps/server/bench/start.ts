import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/store/index.ts';
import { bundleServer } from './load/bundle.ts';
import { ServerProcess } from './load/server-process.ts';
import { fill } from './stored-games.ts';

/**
 * From the start of the server's process until it says that it can serve, with no stored game and with many.
 * `tsx --conditions=source apps/server/bench/start.ts [stored games] [rounds]`
 */
const STORED = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.argv[3] ?? 9);

async function startTime(folder: string): Promise<number> {
  const start = performance.now();
  const server = await ServerProcess.start({ DATA_DIR: folder });
  const taken = performance.now() - start;
  await server.stop();
  return taken;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

const folder = mkdtempSync(join(tmpdir(), 'imperia-start-'));
try {
  bundleServer();
  const times = new Map<number, number[]>();
  for (const games of [0, STORED]) {
    const data = join(folder, String(games));
    mkdirSync(data);
    await (await openStore({ sqlite: join(data, 'imperia.sqlite') })).close();
    fill(join(data, 'imperia.sqlite'), games);
    times.set(games, []);
  }
  // In turn, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round++)
    for (const [games, taken] of times) taken.push(await startTime(join(folder, String(games))));
  for (const [games, taken] of times)
    console.log(
      `ready with ${games} stored games after ${median(taken).toFixed(0)} ms (median of ${ROUNDS}; ${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)})`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
