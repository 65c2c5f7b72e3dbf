import { cpus, loadavg } from 'node:os';
import { bgioVersion } from './load/boardgameio.ts';
import { bundleServer } from './load/bundle.ts';
import { loadOptions } from './load/options.ts';
import { runBoardgameIo, runImperia } from './load/runs.ts';
import { type Compared, comparedText, figuresText } from './load/text.ts';

/** Loads the server with people who play, on this machine only; how and what for: docs/performance.md. */
/** So many that neither server waits for its players. */
const COMPARED_TABLES = 500;
const COMPARED_SECONDS = 15;

const options = loadOptions(process.argv.slice(2));
const { json, compare, tables, seconds, processes } = options;
const say = (text: string): void => {
  if (!json) console.log(text);
};
const machine = { node: process.version, cores: cpus().length, loadBefore: loadavg()[0] };

bundleServer();
const imperia = await runImperia({ ...options, warmUp: Math.min(10, seconds) });
say(figuresText('Imperia', imperia, machine));

let compared: Compared | null = null;
if (compare) {
  const flatOut = {
    tables: Math.min(tables, COMPARED_TABLES),
    seconds: Math.min(seconds, COMPARED_SECONDS),
    warmUp: Math.min(seconds, 5),
    rate: 0,
    processes,
  };
  const ours = await runImperia({ ...flatOut, games: options.games, postgres: options.postgres, profile: null });
  const theirs = await runBoardgameIo(flatOut);
  compared = { boardgameio: bgioVersion(), ours, theirs, ratio: ours.rate / theirs.rate };
  say(figuresText('Imperia, as fast as it goes', ours, machine));
  say(figuresText(`boardgame.io ${compared.boardgameio}, as fast as it goes`, theirs, machine));
  say(comparedText(compared));
}
if (json) console.log(JSON.stringify({ machine, imperia, compared }));
const faults = [imperia, compared?.ours].some((one) => one && (one.lost !== 0 || Object.keys(one.errors).length > 0));
process.exitCode = faults ? 1 : 0;
