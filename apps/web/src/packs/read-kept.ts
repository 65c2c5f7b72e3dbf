import { type AnyKit, type OwnPack, readPack } from '@imperia/kit';
import { keptPacks } from './kept.ts';

export interface ReadKept {
  readonly text: string;
  readonly pack: OwnPack;
}

/** The packs that this browser keeps; those of another release that are right no more stay where they are. */
export async function readKept(kit: AnyKit): Promise<readonly ReadKept[]> {
  const texts = keptPacks(kit.game.id);
  const packs = texts.length > 0 ? await kit.packs?.() : undefined;
  if (!packs) return [];
  return texts.flatMap((text) => {
    const read = readPack(packs, text);
    return 'pack' in read ? [{ text, pack: read.pack }] : [];
  });
}
