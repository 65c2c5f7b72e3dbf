import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { built, served } from '../apps/web/test/served.ts';
import { LAUNCH } from './browser.ts';

/*
 * What all tests of a run share, in a process of its own: the client, built once and served once, and a browser for each
 * worker, as two files at a time would find each other's words in the clipboard of one. Each is made when it is first
 * asked for. All of it ends with whoever started this.
 */

interface Shared {
  readonly at: string;
  readonly close?: () => Promise<void>;
}

async function make(what: string): Promise<Shared> {
  if (what === 'build people' || what === 'build tests')
    return { at: await built(what === 'build tests' ? 'tests' : 'people') };
  if (what === 'client') {
    const { url, close } = await served();
    return { at: url, close };
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
