import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtFrom, root } from '../../../scripts/built-from.mjs';

const folder = mkdtempSync(join(tmpdir(), 'imperia-built-from-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a lock that npm writes anew as it was makes no build older, another one and a source do', () => {
  const [lock, sources] = [join(folder, 'lock.json'), join(folder, 'src')];
  mkdirSync(sources);
  writeFileSync(lock, '{}');
  writeFileSync(join(sources, 'card.ts'), '1');
  const built = () =>
    builtFrom(
      folder,
      [lock, sources].map((place) => relative(root, place)),
    );
  expect(built().isCurrent).toBe(false);
  built().remember();
  utimesSync(lock, 0, 0);
  expect(built().isCurrent).toBe(true);
  writeFileSync(lock, '[]');
  expect(built().isCurrent).toBe(false);
  built().remember();
  utimesSync(join(sources, 'card.ts'), 0, 0);
  expect(built().isCurrent).toBe(false);
});
