import type { AnyKit, Catalogue, Entry, Library } from '@imperia/kit';
import type { LibraryPages, OpenGame } from '../games/contract.ts';

/** What there is to look up in a game; without pages of its own it is shown in words. */
export interface FetchedLibrary {
  readonly library: Library;
  readonly own: LibraryPages | undefined;
}

/** Fetched apart: a table shows cards too, and need not read packs. */
async function keptEntries(kit: AnyKit): Promise<readonly Entry[]> {
  return kit.packs ? (await import('../packs/kept-entries.ts')).keptEntries(kit) : [];
}

export async function fetchedLibrary({ kit, pages }: OpenGame): Promise<FetchedLibrary> {
  const [{ facets, entries }, own, kept] = await Promise.all([kit.library(), pages.library?.(), keptEntries(kit)]);
  return { library: { facets, entries: [...entries, ...kept] }, own };
}

export async function fetchedRules(game: OpenGame): Promise<FetchedLibrary & { readonly catalogue: Catalogue }> {
  const [found, catalogue] = await Promise.all([fetchedLibrary(game), game.kit.catalogue()]);
  return { ...found, catalogue };
}
