import { BadRecord, type GameRecord, replay, type Seat } from '@imperia/engine';
import { type AnyKit, isRecord, packsIn, takePacks } from '@imperia/kit';
import { isGame, SHELF } from '@imperia/shelf';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { isSeatName, type SeatName } from '../play/seats.ts';
import type { AnyTable } from '../play/session.ts';
import { isLang, type Lang } from '../words/index.ts';
import { isObject, readText } from './read.ts';

/** A game as it lies on the disk: the engine's record, who plays each seat, and in which language. */
export interface Save extends GameRecord<unknown> {
  readonly seats?: readonly SeatName[];
  readonly lang?: Lang;
  readonly savedAt?: string;
}

export interface OpenSave {
  readonly kit: AnyKit;
  readonly save: Save;
}

/** A saved game of whatever stands on the shelf, and that game; or one line that says what is wrong with the file. */
export async function readSave(context: Context, file: string): Promise<OpenSave> {
  const { files } = context.words;
  const { kit, record } = await readRecord(context, file);
  if (!isSave(record)) throw new Failure(files.notASave(file));
  if (record.seats && record.seats.length !== kit.game.seats(record.config)) throw new Failure(files.notASave(file));
  return { kit, save: record };
}

/** The same for a record that need not say who plays. */
export async function readRecord(
  context: Context,
  file: string,
): Promise<{ readonly kit: AnyKit; readonly record: GameRecord<unknown> }> {
  const { files } = context.words;
  const value = parsed(context, file, readText(context, file));
  if (!isObject(value) || typeof value.game !== 'string') throw new Failure(files.notASave(file));
  if (!isGame(value.game)) throw new Failure(files.otherGame(file, value.game));
  if (!isRecord(value)) throw new Failure(files.notASave(file));
  const kit = await SHELF[value.game].kit();
  await takePacks(kit, packsIn(value.config));
  const read = kit.setup.read(value.config);
  if (!('config' in read)) throw new Failure(files.badTable(file, kit.setup.faultText(read, context.lang)));
  return { kit, record: { ...value, config: read.config } };
}

/** The table as the record leaves it after answer number `to`. */
export function tableOf(
  context: Context,
  file: string,
  save: Save,
  to: number = save.answers.length,
  remembering?: readonly Seat[],
): AnyTable {
  const { files } = context.words;
  try {
    return replay(context.game.kit.game, save, to, remembering);
  } catch (error) {
    if (error instanceof BadRecord && error.fault.fault === 'other content')
      throw new Failure(files.otherContent(file, files.fault(error.fault)));
    if (error instanceof BadRecord) throw new Failure(files.badRecord(file, files.fault(error.fault)));
    throw new Failure(files.notASave(file));
  }
}

export function isSaveText(text: string): boolean {
  try {
    return isSave(JSON.parse(text));
  } catch {
    return false;
  }
}

function parsed({ words }: Context, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(words.files.notJson(file));
  }
}

function isSave(value: unknown): value is Save {
  return (
    isObject(value) &&
    isRecord(value) &&
    (value.seats === undefined || (Array.isArray(value.seats) && value.seats.every(isSeatName))) &&
    (value.lang === undefined || (typeof value.lang === 'string' && isLang(value.lang)))
  );
}
