import {
  type Decision,
  decisionOf,
  type GameEvent,
  type Seat,
  SPECTATOR,
  type Step,
  type Table,
} from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import type { Hiring } from '../bots/hire.ts';
import type { Context } from '../context.ts';
import type { LineReader } from '../terminal/reader.ts';
import { Pool } from '../workers/pool.ts';
import { finish } from './finish.ts';
import { giveHint } from './hint.ts';
import { inputOf } from './input.ts';
import { menuOf } from './menu.ts';
import { obey } from './obey.ts';
import { leave } from './saving.ts';
import { type Asked, drawScreen, hideScreen, newsFor } from './screen.ts';
import { HUMAN, type SeatName } from './seats.ts';
import { letBotAnswer } from './think.ts';

export type AnyTable = Table<AnyState, Step, GameEvent, unknown, string>;

/** One game at this keyboard. */
export interface Session {
  readonly context: Context;
  readonly table: AnyTable;
  readonly kinds: readonly SeatName[];
  readonly hiring: Hiring;
  readonly reader: LineReader;
  /** Where the game is kept. */
  readonly file: string;
  /** How many events each person has been shown. */
  readonly heardBy: Map<Seat, number>;
  /** Who looked at the screen last. */
  looking: Seat;
  /** To be said with the next screen. */
  notes: readonly string[];
}

/** Until the game is over or somebody leaves. */
export async function playSession(session: Session): Promise<void> {
  const pool = new Pool(1, session.hiring);
  const stop = () => void pool.stop();
  session.reader.gone.addEventListener('abort', stop);
  try {
    await playOn(session, pool);
  } finally {
    session.reader.gone.removeEventListener('abort', stop);
    await pool.stop();
  }
}

async function playOn(session: Session, pool: Pool): Promise<void> {
  for (;;) {
    const decisions = session.table.decisions();
    const bot = botAmong(session, decisions);
    const asked = bot ?? decisions[0];
    if (!asked) return finish(session);
    const stays = bot ? await letBotAnswer(session, bot.seat, pool) : await askPerson(session, asked.seat, pool);
    if (!stays) return leave(session);
  }
}

/** Where the first answer counts, a bot leaves that to a person who is asked before it. */
function botAmong({ kinds, table }: Session, decisions: readonly Decision<Step>[]): Decision<Step> | undefined {
  const racing = table.state.branches.some(({ race }) => race);
  return (racing ? decisions.slice(0, 1) : decisions).find(({ seat }) => kinds[seat] !== HUMAN);
}

/** Everything a person is shown is computed from what that seat may know. */
function askedNow(session: Session, seat: Seat): Asked {
  const { context, table } = session;
  const view = table.view(seat);
  const decision = decisionOf(context.game.kit.game.rules, view, seat);
  if (!decision) throw new Error(`Seat ${seat} is not asked`);
  return { seat, view, menu: menuOf(context, view, decision), news: newsFor(session, seat, view) };
}

/** False when the person leaves. */
async function askPerson(session: Session, seat: Seat, pool: Pool): Promise<boolean> {
  if (!(await passKeyboard(session, seat))) return false;
  const { context, reader } = session;
  const asked = askedNow(session, seat);
  drawScreen(session, asked);
  for (;;) {
    const line = await reader.ask(context.paint.as('bold', context.words.play.prompt));
    if (line === null) return false;
    const input = inputOf(line);
    const done = input.say === 'hint' ? await giveHint(session, asked, pool) : await obey(session, asked, input);
    if (done !== 'ask again') return done === 'go on';
  }
}

/** Between two people nobody's hand is on the screen. */
async function passKeyboard(session: Session, seat: Seat): Promise<boolean> {
  const { context, table, kinds, reader } = session;
  const people = kinds.filter((kind) => kind === HUMAN).length;
  if (people < 2 || session.looking === seat) return true;
  hideScreen(context);
  const name = context.game.kit.words.seat(table.view(SPECTATOR), seat, context.lang);
  const line = await reader.ask(`${context.words.play.curtain(name)} `);
  if (line === null || inputOf(line).say === 'quit') return false;
  session.looking = seat;
  return true;
}
