import { holds, soughtIn } from '../../../library/search.ts';
import { type Entry, FACET_NAMES, FACETS, type Facet } from './entries.ts';

/** What is looked for among the cards: words, and in each facet any of what is chosen. */
export interface Filters {
  readonly q: string;
  readonly chosen: Readonly<Record<Facet, readonly string[]>>;
}

/** From the address; what it names and we do not know is left out. */
export function readFilters(query: string): Filters {
  const asked = new URLSearchParams(query);
  const known = (facet: Facet) => {
    const named = asked.get(facet)?.split(',') ?? [];
    return FACETS[facet].filter((option) => named.includes(option));
  };
  return { q: asked.get('q') ?? '', chosen: byFacet(known) };
}

/** For the address: the same filters always give the same one. */
export function writeFilters({ q, chosen }: Filters): string {
  const parts = FACET_NAMES.filter((facet) => chosen[facet].length > 0).map(
    (facet) => `${facet}=${chosen[facet].join(',')}`,
  );
  if (q.trim() !== '') parts.unshift(`q=${encodeURIComponent(q)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function toggled({ q, chosen }: Filters, facet: Facet, option: string): Filters {
  const now = chosen[facet];
  const next = FACETS[facet].filter((one) => now.includes(one) !== (one === option));
  return { q, chosen: { ...chosen, [facet]: next } };
}

export function found(entries: readonly Entry[], { q, chosen }: Filters): Entry[] {
  const sought = soughtIn(q);
  return entries.filter(({ words, has }) => {
    return FACET_NAMES.every((facet) => fits(has[facet], chosen[facet])) && holds(words, sought);
  });
}

/** How many cards each option of a facet would show, given everything chosen elsewhere. */
export function countsIn(entries: readonly Entry[], facet: Facet, filters: Filters): ReadonlyMap<string, number> {
  const open = found(entries, { q: filters.q, chosen: { ...filters.chosen, [facet]: [] } });
  return new Map(FACETS[facet].map((option) => [option, open.filter(({ has }) => has[facet].has(option)).length]));
}

export function chosenCount({ chosen }: Filters): number {
  return FACET_NAMES.reduce((sum, facet) => sum + chosen[facet].length, 0);
}

function fits(has: ReadonlySet<string>, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((option) => has.has(option));
}

function byFacet<T>(make: (facet: Facet) => T): Record<Facet, T> {
  return Object.fromEntries(FACET_NAMES.map((facet) => [facet, make(facet)])) as Record<Facet, T>;
}
