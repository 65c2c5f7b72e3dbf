import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { playRandom } from './games.ts';

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
export function heapGrowth(games: number): number {
  const collect = collector();
  for (let seed = 0; seed < games / 2; seed++) playRandom(2, seed);
  const before = heapAfter(collect);
  for (let seed = 0; seed < games; seed++) playRandom(2, seed);
  return heapAfter(collect) - before;
}
