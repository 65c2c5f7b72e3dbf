import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { again } from '../again.ts';
import type { BotPoolOptions } from '../bots/bot-pool.ts';
import { Doors } from '../identity/doors.ts';
import { Passkeys } from '../identity/passkeys.ts';
import { People } from '../identity/people.ts';
import { sealerOf } from '../identity/seal.ts';
import type { Api } from '../net/api.ts';
import { createApp } from '../net/app.ts';
import { ChatRoom } from '../net/chat-room.ts';
import { EndedSessions } from '../net/ended-sessions.ts';
import { Guesses } from '../net/guesses.ts';
import { FLOODS, LOOKS_BACK, MESSAGES, PATIENCE, type Patience, REFUSALS } from '../net/limits.ts';
import { OpenConnections } from '../net/open-connections.ts';
import { Pace } from '../net/pace.ts';
import { Portions } from '../net/portions.ts';
import { Presence, REPEAT_EVERY, TOLD_EVERY } from '../net/presence.ts';
import { Quotas } from '../net/quotas.ts';
import type { Services } from '../net/services.ts';
import { openStore, type Where } from '../store/index.ts';
import { StoreUnavailable } from '../store/store.ts';
import { runTables } from '../tables/run-tables.ts';
import { Mail, type SendMail, sendingMail } from '../tell/mail.ts';
import { sealingWith } from '../tell/mail-links.ts';
import { pushChannel, pushKeys, type SendPush, sendingPush } from '../tell/push.ts';
import { type Channel, Teller } from '../tell/teller.ts';
import { TurnWatch } from '../tell/turns.ts';
import { webhookChannel } from '../tell/webhook.ts';
import type { HostConfig } from './config.ts';
import { Metrics } from './metrics.ts';
import { SharedClock } from './shared-clock.ts';
import { Uptime } from './uptime.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** What tests put in the place of the world. */
export interface World {
  readonly now?: () => number;
  /** How long nothing may be heard of a server before it counts as away. */
  readonly silence?: number;
  readonly sendPush?: SendPush;
  readonly sendMail?: SendMail;
  readonly bots?: BotPoolOptions;
  readonly patience?: Partial<Patience>;
  /** How often somebody may look back at a whole game. */
  readonly looksBack?: { readonly rate: number; readonly burst: number };
}

export interface RunningServer {
  readonly app: Api;
  readonly address: string;
  readonly services: Services;
  stop(): Promise<void>;
}

export function whereOf({ databaseUrl, dataDir }: HostConfig): Where {
  return databaseUrl ? { postgres: databaseUrl } : { sqlite: join(dataDir, 'imperia.sqlite') };
}

/** For so many people together. */
function paceOf({ rate, burst }: { readonly rate: number; readonly burst: number }, people: number, now: () => number) {
  return new Pace(rate * people, burst * people, now);
}

function sweepPaces({ pace, paceFrom, looksBack, looksBackFrom, floods, refusals, quotas }: Services): void {
  for (const one of [pace, paceFrom, looksBack, looksBackFrom, floods, refusals, quotas]) one.sweep();
}

