import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure } from '../failure.ts';
import { reasonOf } from '../files/read.ts';
import { isSaveText, type Save } from '../files/save-file.ts';
import { quoted } from '../files/shell.ts';
import { say } from './screen.ts';
import type { Session } from './session.ts';

/** Writes the game down; a sentence when that cannot be done. */
export function save(session: Session, named: string): string | null {
  const { context } = session;
  const file = named === '' ? session.file : resolve(context.terminal.cwd, named);
  try {
    if (existsSync(file) && !isSaveText(readFileSync(file, 'utf8'))) return context.words.play.foreignFile(file);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, `${JSON.stringify(recordOf(session), null, 1)}\n`);
    return null;
  } catch (error) {
    return context.words.play.notSaved(file, reasonOf(error, context));
  }
}

/** Never half a game on the disk. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function recordOf({ table, kinds, context }: Session): Save {
  return { ...table.record(), seats: kinds, lang: context.lang, savedAt: new Date().toISOString() };
}

export function savedAs(session: Session, named: string): string {
  return named === '' ? session.file : resolve(session.context.terminal.cwd, named);
}

/** Whoever leaves finds the game again. */
export function leave(session: Session): void {
  const { context, file } = session;
  const { words } = context;
  const problem = save(session, '');
  if (problem) throw new Failure(problem);
  say(context, [
    words.play.saved(file),
    words.play.resumeWith(`imperia play ${context.game.id} --load ${quoted(file)}`),
  ]);
}

export function saveAtEnd(session: Session): void {
  const { context, file } = session;
  const { words } = context;
  const problem = save(session, '');
  if (problem) throw new Failure(problem);
  say(context, [words.play.saved(file), words.play.verifyWith(`imperia verify ${quoted(file)}`)]);
}
