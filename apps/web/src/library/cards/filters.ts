import { type Entry, type Facet, fold, LANGS, type Library, plain } from '@imperia/kit';
import { holds, soughtIn } from '../search.ts';

/** What is looked for among the cards: words, and in each facet any of what is chosen. */
export interface Filters {
  readonly q: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** What is found is shown as a tree. */
  readonly tree: boolean;
}

/** The name of an entry in an address: the code of its first copy. */
export function idOf({ codes }: Entry): string {
  return codes[0] ?? '';
}

/** A library that can be searched. */
export class Searchable {
  readonly entries: readonly Entry[];
  /** What no card has at all is no choice. */
  readonly facets: readonly Facet[];
  /** Codes, names and text in every language, folded. */
  readonly #words = new Map<Entry, string>();

  constructor({ entries, facets }: Library) {
    this.entries = entries;
    this.facets = facets.map((facet) => ({
      ...facet,
      of: facet.of.filter(({ id }) => entries.some(({ has }) => has[facet.id]?.includes(id))),
    }));
  }

  /** Whether some of it comes after other things. */
  get hasTree(): boolean {
    return this.entries.some(({ after }) => after);
  }

  called(code: string): Entry | undefined {
    return this.entries.find(({ codes }) => codes.includes(code));
  }

  /** From the address; what it names and we do not know is left out. */
  read(query: string): Filters {
    const asked = new URLSearchParams(query);
    const known = ({ id, of }: Facet) => {
      const named = asked.get(id)?.split(',') ?? [];
      return of.flatMap((option) => (named.includes(option.id) ? [option.id] : []));
    };
    return {
      q: asked.get('q') ?? '',
      chosen: Object.fromEntries(this.facets.map((facet) => [facet.id, known(facet)])),
      tree: asked.get('as') === 'tree' && this.hasTree,
    };
  }

  /** For the address: the same filters always give the same one. */
  write({ q, chosen, tree }: Filters): string {
    const parts = this.facets.flatMap(({ id }) => (chosen[id]?.length ? [`${id}=${chosen[id].join(',')}`] : []));
    if (q.trim() !== '') parts.unshift(`q=${encodeURIComponent(q)}`);
    if (tree) parts.push('as=tree');
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  toggled({ chosen, ...rest }: Filters, { id, of }: Facet, option: string): Filters {
    const now = chosen[id] ?? [];
    const next = of.flatMap((one) => (now.includes(one.id) !== (one.id === option) ? [one.id] : []));
    return { ...rest, chosen: { ...chosen, [id]: next } };
  }

  found({ q, chosen, tree }: Filters): Entry[] {
    const sought = soughtIn(q);
    return this.entries.filter(
      (entry) =>
        (!tree || entry.after !== undefined) &&
        this.facets.every(({ id }) => fits(entry.has[id] ?? [], chosen[id] ?? [])) &&
        holds(this.#wordsOf(entry), sought),
    );
  }

  /** How many cards each option of a facet would show, given everything chosen elsewhere. */
  countsIn({ id, of }: Facet, { chosen, ...rest }: Filters): ReadonlyMap<string, number> {
    const open = this.found({ ...rest, chosen: { ...chosen, [id]: [] } });
    return new Map(of.map((option) => [option.id, open.filter(({ has }) => has[id]?.includes(option.id)).length]));
  }

  #wordsOf(entry: Entry): string {
    const known = this.#words.get(entry);
    if (known !== undefined) return known;
    const said = LANGS.flatMap((lang) => [entry.name[lang], ...entry.text(lang).map(plain)]);
    const words = fold([...entry.codes, ...said].join(' '));
    this.#words.set(entry, words);
    return words;
  }
}

export function chosenCount({ chosen }: Filters): number {
  return Object.values(chosen).reduce((sum, options) => sum + options.length, 0);
}

function fits(has: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((option) => has.includes(option));
}
