import { buildWeb } from './build-web.mjs';
import { bundleIfChanged } from './bundle.mjs';

try {
  await Promise.all([buildWeb((text) => console.log(text)), bundleIfChanged()]);
} catch (error) {
  console.error(`Imperia could not be built: ${error.message}\nTry “npm install”, then “npm start” again.`);
  process.exitCode = 1;
}
