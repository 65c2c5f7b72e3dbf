import { SPECTATOR } from '@imperia/engine';
import { wrap } from '../terminal/layout.ts';
import { endingLines } from './ending.ts';
import { saveAtEnd } from './saving.ts';
import { clearScreen, hideScreen, newsBlock, newsFor, say } from './screen.ts';
import { HUMAN } from './seats.ts';
import type { Session } from './session.ts';
import { tableLines } from './table.ts';

const LAST_NEWS = 20;

/** The last screen: the empires, the score, and how to check the deal. Nobody's hand is on it. */
export function finish(session: Session): void {
  const { context, table, kinds, heardBy, looking } = session;
  const { play } = context.words;
  const view = table.view(SPECTATOR);
  const person = kinds.indexOf(HUMAN);
  heardBy.set(SPECTATOR, heardBy.get(looking === SPECTATOR ? person : looking) ?? 0);
  const { commitment, key } = table.record();
  if (kinds.filter((kind) => kind === HUMAN).length > 1) hideScreen(context);
  else clearScreen(context);
  say(context, [
    ...newsBlock(context, newsFor(session, SPECTATOR, view), LAST_NEWS),
    '',
    ...tableLines(context, { view, me: SPECTATOR, kinds }),
    '',
    ...endingLines(context, view, table.result()!),
    '',
    ...[play.published(commitment), play.keyRevealed(key)].flatMap((line) => wrap(line, context.terminal.width())),
  ]);
  saveAtEnd(session);
}
