import type { Result, Seat } from '@imperia/engine';
import { eventText, isSolo, type State, scoreOf, soloResultText } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { padEnd, padStart, widthOf, wrap } from '../terminal/layout.ts';
import type { Lang } from '../words/lang.ts';
import { seatName } from './seat-name.ts';

const COLUMNS = ['earned', 'locations', 'extra', 'total'] as const;

/** The score in detail, and who has won. */
export function endingLines(context: Context, view: State, { winners }: Result): string[] {
  const { words, paint, lang, terminal } = context;
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
    ...wrap(verdict(view, winners, lang), terminal.width()).map((line) => paint.as('yellow', line)),
  ];
}

/** Alone, the two sides are compared, and the score has a title. */
function verdict(view: State, winners: readonly Seat[], lang: Lang): string {
  return isSolo(view.config) ? soloResultText(view, lang) : eventText(view, { did: 'win', winners }, lang);
}
