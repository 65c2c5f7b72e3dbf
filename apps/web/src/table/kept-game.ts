import { type Answer, otherContent, Table } from '@imperia/engine';
import { type Config, type OsadnicyEvent, type OsadnicyStep, osadnicy, type State, type Zone } from '@imperia/osadnicy';
import type { SavedGame } from './game.ts';

export type OsadnicyTable = Table<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;

/** The game as it stands on the table now. */
export function keptGame(game: SavedGame, table: OsadnicyTable, savedAt: number): SavedGame {
  const { round, phase, seats } = table.state;
  const { answers, version, content, outcomes, hash } = table.record();
  return {
    ...game,
    version,
    ...(content && { content }),
    answers,
    outcomes,
    hash,
    savedAt,
    round,
    phase,
    points: seats.map(({ points }) => points),
  };
}

/** A saved game after its first answers, by the rules and from the packs that it was dealt with. */
export function tableOf(game: SavedGame, to = game.answers.length): OsadnicyTable {
  const other = otherContent(osadnicy, game);
  if (other.length > 0) throw new Error(`Dealt from other cards: ${other.join(', ')}`);
  const table: OsadnicyTable = new Table(osadnicy, game.config, game.key, { version: game.version });
  for (const answer of game.answers.slice(0, to)) mustTake(table, answer);
  return table;
}

/** For answers that were once given: each must be possible again. */
export function mustTake(table: OsadnicyTable, answer: Answer): void {
  const rejection = table.answer(answer);
  if (rejection) throw new Error(`«${answer.option}»: ${rejection}`);
}
