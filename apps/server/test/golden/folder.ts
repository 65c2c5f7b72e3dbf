import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'imperia-golden-'));
}
