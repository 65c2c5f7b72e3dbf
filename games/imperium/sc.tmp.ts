import { readdirSync, readFileSync } from 'node:fs';
import { scenariosOf } from '@imperia/kit/scenario';
import { vocabulary } from './src/scenario/index.ts';

const s = scenariosOf(vocabulary);
const dir = new URL('./scenarios/', import.meta.url);
for (const f of readdirSync(dir).filter(
  (x) => x.endsWith('.json') && !x.includes('schema') && (!process.argv[2] || x.includes(process.argv[2])),
)) {
  const r = s.run(readFileSync(new URL(f, dir), 'utf8'), f);
  console.log(f, r.passed, 'passed', r.failed, 'failed');
  for (const x of r.failures) console.log(' -', x.scenario.slice(0, 90), '\n     ', x.reason.slice(0, 420));
}
