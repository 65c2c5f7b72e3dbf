import { randomBytes, randomInt } from 'node:crypto';
import { BOT_NAMES } from '@imperia/bots';
import { commitment, type GameRecord, verify } from '@imperia/engine';
import { type AnyKit, packsIn } from '@imperia/kit';
import type { TableSettings } from '../protocol/settings.ts';
import type { Entry, KeptEntry } from '../store/entry.ts';
import { hasEnded, type Snapshot, type TableHead, type Written } from '../store/store.ts';
import type { BroughtGame, MakingFault, NewTable, Person } from './api.ts';
import { enact } from './change.ts';
import { type Deed, FoldedTable } from './folded-table.ts';
import type { Gathering } from './gathering.ts';
import { kitOf } from './other-rules.ts';
import { meetPacks } from './packs.ts';
import type { TableRecord } from './record.ts';
import { snapshotOf } from './snapshot.ts';
import { writtenOf } from './summary.ts';

/** A table that is not kept yet. */
export interface Made {
  readonly head: TableHead;
  readonly entries: readonly KeptEntry[];
}

/** A table as the store is to have it. */
export interface ToKeep {
  readonly head: TableHead;
  readonly written: Written;
  readonly snapshot: Snapshot | null;
}

/** A game that took more answers than this is not brought. */
const MOST_ANSWERS = 3000;

export function newTableId(): string {
  return randomBytes(9).toString('base64url');
}

/** Whoever makes it sits at the first seat. */
export function made(by: Person, { game, wanted, settings }: NewTable, id: string, at: number): Made | MakingFault {
  const kit = kitOf({ id, game });
  meetPacks(game, wanted);
  const set = kit.setup.make(wanted, randomBelow);
  if ('fault' in set) return set;
  // Nobody's standing depends on cards that somebody made.
  const rated = settings.rated && packsIn(set.config) === undefined;
  const head = headOf(kit, id, set.config, { ...settings, rated }, newKey(), at);
  return { head, entries: [{ at, entry: { do: 'sit', seat: 0, ...by } }] };
}

/** Of none there is nothing to draw, and whoever draws finds that out. */
function randomBelow(n: number): number {
  return randomInt(Math.max(1, n));
}

function newKey(): string {
  return randomBytes(32).toString('hex');
}

function headOf(
  { game }: AnyKit,
  id: string,
  config: unknown,
  settings: TableSettings,
  key: string,
  createdAt: number,
  rules = game.version,
): TableHead {
  const content = game.content?.(config) ?? null;
  return { id, game: game.id, rules, content, config, key, commitment: commitment(key), settings, createdAt };
}

/**
 * For the same people, each one seat further, so that each plays another side; whoever asked is the host, and the
 * others' seats are kept for them until they sit down or the host gives them away.
 */
export function rematched(old: TableHead, { sitters }: Gathering, by: Person, id: string, at: number): Made {
  const head = headOf(kitOf(old), id, old.config, old.settings, newKey(), at);
  const moved = sitters.map((sitter, seat) => ({ sitter, seat: (seat + 1) % sitters.length }));
  const first = moved.findIndex(({ sitter }) => sitter.identity === by.identity);
  const inOrder = [...moved.slice(first), ...moved.slice(0, first)];
  const entries = inOrder.flatMap(({ sitter: { identity, name, bot }, seat }): Entry[] => {
    if (identity === by.identity) return [{ do: 'sit', seat, ...by }];
    if (identity !== null) return [{ do: 'invite', seat, identity, name }];
    return bot === null ? [] : [{ do: 'bot', seat, level: bot, why: 'chosen' }];
  });
  return { head, entries: entries.map((entry) => ({ at, entry })) };
}

/** A game with its history, as if every answer had been given here. Its key is no secret to who brings it. */
export function brought(
  by: Person,
  { record, settings, seats }: BroughtGame,
  id: string,
  at: number,
): ToKeep | MakingFault {
  const kit = kitOf({ id, game: record.game, config: record.config });
  const why = whyNotBrought(kit, record) ?? whyNotSeated(kit, record, seats);
  if (why) return why;
  const head = headOf(kit, id, record.config, { ...settings, rated: false }, record.key, at, record.version);
  const deeds: Deed[] = [bringing(by.identity, record)];
  for (const [seat, who] of seats.entries()) {
    if (who === 'mine') deeds.push({ do: 'sit', seat, ...by });
    else if (who !== 'free') deeds.push({ do: 'bot', seat, level: who.bot, why: 'chosen' });
  }
  deeds.push({ do: 'start' });
  for (const { seat, decision, option } of record.answers) {
    deeds.push({ do: 'answer', seat, decision, option, by: who(seats[seat]) });
  }
  const change = enact(new FoldedTable(head), deeds, at);
  if (typeof change === 'string') return { fault: 'record', found: change };
  const { table, entries } = change;
  if (hasEnded(table.gathering.status)) return { fault: 'record', found: 'over' };
  table.forget();
  return { head, written: writtenOf(table.gathering, entries), snapshot: snapshotOf(table) };
}

function bringing(identity: string, { takenBack }: TableRecord): Entry {
  return { do: 'bring', identity, ...(takenBack && { takenBack }) };
}

function who(seat: BroughtGame['seats'][number] | undefined): 'person' | 'bot' {
  return typeof seat === 'object' ? 'bot' : 'person';
}

function whyNotBrought({ game }: AnyKit, record: GameRecord<unknown>): MakingFault | null {
  if (![game.version, ...(game.olderVersions ?? [])].includes(record.version))
    return { fault: 'record', found: `rules ${record.version}` };
  if (record.answers.length > MOST_ANSWERS) return { fault: 'record', found: `${record.answers.length} answers` };
  try {
    const wrong = verify(game, record);
    return wrong && { fault: 'record', found: wrong.fault };
  } catch (error) {
    return { fault: 'record', found: String(error) };
  }
}

/** A person has one seat. */
function whyNotSeated(
  { game }: AnyKit,
  { config }: GameRecord<unknown>,
  seats: BroughtGame['seats'],
): MakingFault | null {
  if (seats.length !== game.seats(config)) return { fault: 'seats', found: seats.length };
  if (seats.filter((seat) => seat === 'mine').length !== 1) return { fault: 'record', found: 'seats' };
  const unknown = seats.find((seat) => typeof seat === 'object' && !BOT_NAMES.includes(seat.bot));
  return unknown ? { fault: 'record', found: 'bot' } : null;
}
