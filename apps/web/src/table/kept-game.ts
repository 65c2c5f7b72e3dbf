import type { Answer, Table } from '@imperia/engine';
import type { Config, OsadnicyEvent, OsadnicyStep, State, Zone } from '@imperia/osadnicy';
import type { SavedGame } from './game.ts';

export type OsadnicyTable = Table<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;

/** The game as it stands on the table now. */
export function keptGame(game: SavedGame, table: OsadnicyTable, savedAt: number): SavedGame {
  const { round, phase, seats } = table.state;
  const { answers, version, outcomes, hash } = table.record();
  return {
    ...game,
    version,
    answers,
    outcomes,
    hash,
    savedAt,
    round,
    phase,
    points: seats.map(({ points }) => points),
  };
}

/** For answers that were once given: each must be possible again. */
export function mustTake(table: OsadnicyTable, answer: Answer): void {
  const rejection = table.answer(answer);
  if (rejection) throw new Error(`«${answer.option}»: ${rejection}`);
}
