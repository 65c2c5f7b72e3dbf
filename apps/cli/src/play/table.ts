import type { Seat } from '@imperia/engine';
import type { AnyState, Block } from '@imperia/kit';
import type { Context } from '../context.ts';
import { sketchLines } from '../terminal/sketch.ts';
import { HUMAN, type SeatName } from './seats.ts';

/** What a seat sees of the table, and who sits round it. */
export interface Scene {
  readonly view: AnyState;
  readonly me: Seat;
  readonly kinds: readonly SeatName[];
}

/** The table as its game sketches it, with the names of the bots. */
export function tableLines(context: Context, { view, me, kinds }: Scene): string[] {
  const { game, lang, paint, terminal, words } = context;
  const played = (block: Block): Block => {
    const kind = block.is === 'group' && block.seat !== undefined ? kinds[block.seat] : undefined;
    if (block.is !== 'group' || kind === undefined || kind === HUMAN) return block;
    return { ...block, title: [...block.title, ` (${words.table.bot(kind)})`] };
  };
  const sketch = game.kit.sketch(view, me, lang).map(played);
  return sketchLines({ paint, width: terminal.width() }, sketch);
}
