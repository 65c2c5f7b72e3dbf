import type { Seat } from '@imperia/engine';
import type { Denial, Reply } from '../protocol/reply.ts';
import type { Heard, Whole } from '../protocol/update.ts';
import { StoreUnavailable, type TableHead } from '../store/store.ts';
import type { Hear, OpenTable, Watching } from './api.ts';
import { Audience, wholeTable } from './audience.ts';
import { BotCalls } from './bot-calls.ts';
import { type Change, enact, follow } from './change.ts';
import { type Deed, type FoldedTable, NeedsHistory } from './folded-table.ts';
import { type Gathering, seatOf } from './gathering.ts';
import { judgeChore } from './judge-chore.ts';
import { type Judged, judgeWish } from './judge-wish.ts';
import { loadWholeTable, mustLoad } from './load.ts';
import { heardBy } from './seen-table.ts';
import { snapshotOf } from './snapshot.ts';
import { sameSummary, summaryOf, waitedFor } from './summary.ts';
import type { Surroundings } from './surroundings.ts';
import type { Chore, Wish } from './wish.ts';

/** A snapshot is written with every so many entries. */
const SNAPSHOT_EVERY = 50;
/** How often a wish is judged anew because somebody else was quicker. */
const TRIES = 3;

type Judge = (table: FoldedTable, now: number) => Judged;

const TIME_UP: Judge = (table, now) => judgeChore(table, { chore: 'time' }, now);

/** One table in memory. What is in the store is true; what is here is thrown away whenever the two may differ. */
export class LiveTable implements OpenTable {
  readonly head: TableHead;
  readonly #around: Surroundings;
  readonly #bots: BotCalls;
  readonly #audiences = new Map<Seat, Audience>();
  /** Null after something went wrong, until it is loaded again. */
  #table: FoldedTable | null;
  /** As it is kept. */
  #kept: Gathering;
  /** The version that is being kept: the store speaks of it before this table has heard that it did. */
  #underWay = 0;
  #snapshotAt: number;
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #usedAt: number;
  #uses = 0;

  constructor(around: Surroundings, table: FoldedTable, snapshotAt: number) {
    this.head = table.head;
    this.#around = around;
    this.#table = table;
    this.#kept = table.gathering;
    this.#snapshotAt = snapshotAt;
    this.#usedAt = around.now();
    this.#bots = new BotCalls(around, (chore) => this.chore(chore));
    table.forget();
  }

  get version(): number {
    return this.#kept.version;
  }

  get seats(): number {
    return this.#kept.sitters.length;
  }

  get gathering(): Gathering {
    return this.#kept;
  }

