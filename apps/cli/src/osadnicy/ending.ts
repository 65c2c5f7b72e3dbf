import type { Result } from '@imperia/engine';
import { eventText, type State, scoreOf } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { padEnd, padStart, widthOf } from '../terminal/layout.ts';
import { seatName } from './seat-name.ts';

const COLUMNS = ['earned', 'locations', 'extra', 'total'] as const;

/** The score in detail, and who has won. */
export function endingLines(context: Context, view: State, { winners }: Result): string[] {
  const { words, paint, lang } = context;
  const { scoreColumns, endOfGame } = words.play;
  const names = view.config.factions.map((_, seat) => seatName(context, view, seat));
  const first = Math.max(...names.map(widthOf)) + 4;
  const widths = COLUMNS.map((column) => widthOf(scoreColumns[column]) + 3);
  const row = (head: string, cells: readonly string[]) =>
    ` ${padEnd(head, first)}${cells.map((cell, i) => padStart(cell, widths[i]!)).join('')}`;
  return [
    paint.as('reverse', ` ${endOfGame} `),
    '',
    paint.as(
      'dim',
      row(
        '',
        COLUMNS.map((column) => scoreColumns[column]),
      ),
    ),
    ...names.map((name, seat) => {
      const score = scoreOf(view, seat);
      const line = row(
        name,
        COLUMNS.map((column) => String(score[column])),
      );
      return winners.includes(seat) ? paint.as('bold', line) : line;
    }),
    '',
    paint.as('yellow', eventText(view, { did: 'win', winners }, lang)),
  ];
}
