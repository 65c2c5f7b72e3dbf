import { type Answer, commitment, type GameRecord, hash, otherContent, type Rejection, Table } from '@imperia/engine';
import { type AnyKit, damagedField, packsIn, type Spoken, takePacks } from '@imperia/kit';
import { type GameId, isGame, SHELF } from '@imperia/shelf';
import { type LessonKept, lessonFrom } from './lessons.ts';
import { gameOf } from './new-game.ts';
import { type AnyTable, keptGame } from './played-again.ts';
import { BOT_LEVELS, PERSON, type SavedGame, SEAT_KINDS, type SeatKind } from './saved-game.ts';

/** Grows when older clients could no longer read what is written. */
const FORMAT = 1;
/** In characters: a whole game takes some 30 000. */
export const LONGEST_FILE = 4_000_000;

interface GameFile {
  readonly imperia: typeof FORMAT;
  readonly game: string;
  readonly saved: SavedGame;
  /** Of a first game with a guide: how far it has come. */
  readonly lesson?: Pick<LessonKept, 'said' | 'silent'>;
}

/** What is wrong with a file: data, for whoever must say it in a language. */
export type GameFileFault =
  | { readonly fault: 'too long' }
  | { readonly fault: 'not json' }
  | { readonly fault: 'foreign' }
  | { readonly fault: 'newer'; readonly format: number }
  | { readonly fault: 'other game'; readonly game: string }
  | { readonly fault: 'damaged'; readonly field: string }
  | { readonly fault: 'table'; readonly what: Spoken<string> }
  | { readonly fault: 'other content'; readonly parts: readonly string[] }
  | { readonly fault: 'refused'; readonly answer: number; readonly of: number; readonly why: Rejection | 'breaks' }
  | { readonly fault: 'other end' };

export type ReadGame =
  | { readonly game: SavedGame; readonly fault: null; readonly lesson?: LessonKept }
  | { readonly game: null; readonly fault: GameFileFault };

