import type { Seat } from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import type { Context } from '../context.ts';
import { hang, wrap } from '../terminal/layout.ts';
import { logLines } from './log.ts';
import { type Menu, menuLines } from './menu.ts';
import type { Session } from './session.ts';
import { tableLines } from './table.ts';

const CLEAR = '\x1b[2J\x1b[H';
const CLEAR_ALL = '\x1b[H\x1b[2J\x1b[3J';

export function say({ terminal }: Context, lines: readonly string[]): void {
  terminal.write(`${lines.join('\n')}\n`);
}

/** Nothing stays to be scrolled back to: the next person must not see what the last one saw. */
export function hideScreen({ terminal }: Context): void {
  if (terminal.interactive) terminal.write(CLEAR_ALL);
}

export function clearScreen({ terminal }: Context): void {
  if (terminal.interactive) terminal.write(CLEAR);
}

export interface Asked {
  readonly seat: Seat;
  readonly view: AnyState;
  readonly menu: Menu;
  /** What has happened since this person last looked. */
  readonly news: readonly string[];
}

/** The whole screen: the table, what is new, and the question. */
export function drawScreen({ context, kinds }: Session, { view, seat, menu, news }: Asked): void {
  const { terminal, words, paint } = context;
  const table = tableLines(context, { view, me: seat, kinds });
  const question = [...menuLines(context, menu), paint.as('dim', words.play.hint)];
  const room = terminal.height() - table.length - question.length - FRAME;
  clearScreen(context);
  say(context, ['', ...table, ...newsBlock(context, news, room), '', ...question]);
}

/** Empty lines, headings and the prompt. */
const FRAME = 6;
const FEWEST_NEWS = 6;

/** On a screen only the latest news, so that the table stays in sight. */
export function newsBlock({ words, paint, terminal }: Context, news: readonly string[], room: number): string[] {
  if (news.length === 0) return [];
  const most = terminal.interactive ? Math.max(FEWEST_NEWS, room) : news.length;
  const hidden = news.length - most;
  return [
    '',
    ` ${paint.as('bold', words.play.sinceYouLooked)}`,
    ...(hidden > 0 ? [paint.as('dim', `  ${words.play.earlier(hidden, news.length)}`)] : []),
    ...news.slice(Math.max(0, hidden)),
  ];
}

/** What this seat has heard since it last looked, after what the table itself has to say. */
export function newsFor(session: Session, seat: Seat, view: AnyState): string[] {
  const { context, table, heardBy, notes } = session;
  const heard = table.heard(seat);
  const fresh = heard.slice(heardBy.get(seat) ?? 0);
  heardBy.set(seat, heard.length);
  session.notes = [];
  return [
    ...notes.flatMap((note) => hang('  ', wrap(note, context.terminal.width() - 4))),
    ...logLines(context, view, fresh),
  ];
}
