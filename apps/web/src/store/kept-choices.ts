import type { Choosable, SeatChoice } from '@imperia/kit';

/** Something that a person made to be chosen at a table, kept in this browser: a deck. */
interface KeptChoice {
  readonly name: string;
  /** What the address of the page on which it is made says of it; the choice itself by the id of what is chosen. */
  readonly query: string;
}

const MOST = 60;

const nameFor = (game: string, choice: string) => `imperia.${game}.${choice}s`;

export function keptChoices(game: string, choice: string): KeptChoice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(game, choice)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Partial<Record<keyof KeptChoice, unknown>>;
  return typeof name === 'string' && typeof query === 'string';
}

/** Where nothing may be kept, they last as long as the page. */
export function keepChoices(game: string, choice: string, kept: readonly KeptChoice[]): void {
  try {
    localStorage.setItem(nameFor(game, choice), JSON.stringify(kept.slice(-MOST)));
  } catch {}
}

/** As they are offered at a table; what neither this release nor these packs know is left out. */
export function ownChoices(game: string, { id, more }: SeatChoice, packs: unknown): Choosable[] {
  if (!more) return [];
  return keptChoices(game, id).flatMap(({ name, query }) => {
    const found = more.described(new URLSearchParams(query).get(id) ?? '', packs);
    return found ? [{ ...found, name: { pl: name, en: name } }] : [];
  });
}
