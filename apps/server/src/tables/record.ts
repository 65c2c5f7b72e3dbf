import { type GameRecord, hash } from '@imperia/engine';
import type { AnswerEntry, Entry, KeptEntry } from '../store/entry.ts';
import type { LoadedTable, TableHead } from '../store/store.ts';
import type { FoldedTable } from './folded-table.ts';
import { hashIn } from './snapshot.ts';

/** Tables of older releases do not say it. */
function contentOf({ content }: TableHead): Pick<GameRecord<unknown>, 'content'> {
  return content ? { content } : {};
}

/** A game as it was played here. */
export interface TableRecord extends GameRecord<unknown> {
  /** How often the only person took a turn back although something had been learnt since. */
  readonly takenBack?: number;
}

/** The whole game, with everything that was hidden: for games that have ended. */
export function recordOf({ head, config, history, startOutcomes, play, gathering }: FoldedTable): TableRecord {
  if (!history || !play) throw new Error('Only a table that was folded from its start has a record');
  return {
    game: head.game,
    version: head.rules,
    ...contentOf(head),
    config,
    commitment: head.commitment,
    key: head.key,
    answers: history.map(({ seat, decision, option }) => ({ seat, decision, option })),
    outcomes: [...startOutcomes, ...history.flatMap(({ outcomes }) => outcomes)],
    hash: hash(play.state),
    ...(gathering.takenBack && { takenBack: gathering.takenBack }),
  };
}

/**
 * The same of a game that cannot be played again under these rules, as it was kept; null when its last state is not
 * known, so that nobody could verify it.
 */
export function recordAsKept(
  { head, snapshot }: Pick<LoadedTable, 'head' | 'snapshot'>,
  entries: readonly KeptEntry[],
): TableRecord | null {
  const lastHash = snapshot?.version === entries.length ? hashIn(snapshot) : null;
  if (lastHash === null) return null;
  const stood: AnswerEntry[] = [];
  let { config } = head;
  const start = entries.flatMap(({ entry }) => (entry.do === 'start' ? entry.outcomes : []));
  for (const { entry } of entries) {
    if (entry.do === 'answer') stood.push(entry);
    else if (entry.do === 'undo') stood.length = entry.to;
    else if (entry.do === 'choose') config = entry.config;
  }
  return {
    game: head.game,
    version: head.rules,
    ...contentOf(head),
    config,
    commitment: head.commitment,
    key: head.key,
    answers: stood.map(({ seat, decision, option }) => ({ seat, decision, option })),
    outcomes: [...start, ...stood.flatMap(({ outcomes }) => outcomes)],
    hash: lastHash,
    ...takenBackIn(entries),
  };
}

function takenBackIn(entries: readonly KeptEntry[]): Pick<TableRecord, 'takenBack'> {
  const takenBack = entries.reduce((sum, { entry }) => sum + turnsTakenBack(entry), 0);
  return takenBack > 0 ? { takenBack } : {};
}

function turnsTakenBack(entry: Entry): number {
  if (entry.do === 'bring') return entry.takenBack ?? 0;
  return entry.do === 'undo' && entry.learnt ? 1 : 0;
}