  seatOf(identity: string): Seat | null {
    return seatOf(this.#kept, identity);
  }

  seatKeptFor(identity: string): Seat | null {
    const seat = this.#kept.sitters.findIndex(({ invited }) => invited === identity);
    return seat < 0 ? null : seat;
  }

  wish(identity: string, wish: Wish): Promise<Reply> {
    return this.#change((table) => judgeWish(table, identity, wish), TIME_UP, true);
  }

  chore(chore: Chore): Promise<Reply> {
    return this.#change((table, now) => judgeChore(table, chore, now));
  }

  whole(seat: Seat): Promise<Whole> {
    return this.#inTurn(async () => wholeTable(await this.#loaded(), seat));
  }

  watch(seat: Seat, since: number | null, hear: Hear): Promise<Watching> {
    return this.#inTurn(async () => {
      const table = await this.#loaded();
      const audience = this.#audiences.get(seat) ?? new Audience(table, seat, this.#around);
      this.#audiences.set(seat, audience);
      const watching = audience.join(table, since, hear);
      this.#callBots(table);
      return watching;
    });
  }

  async heard(seat: Seat, from: number, to: number): Promise<Heard> {
    const part = (table: FoldedTable) => heardBy(table, table.told.from(from).slice(0, Math.max(0, to - from)), seat);
    const remembered = await this.#inTurn(async () => {
      const table = await this.#loaded();
      return from >= table.told.first ? part(table) : null;
    });
    // Who plays here does not wait for whoever looks back.
    const events = remembered ?? part(await loadWholeTable(this.#around.store.tables, this.head.id));
    return { from, events };
  }

  /** The table has this version in the store now: another process may have moved it on. */
  hearOf(version: number): void {
    if (version > this.version && version !== this.#underWay)
      this.#later(async () => version > this.version && this.#catchUp());
  }

  /** Something may have been missed. */
  lookAgain(): void {
    this.#later(() => this.#catchUp());
  }

  /** The store can be written again: what could not be kept by itself is tried anew. */
  goOn(): void {
    this.#later(async () => {
      const table = await this.#loaded();
      this.#callBots(table);
      if (table.gathering.status === 'over') this.#around.ended(table);
    });
  }

  #later(task: () => Promise<unknown>): void {
    this.#inTurn(task).catch((error) => this.#around.trouble(error, this.head.id));
  }

  /** Lets the bots whose turn it is think, unless they do already. */
  callBots(): void {
    if (this.#table) this.#callBots(this.#table);
  }

  #callBots(table: FoldedTable): void {
    this.#bots.call(table, this.#here);
  }

  /** From where somebody is told of what happens: seats, or beside the table. */
  get #here(): ReadonlySet<Seat> {
    return new Set([...this.#audiences].flatMap(([seat, audience]) => (audience.empty ? [] : [seat])));
  }

  /** How often somebody has needed it. */
  get uses(): number {
    return this.#uses;
  }

  /** Somebody needs it. */
  touch(): void {
    this.#uses++;
    this.#usedAt = this.#around.now();
  }

  /** Nobody watches and nothing is under way, for so long. */
  idle(milliseconds: number): boolean {
    if (this.#pending > 0 || this.#bots.busy || this.#around.now() - this.#usedAt < milliseconds) return false;
    return this.#here.size === 0;
  }

  /** Forgets how the table looked to those who have gone that long ago, and what is soon worked out again. */
  tidy(milliseconds: number): void {
    const before = this.#around.now() - milliseconds;
    for (const [seat, audience] of this.#audiences) if (audience.emptySince(before)) this.#audiences.delete(seat);
    if (this.#audiences.size === 0) this.#table?.rest();
  }

  /** Writes a snapshot, so that the table is soon loaded again. */
  rest(): Promise<void> {
    return this.#queued(async () => {
      const table = this.#table;
      if (!table || this.#snapshotAt === table.gathering.version) return;
      const snapshot = snapshotOf(table);
      const { version } = snapshot;
      await this.#around.store.tables.append({ table: this.head.id, version, entries: [], waiting: [], snapshot });
      this.#snapshotAt = version;
    });
  }

  /**
   * What comes `first` is seen to, so that nobody acts after the end of their time. A person is not denied anything for
   * what another process has changed already and this one has not heard of yet.
   */
  #change(judge: Judge, first?: Judge, surely = false): Promise<Reply> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.#mayHaveMissed()) await this.#noteOutages();
        if (first && this.#grants(first)) await this.#attempt(first);
        const reply = await this.#attempt(judge);
        if (!reply) continue;
        const sure = reply.granted || !surely || tries === TRIES - 1 || !(await this.#catchUp());
        if (sure) return reply;
      }
      throw new StoreUnavailable(`Table ${this.head.id} changes too fast`);
    });
  }

  async noteOutages(): Promise<void> {
    if (this.#mayHaveMissed()) await this.#inTurn(() => this.#noteOutages());
  }

  /** Whether there was no server since the clocks were looked at last. */
  #mayHaveMissed(): boolean {
    const at = this.#kept.clocks?.at;
    return at !== undefined && this.#around.outages().some(({ to }) => to > at);
  }

  async #noteOutages(): Promise<void> {
    const outages = this.#around.outages();
    const away: Judge = (table, now) => judgeChore(table, { chore: 'away', outages }, now);
    if (this.#grants(away)) await this.#attempt(away);
  }

  /** Whether it has to be tried: what would be denied, as nearly always, costs nothing. */
  #grants(judge: Judge): boolean {
    return this.#table === null || typeof judge(this.#table, this.#around.now()) !== 'string';
  }

  /** Null when somebody else was quicker. */
  async #attempt(judge: Judge): Promise<Reply | null> {
    const table = this.#table ?? (await this.#loaded());
    const now = this.#around.now();
    const judged = judge(table, now);
    if (typeof judged === 'string') return { granted: false, why: judged };
    if ('version' in judged) return { granted: true, version: judged.version };
    const enacted = this.#enacted(table, judged.deeds, now);
    // From here to what there is to tell without a pause, unless history is needed: all of it looks at the same table.
    const change = enacted instanceof Promise ? await enacted : enacted;
    return typeof change === 'string' ? { granted: false, why: change } : this.#keep(change);
  }

  #enacted(table: FoldedTable, deeds: readonly Deed[], now: number): Change | Denial | Promise<Change | Denial> {
    try {
      return enact(table, deeds, now);
    } catch (error) {
      this.#table = null;
      if (error instanceof NeedsHistory) return this.#enactedFromStart(deeds, now);
      throw error;
    }
  }

  /** Taking the game back beyond what is remembered. Should others have moved it on since, keeping it will fail. */
  async #enactedFromStart(deeds: readonly Deed[], now: number): Promise<Change | Denial> {
    const whole = await loadWholeTable(this.#around.store.tables, this.head.id);
    return whole.gathering.version === this.version ? enact(whole, deeds, now) : 'stale';
  }

  async #keep(change: Change): Promise<Reply | null> {
    const { table, entries, version, heardFrom } = change;
    const { gathering } = table;
    const due = gathering.version - this.#snapshotAt >= SNAPSHOT_EVERY || change.endsGame;
    const snapshot = due ? snapshotOf(table) : undefined;
    const append = { table: this.head.id, version: version - 1, entries, waiting: waitedFor(gathering) };
    const changed = !sameSummary(this.#kept, gathering) && { summary: summaryOf(gathering) };
    // Whatever happens now, only what the store says counts.
    this.#table = null;
    this.#prepare(table, heardFrom);
    this.#underWay = gathering.version;
    const kept = await this.#around.store.tables
      .append({ ...append, ...changed, ...(snapshot && { snapshot }) })
      .finally(() => {
        this.#underWay = 0;
      });
    if (kept === 'conflict') return null;
    this.#table = table;
    if (snapshot) this.#snapshotAt = snapshot.version;
    this.#tell(table);
    // Whoever moved the table on calls the bots: other processes need not think the same.
    this.#callBots(table);
    this.#around.kept({ head: this.head, table: gathering });
    if (change.endsGame) this.#around.ended(table);
    return { granted: true, version };
  }

  #prepare(table: FoldedTable, heardFrom: number): void {
    for (const audience of this.#audiences.values()) audience.prepare(table, heardFrom);
  }

  #tell(table: FoldedTable): void {
    this.#kept = table.gathering;
    for (const audience of this.#audiences.values()) audience.tell(this.head.id);
    table.forget();
  }

  #moved(table: FoldedTable, heardFrom: number): void {
    this.#prepare(table, heardFrom);
    this.#tell(table);
  }

  async #loaded(): Promise<FoldedTable> {
    if (this.#table) return this.#table;
    const { table, snapshotAt } = await mustLoad(this.#around.store.tables, this.head.id);
    this.#table = table;
    this.#snapshotAt = snapshotAt;
    if (table.gathering.version > this.version) this.#moved(table, 0);
    else table.forget();
    return table;
  }

  catchUp(): Promise<boolean> {
    return this.#inTurn(() => this.#catchUp());
  }

  async #catchUp(): Promise<boolean> {
    const table = await this.#loaded();
    const entries = await this.#around.store.tables.entries(this.head.id, table.gathering.version);
    if (entries.length === 0) return false;
    this.#moved(table, follow(table, entries));
    return true;
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.touch();
    return this.#queued(task);
  }

  #queued<T>(task: () => Promise<T>): Promise<T> {
    this.#pending++;
    const done = this.#queue.then(task).finally(() => {
      this.#pending--;
    });
    this.#queue = done.catch(() => {});
    return done;
  }
}
