import { bundle, bundled } from './bundle.mjs';

const quiet = process.argv.includes('--quiet');
const installing = process.env.npm_lifecycle_event === 'prepare';

try {
  await bundle();
  if (!quiet) console.log(`build: ${bundled.join(', ')}`);
} catch (error) {
  console.error(`build: ${error.message}`);
  // An install must succeed even while the sources do not build: `npm run build` is the one that fails.
  process.exitCode = installing ? 0 : 1;
}
