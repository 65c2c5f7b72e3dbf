import type { PackFile } from '../card-data.ts';
import { packsOf } from '../own/known.ts';
import { readCode } from './code.ts';

/** With those of the kept packs that hold own cards of the deck, where the chosen ones do not. */
export function packsFor(code: string, chosen: readonly PackFile[], kept: readonly PackFile[]): readonly PackFile[] {
  const missing = (packs: readonly PackFile[]) => readCode(code, packsOf({ packs }))?.missing.length ?? 0;
  let packs = chosen;
  for (const pack of kept) {
    const more = [...packs, pack];
    if (missing(more) < missing(packs)) packs = more;
  }
  return packs;
}
