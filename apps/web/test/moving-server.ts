import { configFrom } from '../../server/src/host/config.ts';
import { startServer } from '../../server/src/host/start.ts';
import { steadyClock } from '../../server/src/tables/surroundings.ts';

/** The real server, for which days pass when a test says so. */
const clock = steadyClock();
let passed = 0;

// It is there on all these days: none of the time is nobody's.
await startServer(configFrom(process.env), { now: () => clock() + passed, silence: Number.POSITIVE_INFINITY });
process.on('message', ({ pass }: { readonly pass: number }) => {
  passed += pass;
  process.send?.('passed');
});
