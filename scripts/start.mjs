import { pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { bundleIfChanged, server } from './bundle.mjs';

async function built() {
  try {
    await Promise.all([buildWeb((text) => console.log(text)), bundleIfChanged()]);
    return true;
  } catch (error) {
    console.error(`Imperia could not be built: ${error.message}\nTry «npm install», then «npm start» again.`);
    return false;
  }
}

if (await built()) await import(pathToFileURL(server).href);
else process.exitCode = 1;
