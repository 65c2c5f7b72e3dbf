import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RandomGames } from './games.ts';

/** V8's collector can be called where the process was started without a flag, too. */
function collector(): () => void {
  if (globalThis.gc) return globalThis.gc;
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function heapAfter(collect: () => void): number {
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}

/** How much more memory is held after so many games than before them, all rubbish collected. */
export function heapGrowth(random: RandomGames, games: number): number {
  const { least } = random.kit.setup;
  const collect = collector();
  for (let seed = 0; seed < games / 2; seed++) random.play(least, seed);
  const before = heapAfter(collect);
  for (let seed = 0; seed < games; seed++) random.play(least, seed);
  return heapAfter(collect) - before;
}
