import type { Selectable } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import { type Db, flag } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Identity, Passkey, PeopleStore, PushAddress, Session } from './store.ts';

/** Of whom nothing is known any more. */
const NAMELESS = '–';

export class StoredPeople implements PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async create(identity: Identity): Promise<'made' | 'login taken'> {
    const made = await this.#db
      .insertInto('identities')
      .values({ ...identity, rated: flag(identity.rated), emailVerified: flag(identity.emailVerified) })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n ? 'made' : 'login taken';
  }

  byId(id: string): Promise<Identity | null> {
    return this.#by('id', id);
  }

  byLogin(login: string): Promise<Identity | null> {
    return this.#by('login', login);
  }

  byRecovery(recoveryHash: string): Promise<Identity | null> {
    return this.#by('recoveryHash', recoveryHash);
  }

  async change(id: string, what: Partial<Omit<Identity, 'id' | 'createdAt'>>): Promise<'changed' | 'login taken'> {
    const { rated, emailVerified, ...rest } = what;
    const row = {
      ...rest,
      ...(rated !== undefined && { rated: flag(rated) }),
      ...(emailVerified !== undefined && { emailVerified: flag(emailVerified) }),
    };
    if (Object.keys(row).length === 0) return 'changed';
    try {
      await this.#db.updateTable('identities').set(row).where('id', '=', id).execute();
      return 'changed';
    } catch (error) {
      if (what.login && isUniqueViolation(error)) return 'login taken';
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const table of ['sessions', 'passkeys', 'pushes', 'ratings', 'hosts', 'onceCodes'] as const)
        await db.deleteFrom(table).where('identity', '=', id).execute();
      await db
        .deleteFrom('mutes')
        .where((mute) => mute.or([mute('identity', '=', id), mute('muted', '=', id)]))
        .execute();
      await db.updateTable('chat').set({ name: NAMELESS }).where('identity', '=', id).execute();
      await db.deleteFrom('identities').where('id', '=', id).execute();
    });
  }

  async openSession(session: Session): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values({ ...session })
      .execute();
  }

  async session(tokenHash: string, now: number): Promise<Session | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  }

  async closeSessions(identity: string, but = ''): Promise<void> {
    await this.#db.deleteFrom('sessions').where('identity', '=', identity).where('tokenHash', '<>', but).execute();
  }

  async sweepSessions(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  }

  async addPasskey(passkey: Passkey): Promise<'added' | 'there already'> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('passkeys')
      .values({ ...passkey })
      .onConflict((conflict) => conflict.column('credential').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? 'added' : 'there already';
  }

  async passkey(credential: string): Promise<Passkey | null> {
    const passkeys = this.#db.selectFrom('passkeys').selectAll();
    return (await passkeys.where('credential', '=', credential).executeTakeFirst()) ?? null;
  }

  passkeysOf(identity: string): Promise<readonly Passkey[]> {
    return this.#db.selectFrom('passkeys').selectAll().where('identity', '=', identity).execute();
  }

  async usePasskey(credential: string, counter: number, usedAt: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter, usedAt }).where('credential', '=', credential).execute();
  }

  async dropPasskeys(identity: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('identity', '=', identity).execute();
  }

  async dropPasskey(identity: string, credential: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkeys')
      .where('identity', '=', identity)
      .where('credential', '=', credential)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async addPush(address: PushAddress, most: number): Promise<void> {
    const { endpoint, ...rest } = address;
    await this.#db
      .insertInto('pushes')
      .values({ ...address })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
      .execute();
    const all = await this.pushOf(address.identity);
    const spare = all.filter((one) => one.endpoint !== endpoint).slice(most - 1);
    for (const one of spare) await this.dropPush(one.endpoint);
  }

  async dropPush(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  }

  pushOf(identity: string): Promise<readonly PushAddress[]> {
    const mine = this.#db.selectFrom('pushes').selectAll().where('identity', '=', identity);
    return mine.orderBy('createdAt', 'desc').execute();
  }

  async mute(identity: string, muted: string, on: boolean): Promise<void> {
    if (on)
      await this.#db
        .insertInto('mutes')
        .values({ identity, muted })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await this.#db.deleteFrom('mutes').where('identity', '=', identity).where('muted', '=', muted).execute();
  }

  async mutedBy(identity: string): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('mutes').select('muted').where('identity', '=', identity).execute();
    return rows.map(({ muted }) => muted);
  }

  async #by(column: 'id' | 'login' | 'recoveryHash', value: string): Promise<Identity | null> {
    const row = await this.#db.selectFrom('identities').selectAll().where(column, '=', value).executeTakeFirst();
    return row ? identityIn(row) : null;
  }
}

function identityIn(row: Selectable<Schema['identities']>): Identity {
  return { ...row, rated: row.rated === 1, emailVerified: row.emailVerified === 1 };
}
