import { type Catalogue, type Chapter, fold, LANGS, type Lang, type Rule, type Term } from '@imperia/kit';
import { holds, soughtIn } from '../search.ts';

/** The rules of a game, as they are read and searched. */
export class Book {
  readonly parts: Catalogue['parts'];
  readonly chapters: readonly Chapter[];
  readonly #catalogue: Catalogue;
  readonly #folded: ReadonlyMap<Rule, string>;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.parts = catalogue.parts;
    this.chapters = catalogue.parts.flatMap(({ chapters }) => chapters);
    this.#folded = new Map(catalogue.rules.map((rule) => [rule, fold(wordsOf(rule))]));
  }

  rule(id: string): Rule | undefined {
    return this.#catalogue.rules.find((rule) => rule.id === id);
  }

  chapter(area: string): Chapter | undefined {
    return this.chapters.find((chapter) => chapter.area === area);
  }

  rulesIn({ area }: Chapter): readonly Rule[] {
    return this.#catalogue.rules.filter((rule) => rule.area === area);
  }

  /** What is found, by chapter, in the order of the rulebook. */
  search(query: string): { readonly chapter: Chapter; readonly rules: readonly Rule[] }[] {
    const sought = soughtIn(query);
    return this.chapters
      .map((chapter) => ({
        chapter,
        rules: this.rulesIn(chapter).filter((rule) => holds(this.#folded.get(rule) ?? '', sought)),
      }))
      .filter(({ rules }) => rules.length > 0);
  }

  /** Terms whose name, in any language, holds what is looked for. */
  terms(query: string): readonly Term[] {
    const sought = soughtIn(query);
    return this.#catalogue.glossary.filter(({ term }) =>
      holds(fold(LANGS.map((lang) => term[lang]).join(' ')), sought),
    );
  }
}

function wordsOf({ id, term, rule }: Rule): string {
  return [id, ...LANGS.flatMap((lang) => [term[lang], rule[lang]])].join(' ');
}

export function inOrder(terms: readonly Term[], lang: Lang): Term[] {
  const { compare } = new Intl.Collator(lang);
  return [...terms].sort((a, b) => compare(a.term[lang], b.term[lang]));
}
