import { listed, pluralOf } from '@imperia/kit';
import type { Per, Term } from '../../card-data.ts';
import { CARDS } from '../../cards.ts';
import { called, isSeen, isSeries } from '../called.ts';
import type { Act, Adjunct, Kind, Mood, Thing, Tokens } from '../clauses.ts';
import type { Word } from '../keys.ts';
import { type Part, pictured } from '../parts.ts';
import { beforeCard, type EnglishNoun, nations, places, pronouns, symbols, tokens, verbs, words } from './lexicon.ts';

/** What is spoken of. */
export function cardEn(card: number): string {
  return isSeen(card) ? CARDS[card]!.data.name.en : `a ${words.card.one}`;
}

export function thingEn(thing: Thing, mood: Mood = 'command'): Part[] {
  if ('token' in thing) return tokensEn(thing, mood);
  if ('what' in thing) return kindEn(thing, mood);
  if ('the' in thing) return [pronouns[thing.the]];
  if ('nation' in thing) return [`the ${nations[thing.nation]}`];
  if ('card' in thing) return [cardEn(thing.card)];
  if (thing.cards.length !== 1 && !thing.cards.every(isSeen)) return [countedEn(words.card, thing.cards.length)];
  return listed(
    thing.cards.map((card): Part[] => [cardEn(card)]),
    AND,
  );
}

export function thingsEn(things: readonly Thing[], mood: Mood = 'command'): Part[] {
  return listed(
    things.map((thing) => thingEn(thing, mood)),
    AND,
  );
}

export const AND = ' and ';
const OR = ' or ';

export function countedEn(noun: EnglishNoun, n: number): string {
  return `${n} ${pluralOf(n, 'en') === 'one' ? noun.one : noun.many}`;
}

function your(mood: Mood): string {
  return mood === 'each' || mood === 'told' ? 'their' : 'your';
}

export function tokensEn({ token, n, amount }: Tokens, mood: Mood): Part[] {
  const noun = tokens[token];
  if (amount === 'all') {
    const least = n === undefined ? '' : ` (at least ${n})`;
    return [`all ${your(mood)} `, pictured(token, undefined, noun.many), least];
  }
  if (amount === 'up to') return ['up to ', pictured(token, n, countedEn(noun, n!))];
  return [pictured(token, n, n === undefined ? noun.many : countedEn(noun, n))];
}

function kindEn(kind: Kind, mood: Mood): Part[] {
  const { n = 1, amount, among } = kind;
  if (among === 'looked') return [`${n} of them`];
  if (among === 'drawn') return [`${n} of the cards drawn`];
  if (among === 'nation') return [`the top card of ${your(mood)} nation deck`];
  return [...termsEn(kind.what, n, amount, among === 'quests'), ...withoutEn(kind), ...holdingEn(kind)];
}

function withoutEn({ not = [] }: Kind): Part[] {
  if (not.length === 0) return [];
  return [' other than ', ...oneOfEn(not)];
}

function holdingEn({ holding }: Kind): Part[] {
  return holding ? [' with ', ...oneOfEn(holding), ' garrisoned'] : [];
}

/** So many of any of these. Only plain cards are counted from one on: 1 card, but a region. */
export function termsEn(what: readonly Term[], n: number, amount: Kind['amount'], impending: boolean): Part[] {
  if (amount === 'any') return ['any number of ', ...eitherEn(what, 'many')];
  if (amount === 'all') return ['all ', ...eitherEn(what, 'many')];
  if (amount === 'up to') return [`up to ${n} `, ...eitherEn(what, n === 1 ? 'one' : 'many')];
  if (amount === 'another') return what.length > 2 ? ['another such card'] : ['another ', ...eitherEn(what, 'one')];
  if (impending) return ['an impending ', ...eitherEn(what, 'one')];
  if (n > 1) {
    const [first] = what;
    if (what.length === 1 && typeof first === 'string') return [picturedWord(first, n, countedEn(words[first], n))];
    return [`${n} `, ...eitherEn(what, 'many')];
  }
  return what[0] === 'card' ? [pictured('card', 1, countedEn(words.card, 1))] : oneOfEn(what);
}

type Number = 'one' | 'many';

