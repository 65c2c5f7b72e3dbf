import { forgetBundle } from '../test/faults/real-server.ts';
import { torture } from '../test/faults/torture.ts';

/** Kills the server so many times under load: `npm run torture -- 200`. */
const wanted = Number(process.argv[2] ?? 200);
const started = performance.now();
const { kills, tables, acknowledged, resent, faults } = await torture({
  kills: wanted,
  atMost: wanted * 10_000,
  seed: Number(process.argv[3] ?? Date.now()),
  say: console.log,
});
forgetBundle();
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${kills} kills in ${seconds} s, ${tables} tables played to their end, ${acknowledged} answers acknowledged, ` +
    `${resent} times one was sent again after a cut`,
);
for (const fault of faults) console.error(fault);
if (kills < wanted) console.error(`Only ${kills} of ${wanted} kills were done in the time for them.`);
console.log(faults.length === 0 ? 'Nothing lost, nothing twice.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 && kills >= wanted ? 0 : 1;
