import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** So many copies that some are dealt. */
export const CARDS = Array.from({ length: 16 }, (_, i) => ({
  id: `HAR${String(100 + i * 6)}`,
  copies: 6,
  name: { pl: `Rybaczówka ${i + 1}`, en: `Fishing Lodge ${i + 1}` },
  kind: 'action',
  colors: ['red'],
  cost: {},
  raze: ['food'],
  action: { spend: { worker: 1 }, effects: [{ op: 'gain', goods: { food: 1, vp: 1 } }] },
}));
export const PACK = { pack: 'Harbour', deck: 'common', cards: CARDS };

export function fileWith(pack: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'imperia-pack-')), 'harbour.json');
  writeFileSync(file, JSON.stringify(pack, null, 1));
  return file;
}
