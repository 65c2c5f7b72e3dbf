import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The charting library as it was installed: its program and its style, to stand inside the page. */
export function uplotFiles(): { readonly script: string; readonly style: string } {
  const folder = dirname(require.resolve('uplot'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { script: read('uPlot.iife.min.js'), style: read('uPlot.min.css') };
}
