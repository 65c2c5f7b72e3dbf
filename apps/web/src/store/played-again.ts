import { type Answer, type GameEvent, otherContent, type Seat, type Step, Table } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { onlyPerson, type SavedGame, type SeatKind } from './saved-game.ts';

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
  game: Pick<SavedGame, 'version' | 'content' | 'config' | 'key' | 'answers'> & {
    readonly kinds?: readonly SeatKind[];
  },
  look?: (table: AnyTable) => void,
): AnyTable {
  const { version, config, key, answers, kinds = [] } = game;
  const other = otherContent(kit.game, game);
  if (other.length > 0) throw new Error(`Dealt from other cards: ${other.join(', ')}`);
  const table: AnyTable = new Table(kit.game, config, key, { version, remembering: remembering(kinds) });
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

/** Bots remember nothing: what they saw can be taken back by the only person at the table. */
function remembering(kinds: readonly SeatKind[]): readonly Seat[] | undefined {
  const person = onlyPerson(kinds);
  return person === null ? undefined : [person];
}
