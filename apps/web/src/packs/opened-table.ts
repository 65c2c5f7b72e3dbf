import { packsIn, takePacks } from '@imperia/kit';
import { type OpenGame, openedGame } from '../games/contract.ts';

/** The game of a table, with the packs that it is played with. */
export async function openedTable(id: string, config: unknown): Promise<OpenGame | null> {
  const game = await openedGame(id);
  if (game) await takePacks(game.kit, packsIn(config));
  return game;
}
