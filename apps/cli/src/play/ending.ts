import type { Result } from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import type { Context } from '../context.ts';
import { padEnd, padStart, widthOf, wrap } from '../terminal/layout.ts';

/** The score in detail, and who has won. */
export function endingLines(context: Context, view: AnyState, result: Result): string[] {
  const { words, paint, lang, terminal, game } = context;
  const { kit } = game;
  const columns = kit.story.scores(view);
  const heads = columns.map(({ column }) => kit.words.label('column', column, lang));
  const names = result.points.map((_, seat) => kit.words.seat(view, seat, lang));
  const first = Math.max(...names.map(widthOf)) + 4;
  const row = (head: string, cells: readonly string[]) =>
    ` ${padEnd(head, first)}${cells.map((cell, i) => padStart(cell, widthOf(heads[i]!) + 3)).join('')}`;
  return [
    paint.as('reverse', ` ${words.play.endOfGame} `),
    '',
    paint.as('dim', row('', heads)),
    ...names.map((name, seat) => {
      const line = row(
        name,
        columns.map(({ bySeat }) => String(bySeat[seat])),
      );
      return result.winners.includes(seat) ? paint.as('bold', line) : line;
    }),
    '',
    ...wrap(kit.words.verdict(view, result, lang), terminal.width()).map((line) => paint.as('yellow', line)),
  ];
}
