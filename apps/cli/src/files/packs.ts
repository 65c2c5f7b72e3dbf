import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AnyKit, flawLine, type OwnPack, type ReadPack, readPack } from '@imperia/kit';
import { listOf } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { readText } from './read.ts';

/** What `--pack` names: files, and folders for all that is in them. */
export async function packsTyped(context: Context, kit: AnyKit, typed: string | undefined): Promise<OwnPack[]> {
  if (typed === undefined) return [];
  const packs: OwnPack[] = [];
  for (const file of listOf(typed).flatMap((name) => filesAt(context, name))) {
    const read = await packIn(context, kit, file);
    if (!('pack' in read))
      throw new Failure([context.words.packs.broken(file), ...flawLines(context, read.flaws)].join('\n'));
    packs.push(read.pack);
  }
  return packs;
}

/** A file of this game, read whole. */
export async function packIn(context: Context, kit: AnyKit, file: string): Promise<ReadPack> {
  const packs = await kit.packs?.();
  if (!packs) throw new Failure(context.words.packs.none(kit.game.id));
  return readPack(packs, readText(context, file));
}

export function flawLines({ lang }: Context, flaws: Extract<ReadPack, { flaws: unknown }>['flaws']): string[] {
  return flaws.map((flaw) => `  ${flawLine(flaw, lang)}`);
}

function filesAt({ terminal }: Context, name: string): string[] {
  const path = resolve(terminal.cwd, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [name];
  const isPack = (file: string) => file.endsWith('.json') && !file.endsWith('.schema.json');
  return readdirSync(path)
    .filter(isPack)
    .sort()
    .map((file) => join(name, file));
}
