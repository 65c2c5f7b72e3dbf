import { openStore } from '../../src/store/index.ts';
import { append, entry, head, written } from './samples.ts';

/** Appends to many tables as fast as it can and says what was acknowledged, until it is killed. */
const TABLES = 6;
const [path = ''] = process.argv.slice(2);
const store = await openStore({ sqlite: path });

async function play(): Promise<void> {
  const made = head();
  await store.tables.create(made, written([entry(0)]));
  process.stdout.write(`${made.id} 1\n`);
  for (let version = 1; ; version++) {
    if ((await store.tables.append(append(made.id, version))) !== 'kept') throw new Error('conflict with nobody');
    process.stdout.write(`${made.id} ${version + 1}\n`);
  }
}

await Promise.all(Array.from({ length: TABLES }, play));
