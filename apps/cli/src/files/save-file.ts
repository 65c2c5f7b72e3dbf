import { BadRecord, type GameRecord, replay, type Seat } from '@imperia/engine';
import { type AnyKit, isRecord } from '@imperia/kit';
import { type Config, configFault, configFaultText, osadnicy } from '@imperia/osadnicy';
import { isGame, SHELF } from '@imperia/shelf';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { isSeatKind, type SeatKind } from '../play/seats.ts';
import type { OsadnicyTable } from '../play/session.ts';
import { isLang, type Lang } from '../words/index.ts';
import { isObject, readText } from './read.ts';

/** A game as it lies on the disk: the engine's record, who plays each seat, and in which language. */
export interface Save extends GameRecord<Config> {
  readonly seats?: readonly SeatKind[];
  readonly lang?: Lang;
  readonly savedAt?: string;
}

/** Reads a saved game, or says in one line what is wrong with the file. */
export function readSave(context: Context, file: string): Save {
  const { files } = context.words;
  const value = parsed(context, file, readText(context, file));
  if (!isObject(value) || typeof value.game !== 'string') throw new Failure(files.notASave(file));
  if (value.game !== osadnicy.id) throw new Failure(files.otherGame(file, value.game));
  if (!isSave(value)) throw new Failure(files.notASave(file));
  const fault = configFault(value.config);
  if (fault) throw new Failure(files.badTable(file, configFaultText(fault, context.lang)));
  if (value.seats && value.seats.length !== value.config.factions.length) throw new Failure(files.notASave(file));
  return value;
}

/** A record of whatever game stands on the shelf, and that game; or one line that says what is wrong with the file. */
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
): OsadnicyTable {
  const { files } = context.words;
  try {
    return replay(osadnicy, save, to, remembering);
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
    isConfig(value.config) &&
    (value.seats === undefined || (Array.isArray(value.seats) && value.seats.every(isSeatKind))) &&
    (value.lang === undefined || (typeof value.lang === 'string' && isLang(value.lang)))
  );
}

/** Only the shape: which factions and options there are, the game itself says. */
function isConfig(value: unknown): value is Config {
  if (!isObject(value) || !Array.isArray(value.factions) || !Array.isArray(value.options)) return false;
  return [...value.factions, ...value.options].every((part) => typeof part === 'string');
}
