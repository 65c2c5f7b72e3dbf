import { type Answer, type GameEvent, otherContent, type Step, Table } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { SavedGame } from './saved-game.ts';

export type AnyTable = Table<AnyState, Step, GameEvent, unknown>;

/** The game as it stands on the table now. */
export function keptGame(kit: AnyKit, game: SavedGame, table: AnyTable, savedAt: number): SavedGame {
  const { answers, version, content, outcomes, hash } = table.record();
  return {
    ...game,
    version,
    ...(content && { content }),
    answers,
    outcomes,
    hash,
    savedAt,
    moment: kit.story.moment(table.state),
  };
}

/** Dealt anew, by the rules and from the packs it was dealt with, with answers that were once given: each must be possible again. Looked at after the deal and each answer. */
export function playedAgain(
  kit: AnyKit,
  game: Pick<SavedGame, 'version' | 'content' | 'config' | 'key' | 'answers'>,
  look?: (table: AnyTable) => void,
): AnyTable {
  const { version, config, key, answers } = game;
  const other = otherContent(kit.game, game);
  if (other.length > 0) throw new Error(`Dealt from other cards: ${other.join(', ')}`);
  const table: AnyTable = new Table(kit.game, config, key, { version });
  look?.(table);
  for (const answer of answers) {
    mustTake(table, answer);
    look?.(table);
  }
  return table;
}

export function mustTake(table: AnyTable, answer: Answer): void {
  const rejection = table.answer(answer);
  if (rejection) throw new Error(`«${answer.option}»: ${rejection}`);
}
