import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BUNDLES, bundledServer } from '../apps/server/test/bundled-server.ts';
import { servedForms } from '../apps/web/test/card-forms/served.ts';
import { built, served } from '../apps/web/test/served.ts';
import { LAUNCH } from './browser.ts';

/*
 * What all tests of a run share, in a process of its own: the client, built once and served once, the server, bundled
 * once, and a browser for each worker, as two files at a time would find each other's words in the clipboard of one.
 * Each is made when it is first asked for. All of it ends with whoever started this.
 */

interface Shared {
  readonly at: string;
  readonly close?: () => Promise<void>;
}

async function make(what: string): Promise<Shared> {
  if (what === 'build people' || what === 'build tests')
    return { at: await built(what === 'build tests' ? 'tests' : 'people') };
  if (what === 'client' || what === 'card forms') {
    const { url, close } = await (what === 'client' ? served() : servedForms());
    return { at: url, close };
  }
  if (what === 'server people' || what === 'server tests') {
    const folder = join(BUNDLES, `${what.replace(' ', '-')}-${process.pid}`);
    const at = await bundledServer(folder, { conditions: what === 'server tests' ? ['tests'] : [] });
    return { at, close: () => rm(folder, { recursive: true, force: true }) };
  }
  const browser = await chromium.launchServer(LAUNCH);
  return { at: browser.wsEndpoint(), close: () => browser.close() };
}

const made = new Map<string, Promise<Shared>>();

const server = createServer(async (request, response) => {
  const what = decodeURIComponent(request.url!.slice(1));
  if (!made.has(what)) made.set(what, make(what));
  try {
    response.end((await made.get(what)!).at);
  } catch (error) {
    made.delete(what);
    response.writeHead(500).end(String(error));
  }
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}/\n`);
});

process.stdin.resume().once('end', async () => {
  await Promise.allSettled([...made.values()].map(async (one) => (await one).close?.()));
  process.exit();
});
