/** A deck that is kept in this browser. */
export interface KeptDeck {
  readonly name: string;
  /** What the address of the page says of it. */
  readonly query: string;
}

const NAME = 'imperia.osadnicy.decks';
const MOST = 60;

export function keptDecks(): KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptDeck {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Partial<Record<keyof KeptDeck, unknown>>;
  return typeof name === 'string' && typeof query === 'string';
}

/** Where nothing may be kept, they last as long as the page. */
export function keepDecks(decks: readonly KeptDeck[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(decks.slice(-MOST)));
  } catch {}
}
