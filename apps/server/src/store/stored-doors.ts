import type { Admission, DoorStore } from './hosting.ts';
import type { Db } from './rows.ts';

export class StoredDoors implements DoorStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async addAdmission(admission: Admission): Promise<void> {
    await this.#db
      .insertInto('admissions')
      .values({ ...admission })
      .execute();
  }

  admissions(): Promise<readonly Omit<Admission, 'codeHash'>[]> {
    return this.#db
      .selectFrom('admissions')
      .select(['id', 'label', 'usesLeft', 'createdAt', 'expiresAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Of several who use the last of it at once, one does: the row is changed only while it has a use left. */
  async spendAdmission(codeHash: string, now: number): Promise<string | null> {
    const row = await this.#db
      .updateTable('admissions')
      .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1) }))
      .where('codeHash', '=', codeHash)
      .where('usesLeft', '>', 0)
      .where(({ or, eb }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
      .executeTakeFirst();
    if (row.numUpdatedRows !== 1n) return null;
    const spent = this.#db.selectFrom('admissions').select('id').where('codeHash', '=', codeHash);
    return (await spent.executeTakeFirst())?.id ?? null;
  }

  async giveAdmissionBack(id: string): Promise<void> {
    await this.#db
      .updateTable('admissions')
      .set(({ eb }) => ({ usesLeft: eb('usesLeft', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  async endAdmission(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('admissions').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async setOnce(identity: string, codeHash: string, until: number): Promise<void> {
    await this.#db
      .insertInto('onceCodes')
      .values({ identity, codeHash, until })
      .onConflict((conflict) => conflict.column('identity').doUpdateSet({ codeHash, until }))
      .execute();
  }

  async useOnce(codeHash: string, now: number): Promise<string | null> {
    const codes = this.#db.selectFrom('onceCodes').select('identity').where('codeHash', '=', codeHash);
    const row = await codes.where('until', '>', now).executeTakeFirst();
    if (!row) return null;
    const { numDeletedRows } = await this.#db
      .deleteFrom('onceCodes')
      .where('codeHash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows === 1n ? row.identity : null;
  }
}
