const MOST = 20;

const nameFor = (game: string) => `imperia.packs.${game}`;

/** The texts of the packs that are kept in this browser, in the order in which they came. */
export function keptPacks(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Where nothing may be kept, they last as long as the page. */
export function keepPacks(game: string, texts: readonly string[]): void {
  try {
    localStorage.setItem(nameFor(game), JSON.stringify(texts.slice(-MOST)));
  } catch {}
}
