import type { Db } from './rows.ts';
import type { ChatLine, ChatStore, Invitation, InvitationStore, NoteStore } from './store.ts';

export class Invitations implements InvitationStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ tokenHash, table, seat }: Invitation): Promise<void> {
    await this.#db.insertInto('invitations').values({ tokenHash, tableId: table, seat }).execute();
  }

  async find(tokenHash: string): Promise<Invitation | null> {
    const row = await this.#db
      .selectFrom('invitations')
      .select(['tokenHash', 'tableId as table', 'seat'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    return row ?? null;
  }
}

export class Chat implements ChatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Two processes may take the same number: then one of them finds it taken and takes the next. */
  async say(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (;;) {
      const { last } = await this.#db
        .selectFrom('chat')
        .select((chat) => chat.fn.max('n').as('last'))
        .where('tableId', '=', table)
        .executeTakeFirstOrThrow();
      const n = last === null ? 0 : last + 1;
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('chat')
        .values({ tableId: table, ...line, n })
        .onConflict((conflict) => conflict.columns(['tableId', 'n']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return { ...line, n };
    }
  }

  since(table: string, n: number, limit: number): Promise<readonly ChatLine[]> {
    return this.#lines(table).where('chat.n', '>=', n).orderBy('chat.n').limit(limit).execute();
  }

  async before(table: string, n: number | null, limit: number): Promise<readonly ChatLine[]> {
    const all = this.#lines(table);
    const earlier = n === null ? all : all.where('chat.n', '<', n);
    return (await earlier.orderBy('chat.n', 'desc').limit(limit).execute()).reverse();
  }

  #lines(table: string) {
    return this.#named().where('chat.tableId', '=', table);
  }

  #named() {
    return this.#db
      .selectFrom('chat')
      .leftJoin('identities', 'identities.id', 'chat.identity')
      .select(['chat.n', 'chat.at', 'chat.identity', 'chat.text'])
      .select(({ fn }) => fn.coalesce('identities.name', 'chat.name').as('name'));
  }

  saidBy(identity: string, limit: number, from: number): Promise<readonly (ChatLine & { readonly table: string })[]> {
    const lines = this.#named().select('chat.tableId as table').where('chat.identity', '=', identity);
    return lines.orderBy('chat.at').orderBy('chat.tableId').orderBy('chat.n').limit(limit).offset(from).execute();
  }

  async report(table: string, n: number, by: string, why: string, at: number): Promise<void> {
    await this.#db
      .insertInto('reports')
      .values({ tableId: table, n, by, why, at, settledAt: null })
      .onConflict((conflict) => conflict.columns(['tableId', 'n', 'by']).doNothing())
      .execute();
  }
}

export class Notes implements NoteStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async note(name: string): Promise<string | null> {
    const row = await this.#db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  }

  async noteOnce(name: string, value: string): Promise<string> {
    await this.#db
      .insertInto('notes')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.note(name)) ?? value;
  }

  async change(name: string, before: string, value: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('notes')
      .set({ value })
      .where('name', '=', name)
      .where('value', '=', before)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Throws while nothing can be written. */
  async tryToWrite(): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values({ name: 'write test', value: '' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
      .execute();
  }
}
