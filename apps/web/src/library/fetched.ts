import type { Catalogue, Library } from '@imperia/kit';
import type { LibraryPages, OpenGame } from '../games/contract.ts';
import { keptEntries } from '../packs/kept-entries.ts';

/** What there is to look up in a game; without pages of its own it is shown in words. */
export interface FetchedLibrary {
  readonly library: Library;
  readonly own: LibraryPages | undefined;
}

export async function fetchedLibrary({ kit, pages }: OpenGame): Promise<FetchedLibrary> {
  const [{ facets, entries }, own, kept] = await Promise.all([kit.library(), pages.library?.(), keptEntries(kit)]);
  return { library: { facets, entries: [...entries, ...kept] }, own };
}

export async function fetchedRules(game: OpenGame): Promise<FetchedLibrary & { readonly catalogue: Catalogue }> {
  const [found, catalogue] = await Promise.all([fetchedLibrary(game), game.kit.catalogue()]);
  return { ...found, catalogue };
}
