import type Database from 'libsql';

/** All of it or nothing. */
export function transaction<T>(db: Database.Database, work: () => T): T {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}
