import { loadavg } from 'node:os';
import { launched } from '../../../scripts/browser.ts';
import { served } from '../test/served.ts';
import { clicks } from './clicks.ts';
import { asTable, type Figure, isReached } from './figure.ts';
import { frames } from './frames.ts';
import { map } from './map.ts';
import { memory } from './memory.ts';
import { opening } from './opening.ts';
import { scripts } from './scripts.ts';

/** The figures that the client is to reach, in a real browser. Names as arguments narrow them: `clicks memory`. */
const MEASURES = { clicks, frames, map, memory, opening, scripts };
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asJson = process.argv.includes('--json');

const client = await served();
const browser = await launched();
const figures: Record<string, readonly Figure[]> = {};
for (const [name, measure] of Object.entries(MEASURES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  figures[name] = await measure(browser, client.url);
  if (!asJson) console.log(`\n${name} (load of the machine ${loadavg()[0]!.toFixed(1)})\n\n${asTable(figures[name])}`);
}
if (asJson) console.log(JSON.stringify(figures, null, 2));
await browser.close();
await client.close();
if (!Object.values(figures).flat().every(isReached)) process.exitCode = 1;
