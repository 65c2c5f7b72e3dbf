import { configFrom } from '../../server/src/host/config.ts';
import { startServer } from '../../server/src/host/start.ts';
import { steadyClock } from '../../server/src/tables/surroundings.ts';

/** The real server, for which days pass when a test says so. */
const clock = steadyClock();
let passed = 0;

await startServer(configFrom(process.env), { now: () => clock() + passed });
process.on('message', ({ pass }: { readonly pass: number }) => {
  passed += pass;
  process.send?.('passed');
});
