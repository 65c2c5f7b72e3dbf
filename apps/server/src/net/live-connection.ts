import { questionFor } from '@imperia/bots';
import { SPECTATOR } from '@imperia/engine';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { KITS } from '../games.ts';
import { hashOf } from '../identity/tokens.ts';
import { FromClient, type FromServer } from '../protocol/live.ts';
import type { News } from '../protocol/update.ts';
import type { Identity } from '../store/store.ts';
import type { Hear } from '../tables/api.ts';
import { eyesOf } from './access.ts';
import { addressOf } from './address.ts';
import { maySay } from './chat-routes.ts';
import { toRefusal } from './errors.ts';
import { whoAsks } from './me.ts';
import type { Visitor } from './presence.ts';
import type { RefusalName } from './refusals.ts';
import type { Services } from './services.ts';
import { sessionToken } from './session.ts';
import { grant } from './wishing.ts';

const wellFormed = Compile(FromClient);
/** Somebody who does not read is let go before the server's memory fills. */
const MOST_UNREAD = 1024 * 1024;
export const POLICY_VIOLATION = 1008;
export const TRY_LATER = 1013;

/** One open page: who it is, and the tables that it hears of. */
export class Connection implements Visitor {
  readonly #services: Services;
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  /** How to stop hearing of each table. */
  readonly #watched = new Map<string, () => void>();
  readonly #me: Promise<Identity | null>;
  #unfollow: readonly (() => void)[] = [];
  #busy: Promise<void>;
  identity: string | null = null;

