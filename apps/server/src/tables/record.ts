import { type GameRecord, hash } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import type { FoldedTable } from './folded-table.ts';

/** The whole game, with everything that was hidden: for games that have ended. */
export function recordOf({ head, config, history, startOutcomes, play }: FoldedTable): GameRecord<Config> {
  if (!history || !play) throw new Error('Only a table that was folded from its start has a record');
  return {
    game: head.game,
    version: osadnicy.version,
    config,
    commitment: head.commitment,
    key: head.key,
    answers: history.map(({ seat, decision, option }) => ({ seat, decision, option })),
    outcomes: [...startOutcomes, ...history.flatMap(({ outcomes }) => outcomes)],
    hash: hash(play.state),
  };
}
