import { type AnyKit, type Entry, readPack } from '@imperia/kit';
import { keptPacks } from './kept.ts';

/** The cards of the packs that this browser keeps; of two with the same code the first. */
export async function keptEntries(kit: AnyKit): Promise<readonly Entry[]> {
  const texts = keptPacks(kit.game.id);
  const packs = texts.length > 0 ? await kit.packs?.() : undefined;
  if (!packs) return [];
  const entries = texts.flatMap((text) => {
    const read = readPack(packs, text);
    return 'pack' in read ? read.pack.entries : [];
  });
  return entries.filter(({ codes }, i) => entries.findIndex((one) => one.codes[0] === codes[0]) === i);
}
