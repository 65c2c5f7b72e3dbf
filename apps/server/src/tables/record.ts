import { type GameRecord, hash } from '@imperia/engine';
import type { AnswerEntry, KeptEntry } from '../store/entry.ts';
import type { LoadedTable, TableHead } from '../store/store.ts';
import type { FoldedTable } from './folded-table.ts';
import { hashIn } from './snapshot.ts';

/** Tables of older releases do not say it. */
function contentOf({ content }: TableHead): Pick<GameRecord<unknown>, 'content'> {
  return content ? { content } : {};
}

/** The whole game, with everything that was hidden: for games that have ended. */
export function recordOf({ head, config, history, startOutcomes, play }: FoldedTable): GameRecord<unknown> {
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
  };
}

/**
 * The same of a game that cannot be played again under these rules, as it was kept; null when its last state is not
 * known, so that nobody could verify it.
 */
export function recordAsKept(
  { head, snapshot }: Pick<LoadedTable, 'head' | 'snapshot'>,
  entries: readonly KeptEntry[],
): GameRecord<unknown> | null {
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
  };
}
