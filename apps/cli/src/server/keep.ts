import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { writeJson } from '../json.ts';
import { counting } from './counting.ts';
import { type Asked, environmentOf, loadHost, orFail } from './host.ts';
import { serverWords } from './words.ts';

export function runBackup(context: Context, file: string, asked: Asked): Promise<void> {
  const words = serverWords[context.lang];
  return orFail(words, async () => {
    const { backup, configFrom, whereOf } = await loadHost();
    const where = whereOf(configFrom(environmentOf(context, asked)));
    const path = resolve(context.terminal.cwd, file);
    if (existsSync(path)) throw new Failure(words.alreadyThere(file));
    const { count, stop } = counting(words.rows);
    const { rows } = await backup(where, path, count).finally(stop);
    tell(context, asked, { file: path, rows }, words.backedUp(rows, file));
  });
}

export function runRestore(context: Context, file: string, asked: Asked): Promise<void> {
  const words = serverWords[context.lang];
  return orFail(words, async () => {
    const { configFrom, restore, whereOf } = await loadHost();
    const where = whereOf(configFrom(environmentOf(context, asked)));
    const path = resolve(context.terminal.cwd, file);
    const { count, stop } = counting(words.rows);
    const { rows } = await restore(where, path, asked.overwrite === true, count).finally(stop);
    tell(context, asked, { file: path, rows }, words.restored(rows));
  });
}

function tell({ terminal, paint }: Context, { json }: Asked, value: object, sentence: string): void {
  if (json) writeJson(terminal, value);
  else terminal.write(`${paint.as('green', sentence)}\n`);
}
