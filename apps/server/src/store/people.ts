import type { Selectable } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import { type Db, flag } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Identity, Passkey, PeopleStore, PushAddress, Session } from './store.ts';

export class People implements PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async create(identity: Identity): Promise<'made' | 'login taken'> {
    const made = await this.#db
      .insertInto('identities')
      .values({ ...identity, rated: flag(identity.rated) })
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
    const { rated, ...rest } = what;
    const row = rated === undefined ? rest : { ...rest, rated: flag(rated) };
    if (Object.keys(row).length === 0) return 'changed';
    try {
      await this.#db.updateTable('identities').set(row).where('id', '=', id).execute();
      return 'changed';
    } catch (error) {
      if (what.login && isUniqueViolation(error)) return 'login taken';
      throw error;
    }
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

  async closeSessions(identity: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('identity', '=', identity).execute();
  }

  async sweepSessions(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  }

  async addPasskey(passkey: Passkey): Promise<void> {
    await this.#db
      .insertInto('passkeys')
      .values({ ...passkey })
      .execute();
  }

  async passkey(credential: string): Promise<Passkey | null> {
    const passkeys = this.#db.selectFrom('passkeys').selectAll();
    return (await passkeys.where('credential', '=', credential).executeTakeFirst()) ?? null;
  }

  passkeysOf(identity: string): Promise<readonly Passkey[]> {
    return this.#db.selectFrom('passkeys').selectAll().where('identity', '=', identity).execute();
  }

  async usePasskey(credential: string, counter: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter }).where('credential', '=', credential).execute();
  }

  async addPush(address: PushAddress): Promise<void> {
    const { identity, p256dh, auth } = address;
    await this.#db
      .insertInto('pushes')
      .values({ ...address })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ identity, p256dh, auth }))
      .execute();
  }

  async dropPush(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  }

  pushOf(identity: string): Promise<readonly PushAddress[]> {
    return this.#db.selectFrom('pushes').selectAll().where('identity', '=', identity).execute();
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
  return { ...row, rated: row.rated === 1 };
}