  constructor(services: Services, socket: WebSocket, request: FastifyRequest) {
    this.#services = services;
    this.#socket = socket;
    this.#request = request;
    this.#me = this.#comeIn();
    this.#busy = this.#known();
    services.metrics.connections.inc();
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : String(data)));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
  }

  /** Nobody is listened to before it is known who they are, and by what they are counted. */
  async #known(): Promise<void> {
    this.#socket.pause();
    await this.#me.catch(() => this.#socket.close());
    this.#socket.resume();
  }

  async #comeIn(): Promise<Identity | null> {
    const me = await whoAsks(this.#services, this.#request);
    const token = sessionToken(this.#request);
    if (!me || token === null || !this.#isOpen) return me;
    this.identity = me.id;
    const { endedSessions, openConnections } = this.#services;
    const giveBack = openConnections.of(me.id);
    if (!giveBack) {
      this.#socket.close(TRY_LATER, 'too many');
      return me;
    }
    const lookAgain = () => this.#lookAgain();
    this.#unfollow = [
      giveBack,
      endedSessions.follow({ session: hashOf(token) }, lookAgain),
      endedSessions.follow({ identity: me.id }, lookAgain),
    ];
    // It may have ended while it was looked up, before anybody here would have heard of it.
    this.#lookAgain();
    return me;
  }

  /** Whose session has ended has no rights left here. */
  #lookAgain(): void {
    whoAsks(this.#services, this.#request).then(
      (me) => me ?? this.#showOut(),
      (error: unknown) => this.#request.log.warn({ err: error }, 'a session could not be looked up'),
    );
  }

  #showOut(): void {
    this.#stopAll();
    this.#socket.close(POLICY_VIOLATION, 'not known');
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #closed(): void {
    this.#services.metrics.connections.dec();
    for (const unfollow of this.#unfollow) unfollow();
    this.#stopAll();
  }

  #stopAll(): void {
    for (const stop of this.#watched.values()) stop();
    this.#watched.clear();
  }

  #send(message: FromServer): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (!this.#mayWrite()) return;
    this.#gather();
    this.#socket.send(text);
  }

  #mayWrite(): boolean {
    if (this.#socket.bufferedAmount <= MOST_UNREAD) return true;
    this.#socket.terminate();
    return false;
  }

  #pinged(data: Buffer): void {
    if (this.#isOpen && this.#mayGoOn() && this.#mayWrite()) this.#socket.pong(data);
  }

  /** What is said in one go, such as the news of an answer and its acknowledgement, leaves with one write. */
  #gather(): void {
    const { socket } = this.#request.raw;
    if (socket.writableCorked > 0) return;
    socket.cork();
    process.nextTick(() => socket.uncork());
  }

  /**
   * People are counted by who they are, however many pages they open; strangers by where they come from; and however many
   * somebody claims to be, by where all of them come from.
   */
  #mayGoOn(): boolean {
    const { pace, paceFrom, floods } = this.#services;
    const from = addressOf(this.#request);
    const who = this.identity ?? from;
    if (pace.mayGoOn(who) && paceFrom.mayGoOn(from)) return true;
    if (!floods.mayGoOn(who)) this.#socket.terminate();
    return false;
  }

  #hear(text: string): void {
    if (!this.#isOpen) return;
    const message = this.#mayGoOn() ? parsed(text) : 'too often';
    if (message === 'too often' || message === 'bad request') this.#refuseMessage(message);
    else this.#try(message);
  }

  /** One message after the other, in the order in which they came. */
  #try(message: FromClient): void {
    this.#busy = this.#busy
      .then(() => this.#services.portions.next())
      .then(() => (this.#isOpen ? this.#obey(message) : undefined))
      .catch((error: unknown) => {
        const refused = toRefusal(error);
        if (refused === 'broken') this.#request.log.error({ err: error }, 'a message failed');
        this.#send({ say: 'refused', refused, ...named(message) });
      });
  }

  #refuseMessage(refused: RefusalName): void {
    if (!this.#isOpen) return;
    this.#services.metrics.refusedMessages.inc({ why: refused });
    this.#send({ say: 'refused', refused });
  }

  async #obey(message: FromClient): Promise<void> {
    switch (message.say) {
      case 'ping':
        return this.#send({ say: 'pong' });
      case 'watch':
        return this.#watch(message.table, message.since, message.invitation);
      case 'unwatch':
        return this.#stopWatching(message.table);
      case 'wish':
        return this.#wish(message);
      case 'options':
        return this.#options(message);
      case 'chat':
        return this.#chat(message.table, message.text);
    }
  }

  #stopWatching(id: string): void {
    this.#watched.get(id)?.();
    this.#watched.delete(id);
  }

  async #watch(id: string, since: number | undefined, invitation: string | undefined): Promise<void> {
    const { tables, store, presence, chat } = this.#services;
    const me = await this.#me;
    const table = await tables.open(id);
    const eyes = table && (await eyesOf(store.invitations, table, me?.id ?? null, invitation));
    this.#stopWatching(id);
    if (!table || eyes === null) return this.#send({ say: 'refused', table: id, refused: 'no such thing' });
    const early: [News, string][] = [];
    let told: Hear = (news, json) => void early.push([news, json]);
    const { first, stop } = await table.watch(eyes, since ?? null, (news, json) => told(news, json));
    if (!this.#isOpen) return stop();
    const stopChat = chat.listen(id, (line) => this.#send({ say: 'chat', table: id, line }));
    this.#watched.set(id, () => {
      stop();
      stopChat();
      presence.leave(id, this);
    });
    // Who sat down or left, here or on another page, has other eyes from then on.
    const sameEyes = () => (me ? (table.seatOf(me.id) ?? SPECTATOR) : SPECTATOR) === eyes;
    told = (news, json) => (sameEyes() ? this.#pass(id, news, json) : this.#lookAnew(id, invitation));
    for (const news of 'table' in first ? [first] : first) told(news, JSON.stringify(news));
    for (const [news, json] of early) told(news, json);
    presence.enter(id, this);
  }

  #lookAnew(id: string, invitation: string | undefined): void {
    if (!this.#watched.has(id)) return;
    this.#stopWatching(id);
    this.#try({ say: 'watch', table: id, ...(invitation !== undefined && { invitation }) });
  }

  /** What `#send` would say of the news, around the text that they are already. */
  #pass(table: string, news: News, json: string): void {
    const say = 'table' in news ? 'whole' : 'update';
    this.#sendText(`{"say":"${say}","table":${JSON.stringify(table)},"${say}":${json}}`);
  }

  async #wish({ table: id, id: number, wish }: Extract<FromClient, { say: 'wish' }>): Promise<void> {
    const me = await this.#me;
    if (!me) return this.#send({ say: 'refused', id: number, refused: 'not known' });
    const table = await this.#services.tables.open(id);
    if (!table) return this.#send({ say: 'refused', id: number, refused: 'no such thing' });
    const reply = await grant(this.#services, me, table, wish);
    this.#send({ say: 'reply', id: number, reply });
  }

  /** For clients without rules of their own. */
  async #options({ table: id, id: number, lang }: Extract<FromClient, { say: 'options' }>): Promise<void> {
    const me = await this.#me;
    const table = me && (await this.#services.tables.open(id));
    const seat = me && table ? table.seatOf(me.id) : null;
    if (!table || seat === null) return this.#send({ say: 'refused', id: number, refused: 'no such thing' });
    const { game, view, asked } = (await table.whole(seat)).table;
    const kit = KITS.get(game);
    // What others are asked cannot be worked out from here: it takes cards that this seat does not see.
    const question = kit && view && asked.includes(seat) ? questionFor(kit, view, seat, lang ?? null) : null;
    this.#send({ say: 'options', id: number, question });
  }

  async #chat(id: string, text: string): Promise<void> {
    const me = await this.#me;
    if (!me) return this.#send({ say: 'refused', table: id, refused: 'not known' });
    if (!this.#watched.has(id)) return this.#send({ say: 'refused', table: id, refused: 'not yours' });
    await maySay(this.#services, id, me.id, this.#request);
    await this.#services.chat.say(id, me, text);
  }

  hearPresent(table: string, people: readonly string[], watchers: number): void {
    this.#send({ say: 'present', table, people, watchers });
  }
}

function parsed(text: string): FromClient | 'bad request' {
  try {
    const message: unknown = JSON.parse(text);
    return wellFormed.Check(message) ? message : 'bad request';
  } catch {
    return 'bad request';
  }
}

/** So that the client knows what was refused. */
function named(message: FromClient): { id?: number; table?: string } {
  if (message.say === 'wish' || message.say === 'options') return { id: message.id };
  return 'table' in message ? { table: message.table } : {};
}
