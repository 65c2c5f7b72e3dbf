import { tiny } from '../../games/tiny/src/game.ts';
import type { TinyState } from '../../games/tiny/src/state.ts';
import type { TinyStep } from '../../games/tiny/src/steps.ts';
import { type Outcome, Table } from '../src/index.ts';

export const KEY = '0123456789abcdef'.repeat(4);
export const CONFIG = { seats: 3, rounds: 2 };

/** A table of the tiny game in a position of one's own: hands, decks and what is about to happen. */
export function tableAt(
  steps: readonly TinyStep[],
  arrange: (game: TinyState) => void,
  luck?: readonly Outcome[],
  remembering?: readonly number[],
) {
  const setup: typeof tiny.setup = (config, key) => {
    const game = tiny.setup(config, key);
    game.steps = [...steps].reverse();
    game.buried = game.captains.concat(game.captains, game.captains).map(() => []);
    arrange(game);
    return game;
  };
  return new Table({ ...tiny, setup }, CONFIG, KEY, { ...(luck && { dictated: luck }), remembering });
}

export type TinyTable = ReturnType<typeof tableAt>;

export function say(table: TinyTable, seat: number, option: string): void {
  const why = table.answer({ seat, decision: table.state.decision, option });
  if (why) throw new Error(`«${option}» of seat ${seat}: ${why}`);
}
