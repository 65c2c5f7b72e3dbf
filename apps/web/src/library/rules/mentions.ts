import { type Catalogue, type Entry, fold, type Library, type Rule } from '@imperia/kit';

/** Which cards a rule names. Terms and English sentences call a card by its unchanged name, Polish sentences inflect it. */
export class Mentions {
  readonly #named: ReadonlyMap<Rule, readonly Entry[]>;
  readonly #naming = new Map<Entry, Rule[]>();

  constructor({ rules }: Catalogue, { entries }: Library) {
    const inTerm = finder(entries.map(({ name }) => fold(name.pl)));
    const inText = finder(entries.map(({ name }) => name.en));
    this.#named = new Map(
      rules.map((rule) => {
        const polish = inTerm(fold(rule.term.pl));
        const english = inText(rule.rule.en);
        return [rule, entries.filter(({ name }) => polish.has(fold(name.pl)) || english.has(name.en))];
      }),
    );
    for (const [rule, cards] of this.#named)
      for (const card of cards) this.#naming.set(card, [...(this.#naming.get(card) ?? []), rule]);
  }

  cardsIn(rule: Rule): readonly Entry[] {
    return this.#named.get(rule) ?? [];
  }

  rulesNaming(entry: Entry): readonly Rule[] {
    return this.#naming.get(entry) ?? [];
  }
}

/** Finds whole names; of two names where one begins the other, the longer. */
function finder(names: readonly string[]): (text: string) => ReadonlySet<string> {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<![\\p{L}’'-])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}-])`, 'gu');
  return (text) => new Set(text.match(any));
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
