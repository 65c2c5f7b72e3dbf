import { decisionOf, type Rng, randomAnswer, type Seat } from '@imperia/engine';
import { KITS } from '../src/games.ts';
import type { SeenTable } from '../src/protocol/update.ts';

/** Something that a seat may answer to what it is asked, whichever game is played. */
export function anyAnswer({ game, view }: Pick<SeenTable, 'game' | 'view'>, seat: Seat, rng: Rng): string {
  return randomAnswer(decisionOf(KITS.get(game)!.game.rules, view!, seat)!, rng)!;
}
