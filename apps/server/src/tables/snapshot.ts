import { hash } from '@imperia/engine';
import type { LoadedTable, Snapshot, TableHead } from '../store/store.ts';
import { FoldedTable, type SavedTable } from './folded-table.ts';
import { kitOf } from './other-rules.ts';

/** The hash of the state says, under later rules, whether they lead to the same game. */
interface Body extends SavedTable {
  readonly rules: string;
  readonly hash: string | null;
}

export function snapshotOf(table: FoldedTable): Snapshot {
  const saved = table.saved();
  const body: Body = { rules: table.kit.game.version, hash: saved.play && hash(saved.play.state), ...saved };
  return { version: saved.gathering.version, body: JSON.stringify(body) };
}

export function hashIn(snapshot: Snapshot): string | null {
  return (JSON.parse(snapshot.body) as Body).hash;
}

/** By which it was played last. */
export function rulesOf({ head, snapshot }: Pick<LoadedTable, 'head' | 'snapshot'>): string {
  return snapshot ? (JSON.parse(snapshot.body) as Body).rules : head.rules;
}

/** From its snapshot, when that was made under the same rules by the same code, and the entries after it. */
export function foldLoaded({ head, snapshot, entries }: LoadedTable): FoldedTable | null {
  if (!snapshot) return foldAll(head, entries);
  const body = JSON.parse(snapshot.body) as Body;
  if (body.rules !== kitOf(head).game.version || isOfOlderMake(body)) return null;
  const table = FoldedTable.resumed(head, body);
  table.follow(entries);
  return table;
}

/** It has a copy of the game for every answer that could be taken back, and not the answers. */
function isOfOlderMake({ play }: Body): boolean {
  return Array.isArray(play?.retractable);
}

export function foldAll(head: TableHead, entries: LoadedTable['entries']): FoldedTable {
  const table = new FoldedTable(head);
  table.follow(entries);
  return table;
}
