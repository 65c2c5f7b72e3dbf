import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as bots from '@imperia/bots';
import * as engine from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { isObject } from '../files/read.ts';

/** Each file is read once. */
const makers = new Map<string, Promise<bots.MakeBot>>();

/** A bot in JavaScript or TypeScript from a file of one's own: made anew for each seat of each game. */
export async function botFromFile(
  name: string,
  file: string,
  kit: AnyKit,
  cwd: string,
): Promise<bots.FarBot<AnyState>> {
  const path = resolve(cwd, file);
  const maker = makers.get(path) ?? makerIn(path);
  makers.set(path, maker);
  const bot: unknown = await (await maker)({ kit, engine, bots });
  if (!isMade(bot)) throw new Error(`${file} made no bot: an object with choose(view, seat, rng) was expected`);
  return { name, ask: async (view, seat, rng) => bot.choose(view, seat, rng) };
}

function isMade(value: unknown): value is bots.OwnBot {
  return isObject(value) && typeof value.choose === 'function';
}

async function makerIn(path: string): Promise<bots.MakeBot> {
  const { default: make } = await imported(path);
  if (typeof make === 'function') return make as bots.MakeBot;
  throw new Error(`${path} has no default export that makes a bot`);
}

interface Module {
  readonly default?: unknown;
}

const isTypeScript = (path: string) => /\.[cm]?ts$/.test(path);
/** Newer Node reads types by itself. */
const readsTypes = Boolean((process.features as { readonly typescript?: string | false }).typescript);

async function imported(path: string): Promise<Module> {
  const { href } = pathToFileURL(path);
  if (!isTypeScript(path) || readsTypes) return import(href);
  const { tsImport } = await reader();
  return tsImport(href, import.meta.url);
}

interface Reader {
  readonly tsImport: (url: string, from: string) => Promise<Module>;
}

/** By a name that is not bundled. */
const READER: string = 'tsx/esm/api';

/** Where Node cannot read TypeScript, what a checkout is developed with can. */
async function reader(): Promise<Reader> {
  try {
    return await import(READER);
  } catch {
    throw new Error(
      `Node ${process.version} does not read TypeScript: take Node 22.18 or newer, or write the bot in .mjs`,
    );
  }
}
