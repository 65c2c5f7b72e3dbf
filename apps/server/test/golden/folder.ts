import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'imperia-golden-'));
}

/** A new database with what a golden file holds. */
export function restoreGolden(path: string, text: string): void {
  const db = new Database(path);
  db.exec(`begin;\n${text}commit;`);
  db.close();
}
