import { botNamed, luckOf, THINKING } from '@imperia/bots';
import { commitment, type Seat } from '@imperia/engine';
import { isOwnBot } from '../bots/kinds.ts';
import { type Pool, Stopped } from '../workers/pool.ts';
import type { SeatName } from './seats.ts';
import type { Session } from './session.ts';

const thinking: Readonly<Record<string, number>> = THINKING;

function thinks(kind: SeatName): boolean {
  return isOwnBot(kind) || (thinking[kind] ?? 0) > 0;
}

/** False when the person leaves meanwhile. Who thinks does so in a worker, so that the keyboard stays alive. */
export async function letBotAnswer(session: Session, seat: Seat, pool: Pool): Promise<boolean> {
  const { context, table, kinds, reader } = session;
  if (reader.gone.aborted) return false;
  const { kit } = context.game;
  const { words } = context;
  const kind = kinds[seat]!;
  const { decision } = table.state;
  const view = table.view(seat);
  const luck = luckOf(commitment(table.key), seat, decision);
  const name = kit.words.seat(view, seat, context.lang);
  const chosen = thinks(kind)
    ? await shown(session, words.play.thinking(name), () =>
        pool.run('choose', { game: context.game.id, bot: kind, view, seat, luck }),
      )
    : { option: botNamed(kind, kit).choose(view, seat, luck) };
  if (chosen === null) return false;
  const { option, fault } = chosen;
  if (fault) session.notes = [...session.notes, words.play.anyAnswer(name, fault.why)];
  const rejection = table.answer({ seat, decision, option });
  if (rejection) throw new Error(`The bot ${kind} answered what was ${rejection}: ${option}`);
  return true;
}

const CLEAR_LINE = '\r\x1b[K';

/** Says who is thinking for as long as it takes; null when it was stopped. */
export async function shown<T>({ context }: Session, note: string, work: () => Promise<T>): Promise<T | null> {
  const { terminal, paint } = context;
  if (terminal.interactive) terminal.write(paint.as('dim', note));
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  } finally {
    if (terminal.interactive) terminal.write(CLEAR_LINE);
  }
}
