import { RULES, type Rule } from '@imperia/osadnicy/catalogue';
import { fold } from '../../../library/search.ts';
import { ENTRIES, type Entry } from './entries.ts';

/** Which cards a rule names. Terms and English sentences call a card by its unchanged name, Polish sentences inflect it. */
const named: ReadonlyMap<string, readonly Entry[]> = mentions(RULES, ENTRIES);
const naming = new Map<string, Rule[]>();
for (const rule of RULES) {
  for (const { id } of cardsIn(rule)) naming.set(id, [...(naming.get(id) ?? []), rule]);
}

export function cardsIn({ id }: Rule): readonly Entry[] {
  return named.get(id) ?? [];
}

export function rulesNaming({ id }: Entry): readonly Rule[] {
  return naming.get(id) ?? [];
}

function mentions(rules: readonly Rule[], entries: readonly Entry[]): Map<string, Entry[]> {
  const inTerm = finder(entries.map(({ card }) => fold(card.data.name.pl)));
  const inText = finder(entries.map(({ card }) => card.data.name.en));
  return new Map(
    rules.map(({ id, term, rule }) => {
      const polish = inTerm(fold(term.pl));
      const english = inText(rule.en);
      const cards = entries.filter(({ card: { data } }) => polish.has(fold(data.name.pl)) || english.has(data.name.en));
      return [id, cards];
    }),
  );
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
