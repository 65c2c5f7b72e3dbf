import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as bots from '@imperia/bots';
import * as engine from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { isObject } from '../files/read.ts';
import type { Hiring } from './hire.ts';

/** Each file is read once. */
const makers = new Map<string, Promise<bots.MakeBot>>();

/** A bot in JavaScript or TypeScript from a file of one's own: made anew for each seat of each game. */
export async function botFromFile(
  name: string,
  file: string,
  kit: AnyKit,
  { cwd, limitMs }: Hiring,
): Promise<bots.FarBot<AnyState>> {
  const path = resolve(cwd, file);
  const maker = makers.get(path) ?? makerIn(path);
  makers.set(path, maker);
  const bot: unknown = await (await maker)({ kit, engine, bots });
  if (!isMade(bot)) throw new Error(`${file} made no bot: an object with choose(view, seat, rng) was expected`);
  const ask: bots.FarBot<AnyState>['ask'] = async (view, seat, rng) => bot.choose(view, seat, rng);
  return { name, ask: (...asked) => blaming(name, inTime(ask(...asked), limitMs)) };
}

/** In a game of several bots a fault says whose it is. */
async function blaming<T>(name: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A bot that thinks without a pause cannot be interrupted here, one that waits can. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function isMade(value: unknown): value is bots.OwnBot {
  return isObject(value) && typeof value.choose === 'function';
}

async function makerIn(path: string): Promise<bots.MakeBot> {
  if (!existsSync(path)) throw new Error(`there is no file ${path}`);
  const { default: found } = await imported(path);
  // A file that belongs to no package comes as CommonJS, with its exports one level down.
  const make = isObject(found) ? found.default : found;
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