/** With its article: a region or tributary; Conquer or an attack card. */
export function oneOfEn(what: readonly Term[]): Part[] {
  const [first] = what;
  if (typeof first !== 'string')
    return isSeries(first!.name) ? ['a ', ...eitherEn(what, 'one')] : eitherEn(what, 'one');
  if (words[first].bare) return eitherEn(what, 'one');
  const article = /^[aeio]|^unc/.test(words[first].one) ? 'an ' : 'a ';
  return [article, ...eitherEn(what, 'one')];
}

export function eitherEn(what: readonly Term[], number: Number, last = OR): Part[] {
  if (what.length === 1) return termEn(what[0]!, number);
  const plain = what.filter((term) => typeof term === 'string');
  if (plain.length === what.length && plain.every((term) => term in symbols)) {
    return [`${words.region[number]} with a `, ...symbolNames(plain), ' symbol'];
  }
  const onlyCards = plain.every((term) => term in beforeCard && (what.length > 2 || isCard(term)));
  if (plain.length === what.length && onlyCards) {
    const kinds = plain.map((term): Part[] => [picturedWord(term, undefined, beforeCard[term]!)]);
    return [...listed(kinds, last), ` ${words.card[number]}`];
  }
  return listed(
    what.map((term) => termEn(term, number)),
    last,
  );
}

function symbolNames(terms: readonly Word[]): Part[] {
  return listed(
    terms.map((term): Part[] => [picturedWord(term, undefined, symbols[term]!)]),
    OR,
  );
}

function isCard(term: Word): boolean {
  return words[term].one.endsWith(' card');
}

function termEn(term: Term, number: Number): Part[] {
  if (typeof term !== 'string')
    return [isSeries(term.name) ? `${called(term.name).en} ${words.card[number]}` : called(term.name).en];
  return [picturedWord(term, undefined, words[term][number])];
}

function picturedWord(term: Word, n: number | undefined, text: string): Part {
  return term === 'quest' || term === 'variable-vp' ? text : pictured(term, n, text);
}

const YOUR = '{your} ';

export function owned(text: string, mood: Mood): string {
  return text.replace('{your}', your(mood));
}

export function adjunctEn(adjunct: Adjunct, mood: Mood): Part[] {
  if ('per' in adjunct) return perEn(adjunct.per, mood);
  if ('bearing' in adjunct) return ['bearing ', pictured(adjunct.bearing, undefined, tokens[adjunct.bearing].many)];
  if ('also' in adjunct) return [`(also from ${owned(places[adjunct.also], mood)})`];
  if ('ifAble' in adjunct) return ['if able'];
  if ('on' in adjunct) return [`on ${cardEn(adjunct.on)}`];
  if ('under' in adjunct) return [`under ${cardEn(adjunct.under)}`];
  if ('fromCard' in adjunct) return [`from ${cardEn(adjunct.fromCard)}`];
  if ('unseen' in adjunct) return ['from a face-down deck'];
  if ('to' in adjunct) return [`to the ${nations[adjunct.to]}`];
  if ('fromNation' in adjunct) return [`from the ${nations[adjunct.fromNation]}`];
  if ('of' in adjunct) return [`of the ${nations[adjunct.of]}`];
  const [first] = adjunct.from;
  const yours = first !== undefined && places[first].startsWith(YOUR);
  const said = adjunct.from.map((place, i): Part[] => [
    yours && i > 0 ? places[place].replace(YOUR, '') : owned(places[place], mood),
  ]);
  return ['from ', ...listed(said, OR)];
}

/** "For each region you have in play". */
function perEn({ what, in: place }: Per, mood: Mood): Part[] {
  const after = {
    play: ` ${your(mood) === 'your' ? 'you' : 'they'} have in play`,
    garrison: ' garrisoned',
    abandoned: ' abandoned',
    returned: ' returned',
  }[place];
  return ['for each ', ...eachEn(what), after];
}

export function eachEn(what: readonly Term[]): Part[] {
  const plain = what.filter((term) => typeof term === 'string');
  if (plain.length === what.length && plain.every((term) => term in symbols)) return [...symbolNames(plain), ' symbol'];
  return eitherEn(what, 'one');
}

export function verbEn(verb: Act['verb'], mood: Mood): string {
  return mood === 'each' ? verbs[verb].each : verbs[verb].base;
}
