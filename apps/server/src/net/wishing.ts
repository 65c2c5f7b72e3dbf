import type { Reply } from '../protocol/reply.ts';
import type { SentWish } from '../protocol/wishes.ts';
import type { Identity } from '../store/store.ts';
import type { OpenTable } from '../tables/api.ts';
import { maySit } from './access.ts';
import { MOST_TABLES } from './limits.ts';
import type { Services } from './services.ts';

/** One way for every wish, over either road. */
export async function grant(services: Services, me: Identity, table: OpenTable, wish: SentWish): Promise<Reply> {
  const done = services.metrics.deedSeconds.startTimer();
  const reply = await granted(services, me, table, wish);
  done();
  services.metrics.deeds.inc({ deed: wish.wish, outcome: reply.granted ? 'granted' : 'denied' });
  return reply;
}

async function granted({ store }: Services, me: Identity, table: OpenTable, wish: SentWish): Promise<Reply> {
  if (wish.wish !== 'sit') return table.wish(me.id, wish);
  const { seat, invitation } = wish;
  if (table.seatOf(me.id) === null && (await store.tables.countOf(me.id)).live >= MOST_TABLES.live)
    return { granted: false, why: 'too many tables' };
  if (!(await maySit(store.invitations, table, me.id, seat, invitation))) return { granted: false, why: 'not yours' };
  return table.wish(me.id, { wish: 'sit', seat, name: me.name });
}
