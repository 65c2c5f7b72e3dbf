import type { AnyKit, Entry } from '@imperia/kit';
import { readKept } from './read-kept.ts';

/** The cards of the packs that this browser keeps; of two with the same code the first. */
export async function keptEntries(kit: AnyKit): Promise<readonly Entry[]> {
  const entries = (await readKept(kit)).flatMap(({ pack }) => pack.entries);
  return entries.filter(({ codes }, i) => entries.findIndex((one) => one.codes[0] === codes[0]) === i);
}