export function gameFileText(saved: SavedGame, lesson?: LessonKept): string {
  const told = saved.lesson && lesson && { lesson: { said: lesson.said, silent: lesson.silent } };
  const file: GameFile = { imperia: FORMAT, game: saved.game, saved, ...told };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Of who plays and the day: what one looks for in a folder. */
export function gameFileName({ sides, savedAt }: SavedGame): string {
  return `imperia-${sides.join('-')}-${new Date(savedAt).toISOString().slice(0, 10)}.json`;
}

/**
 * A game from a file of ours, or from a record of the command line: played again from the first answer to the last,
 * so that whatever is taken in can be gone on with. It gets an id of its own and replaces no other game.
 */
export async function readGameFile(text: string): Promise<ReadGame> {
  if (text.length > LONGEST_FILE) return bad({ fault: 'too long' });
  const found = parsed(text);
  if (found === undefined) return bad({ fault: 'not json' });
  if (!isObject(found)) return bad({ fault: 'foreign' });
  if ('imperia' in found) return fromFile(found);
  return 'game' in found && 'commitment' in found && 'answers' in found ? fromRecord(found) : bad({ fault: 'foreign' });
}

type Fields = Readonly<Record<string, unknown>>;

function bad(fault: GameFileFault): ReadGame {
  return { game: null, fault };
}

async function fromFile({ imperia, game, saved, lesson }: Fields): Promise<ReadGame> {
  if (!Number.isInteger(imperia)) return bad({ fault: 'foreign' });
  if (Number(imperia) > FORMAT) return bad({ fault: 'newer', format: Number(imperia) });
  if (imperia !== FORMAT) return bad({ fault: 'foreign' });
  if (!isGame(game)) return bad({ fault: 'other game', game: String(game) });
  if (!isObject(saved)) return bad({ fault: 'damaged', field: 'saved' });
  const kinds = oneForEach(saved.kinds, (kind) => SEAT_KINDS.find((known) => known === kind));
  if (!kinds) return bad({ fault: 'damaged', field: 'kinds' });
  if (!isMoment(saved.savedAt)) return bad({ fault: 'damaged', field: 'savedAt' });
  const read = playedAgain(await kitFor(game, saved.config), saved, () => kinds, saved.savedAt);
  if (!read.game) return read;
  const again: SavedGame = {
    ...read.game,
    ...(saved.closed === true && { closed: true }),
    ...peopleOf(saved.people, kinds.length),
    ...(saved.hints === true && { hints: true }),
    ...takenBackIn(saved),
  };
  const taught = saved.lesson;
  if (taught !== true && typeof taught !== 'string') return { ...read, game: again };
  return { ...read, game: { ...again, lesson: taught }, lesson: lessonFrom(lesson) };
}

/** What `imperia play` writes: it has the hash of the key and of the end, so nothing in it can be changed unseen. */
async function fromRecord(record: Fields): Promise<ReadGame> {
  if (!isGame(record.game)) return bad({ fault: 'other game', game: String(record.game) });
  const named = record.seats === undefined ? undefined : oneForEach(record.seats, kindOnCommandLine);
  if (named === null) return bad({ fault: 'damaged', field: 'seats' });
  const savedAt = record.savedAt === undefined ? Date.now() : Date.parse(String(record.savedAt));
  if (!isMoment(savedAt)) return bad({ fault: 'damaged', field: 'savedAt' });
  if (typeof record.hash !== 'string') return bad({ fault: 'damaged', field: 'hash' });
  const people = (seats: number) => Array.from({ length: seats }, (): SeatKind => PERSON);
  const read = playedAgain(
    await kitFor(record.game, record.config),
    record,
    (seats) => named ?? people(seats),
    savedAt,
  );
  return read.game ? { ...read, game: { ...read.game, ...takenBackIn(record) } } : read;
}

function takenBackIn({ takenBack }: Fields): Pick<SavedGame, 'takenBack'> {
  return isCount(takenBack) ? { takenBack } : {};
}

/** There are more bots there than here: those have names that say how they think. */
function kindOnCommandLine(kind: unknown): SeatKind | undefined {
  if (kind === 'human') return PERSON;
  return typeof kind === 'string' ? (BOT_LEVELS.find((level) => level === kind) ?? 'normal') : undefined;
}

/** With the packs that its table was dealt from. */
async function kitFor(game: GameId, config: unknown): Promise<AnyKit> {
  const kit = await SHELF[game].kit();
  await takePacks(kit, packsIn(config));
  return kit;
}

/** What is needed of a record to play it again; clients of before kept no more. */
const READ = ['version', 'key', 'content', 'answers'] as const;

function playedAgain(
  kit: AnyKit,
  saved: Fields,
  kindsOf: (seats: number) => readonly SeatKind[],
  savedAt: number,
): ReadGame {
  const damaged = damagedField(saved, READ) ?? (isObject(saved.config) ? null : 'config');
  if (damaged) return bad({ fault: 'damaged', field: damaged });
  const { key, answers, version, content } = saved as unknown as Pick<GameRecord<unknown>, (typeof READ)[number]>;
  const read = kit.setup.read(saved.config);
  if ('fault' in read) {
    const { setup } = kit;
    return bad({ fault: 'table', what: { pl: setup.faultText(read, 'pl'), en: setup.faultText(read, 'en') } });
  }
  const { config } = read;
  const seats = kit.game.seats(config);
  const kinds = kindsOf(seats);
  if (kinds.length !== seats) return bad({ fault: 'damaged', field: 'kinds' });
  const published = saved.commitment !== undefined;
  if (published && saved.commitment !== commitment(key)) return bad({ fault: 'damaged', field: 'commitment' });
  const given = answers.map(({ seat, decision, option }) => ({ seat, decision, option }));
  const parts = otherContent(kit.game, { config, ...(content && { content }) });
  if (parts.length > 0) return bad({ fault: 'other content', parts });
  const game = { ...gameOf(kit, config, kinds, key), ...(published && { commitment: commitment(key) }) };
  const table: AnyTable = new Table(kit.game, config, key, { version });
  const refused = firstRefused(table, given);
  if (refused) return bad(refused);
  if (saved.hash !== undefined && saved.hash !== hash(table.state)) return bad({ fault: 'other end' });
  return { game: keptGame(kit, game, table, savedAt), fault: null };
}

function firstRefused(table: { answer(answer: Answer): Rejection | null }, answers: readonly Answer[]) {
  for (const [i, answer] of answers.entries()) {
    const why = rejection(table, answer);
    if (why) return { fault: 'refused', answer: i + 1, of: answers.length, why } as const;
  }
  return null;
}

function rejection(table: { answer(answer: Answer): Rejection | null }, answer: Answer): Rejection | 'breaks' | null {
  try {
    return table.answer(answer);
  } catch {
    return 'breaks';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As many as there are seats, or nobody knows. */
function peopleOf(value: unknown, seats: number): Pick<SavedGame, 'people'> {
  const named = (one: unknown) => (one === null || (typeof one === 'string' && one.length <= 24) ? one : undefined);
  if (!Array.isArray(value) || value.length !== seats) return {};
  const people = value.map(named);
  return people.every((one) => one !== undefined) ? { people } : {};
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** Every one understood, or nothing. */
function oneForEach<T>(values: unknown, understood: (value: unknown) => T | undefined): T[] | null {
  if (!Array.isArray(values)) return null;
  const found = values.flatMap((value: unknown) => understood(value) ?? []);
  return found.length === values.length ? found : null;
}
