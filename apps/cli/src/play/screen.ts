import type { Decision, Seat } from '@imperia/engine';
import type { OsadnicyStep, State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { logLines } from '../osadnicy/log.ts';
import { type Menu, menuLines } from '../osadnicy/menu.ts';
import { tableLines } from '../osadnicy/table.ts';
import type { Session } from './session.ts';

const CLEAR = '\x1b[2J\x1b[H';
const CLEAR_ALL = '\x1b[3J\x1b[2J\x1b[H';

export function say({ terminal }: Context, lines: readonly string[]): void {
  terminal.write(`${lines.join('\n')}\n`);
}

/** Nothing stays to be scrolled back to: the next person must not see what the last one saw. */
export function hideScreen({ terminal }: Context): void {
  if (terminal.interactive) terminal.write(CLEAR_ALL);
}

export interface Asked {
  readonly seat: Seat;
  readonly view: State;
  readonly decision: Decision<OsadnicyStep>;
  readonly menu: Menu;
}

/** The whole screen: the table, what is new, and the question. */
export function drawScreen({ context, kinds }: Session, { view, seat, menu }: Asked, news: readonly string[]): void {
  const { terminal } = context;
  if (terminal.interactive) terminal.write(CLEAR);
  say(context, ['', ...tableLines(context, { view, me: seat, kinds }), ...news, '', ...menuLines(context, menu)]);
  say(context, [context.paint.as('dim', context.words.play.hint)]);
}

/** What this seat has heard since it last looked. On a screen only the latest, so that the table stays in sight. */
export function newsLines(session: Session, { seat, view }: Pick<Asked, 'seat' | 'view'>): string[] {
  const { context, table, heardBy } = session;
  const { words, paint, terminal } = context;
  const since = Math.min(heardBy.get(seat) ?? 0, table.heard(seat).length);
  const all = logLines(context, view, table.heard(seat, since));
  heardBy.set(seat, table.heard(seat).length);
  const most = terminal.interactive ? Math.max(8, Math.floor(terminal.height() / 3)) : all.length;
  const hidden = Math.max(0, all.length - most);
  if (all.length === 0) return [];
  return [
    '',
    ` ${paint.as('bold', words.play.sinceYouLooked)}`,
    ...(hidden > 0 ? [paint.as('dim', `  ${words.play.earlier(hidden)}`)] : []),
    ...all.slice(hidden),
  ];
}