/** Opens the store, lays the tables, and listens. */
export async function startServer(config: HostConfig, world: World = {}): Promise<RunningServer> {
  if (!config.databaseUrl) await mkdir(config.dataDir, { recursive: true });
  const store = await openStore(whereOf(config));
  const clock = await SharedClock.of(world.now ? async () => world.now!() : store.time);
  const now = world.now ?? clock.now;
  const uptime = await Uptime.begin(store.notes, now, !config.databaseUrl, world.silence);
  const keys = await pushKeys(store.notes);
  const presence = new Presence(store.bus, randomUUID(), now);
  const complain = (what: string) => (error: unknown) => app?.log.error({ err: error }, what);

  const quotas = new Quotas(store.limits, config.peopleAtAddress, now);
  const sealer = await sealerOf(store.notes, now);
  const mail = new Mail({
    people: store.people,
    quotas,
    sealing: sealingWith(sealer),
    publicUrl: config.publicUrl,
    send: world.sendMail ?? (config.smtpUrl && config.mailFrom ? sendingMail(config.smtpUrl, config.mailFrom) : null),
    failed: complain('mail could not be sent: check SMTP_URL and MAIL_FROM'),
  });
  const sendPush = world.sendPush ?? sendingPush(keys, config.publicUrl, config.pushHosts);
  const channels: Channel[] = [pushChannel(store.people, config.publicUrl, sendPush), mail.channel];
  if (config.webhookUrl) channels.push(webhookChannel(config.webhookUrl, config.publicUrl));
  const teller = new Teller(store.people, channels, complain('somebody could not be told'));
  const turns = new TurnWatch({
    isThere: (table, identity) => presence.isThere(table, identity),
    tell: (identity, notice) => void teller.tell(identity, notice).catch(complain('somebody could not be told')),
  });

  const running = runTables(store, {
    now,
    bots: {
      workers: config.botWorkers,
      trouble: (failed, bot, error) =>
        app?.log.error({ failed, bot, ...(error !== null && { err: error }) }, 'a bot failed and was replaced'),
      ...world.bots,
    },
    outages: uptime.outages,
    beforeTime: () => uptime.beat(),
    kept: (change) => turns.kept(change),
    trouble: (error, table) => {
      // The store's own trouble is told once, below, and not by every table.
      const level = error instanceof StoreUnavailable ? 'debug' : 'error';
      app?.log[level]({ err: error, table }, 'something went wrong at a table');
    },
  });
  const { tables } = running;
  const looksBack = world.looksBack ?? LOOKS_BACK;
  const services: Services = {
    config,
    store,
    people: new People(store.people, store.doors, now),
    doors: new Doors(store.doors, config, now),
    passkeys: new Passkeys(store.people, config.publicUrl, now),
    sealer,
    mail,
    metrics: new Metrics(),
    tables,
    presence,
    chat: new ChatRoom(store.chat, store.bus, now, complain('something said could not be passed on')),
    endedSessions: new EndedSessions(store.bus),
    now,
    patience: { ...PATIENCE, ...world.patience },
    pushKey: keys.publicKey,
    pace: paceOf(MESSAGES, 1, now),
    paceFrom: paceOf(MESSAGES, config.peopleAtAddress, now),
    looksBack: paceOf(looksBack, 1, now),
    looksBackFrom: paceOf(looksBack, Math.ceil(config.peopleAtAddress / 4), now),
    floods: paceOf(FLOODS, 1, now),
    refusals: paceOf(REFUSALS, 1, now),
    portions: new Portions(),
    openConnections: new OpenConnections(config.peopleAtAddress),
    quotas,
    guesses: new Guesses(quotas),
  };
  const app = await createApp(services);
  store.writing.onChange((trouble) => {
    services.metrics.storeTrouble.set(trouble ? 1 : 0);
    if (trouble) return app.log.error({ why: trouble.message }, 'the store cannot be written: nobody can play on');
    app.log.warn('the store can be written again');
    tables.goOn();
  });
  const damage = new Pace(1 / 60, 3, now);
  store.writing.onDamage(({ message }) => {
    services.metrics.damage.inc();
    if (damage.mayGoOn('')) app.log.fatal({ why: message }, 'the store is damaged: some games cannot be read');
  });
  const chores = [
    again(3 * SECOND, () => turns.look(), complain('somebody could not be told')),
    again(20 * SECOND, () => services.metrics.tables.set(tables.loaded), complain('a chore failed')),
    again(TOLD_EVERY, () => presence.catchUp(), complain('a chore failed')),
    again(REPEAT_EVERY, () => presence.repeat(), complain('a chore failed')),
    again(60 * SECOND, () => sweepPaces(services), complain('a chore failed')),
    // Where nobody tries to play, nothing else would find out that it works again.
    again(3 * SECOND, () => store.writing.trouble && store.ping().catch(() => {}), complain('a chore failed')),
    again(10 * SECOND, () => store.writing.trouble ?? store.tables.noteLengths(), complain('a chore failed')),
    again(60 * SECOND, () => clock.compare(), complain('a chore failed')),
    again(HOUR, () => store.people.sweepSessions(now()), complain('a chore failed')),
    again(HOUR, () => store.limits.sweep(now()), complain('a chore failed')),
  ];
  const stop = async (): Promise<void> => {
    for (const stopChore of chores) stopChore();
    await app.close();
    await running.close();
    await store.close();
  };
  try {
    const address = await app.listen({ port: config.port, host: config.host });
    return { app, address, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
