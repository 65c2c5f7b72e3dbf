import { listed, plain, pluralOf } from '@imperia/kit';
import type { Case, Gender, PolishNoun } from '@imperia/kit/inflection';
import type { Per, Term } from '../../card-data.ts';
import { CARDS } from '../../cards.ts';
import { called, isSeen } from '../called.ts';
import type { Adjunct, Kind, Thing, Tokens } from '../clauses.ts';
import type { Word } from '../keys.ts';
import { type Part, pictured } from '../parts.ts';
import {
  afterCard,
  all,
  datives,
  each,
  nadchodząca,
  nations,
  other,
  places,
  pronouns,
  symbol,
  symbols,
  tokens,
  words,
} from './lexicon.ts';

/** What is spoken of. Names of cards are not inflected: they stand in quotation marks. */
export function cardPl(card: number, c: Case = 'nom'): string {
  if (!isSeen(card)) return words.card.one[c];
  return c === 'nom' ? quoted(CARDS[card]!.data.name.pl) : `${words.card.one[c]} ${quoted(CARDS[card]!.data.name.pl)}`;
}

function quoted(name: string): string {
  return `„${name}”`;
}

export function thingPl(thing: Thing, c: Case = 'nom'): Part[] {
  if ('token' in thing) return tokensPl(thing, c);
  if ('what' in thing) return kindPl(thing, c);
  if ('the' in thing) return [pronouns[thing.the][c]];
  if ('nation' in thing) return [nations[thing.nation][c]];
  if ('card' in thing) return [cardPl(thing.card, c)];
  return [severalPl(thing.cards, c)];
}

/** By name if all are seen, else by their number. */
function severalPl(cards: readonly number[], c: Case): string {
  if (cards.length === 1) return cardPl(cards[0]!, c);
  if (!cards.every(isSeen)) return countedPl(words.card, cards.length, c);
  const names = listed(
    cards.map((card): Part[] => [quoted(CARDS[card]!.data.name.pl)]),
    AND,
  );
  return c === 'nom' ? plain(names) : `${words.card.many[c]} ${plain(names)}`;
}

export function thingsPl(things: readonly Thing[], c: Case = 'nom'): Part[] {
  return listed(
    things.map((thing) => thingPl(thing, c)),
    AND,
  );
}

export const AND = ' i ';
const OR = ' lub ';

/** 1 żeton, 2 żetony, 5 żetonów; persons are counted in the genitive: 3 rycerzy. */
export function countedPl(noun: PolishNoun, n: number, c: Case): string {
  return `${n} ${afterNumber(noun, n, c)}`;
}

function afterNumber({ gender, one, many }: PolishNoun, n: number, c: Case): string {
  const plural = pluralOf(n, 'pl');
  if (plural === 'one') return one[c];
  if (c !== 'nom' && c !== 'acc') return many[c];
  return many[plural === 'few' && gender !== 'person' ? c : 'gen'];
}

export function tokensPl({ token, n, amount }: Tokens, c: Case): Part[] {
  const noun = tokens[token];
  if (amount === 'all') {
    const least = n === undefined ? '' : ` (co najmniej ${n})`;
    return [`${all[c]} `, pictured(token, undefined, noun.many[c]), least];
  }
  if (amount === 'up to') return ['do ', pictured(token, n, countedPl(noun, n!, 'gen'))];
  return [pictured(token, n, n === undefined ? noun.many[c] : countedPl(noun, n, c))];
}

function kindPl(kind: Kind, c: Case): Part[] {
  const { n = 1, amount, among } = kind;
  if (among === 'looked') return [`${n} z tych kart`];
  if (among === 'drawn') return [`${n} z dobranych kart`];
  if (among === 'nation') return [`${TOP[c]} talii nacji`];
  const said = termsPl(kind.what, c, n, amount);
  const before =
    among === 'quests'
      ? [`${nadchodząca[genderOf(kind.what)][c]} `]
      : amount === 'another' && kind.what.length < 3
        ? [`${other[genderOf(kind.what)][c]} `]
        : [];
  return [...before, ...said, ...withoutPl(kind), ...holdingPl(kind)];
}

const TOP = {
  nom: 'wierzchnia karta',
  gen: 'wierzchniej karty',
  acc: 'wierzchnią kartę',
  ins: 'wierzchnią kartą',
  loc: 'wierzchniej karcie',
} as const satisfies Record<Case, string>;

const ANOTHER = {
  nom: 'kolejna taka karta',
  gen: 'kolejnej takiej karty',
  acc: 'kolejną taką kartę',
  ins: 'kolejną taką kartą',
  loc: 'kolejnej takiej karcie',
} as const satisfies Record<Case, string>;

function withoutPl({ not = [] }: Kind): Part[] {
  const [first] = not;
  if (first === undefined) return [];
  if (typeof first !== 'string') return [` inną niż ${quoted(called(first.name).pl)}`];
  return [
    ' niebędącą ',
    ...listed(
      not.map((term) => termPl(term, 'one', 'ins')),
      OR,
    ),
  ];
}

function holdingPl({ holding }: Kind): Part[] {
  if (!holding) return [];
  return [
    ', w którego garnizonie jest ',
    ...listed(
      holding.map((term) => termPl(term, 'one', 'nom')),
      OR,
    ),
  ];
}

/** So many of any of these. Only plain cards are counted from one on: 1 karta, but region. */
export function termsPl(what: readonly Term[], c: Case, n: number, amount: Kind['amount']): Part[] {
  if (amount === 'another' && what.length > 2) return [ANOTHER[c]];
  if (amount === 'any') return ['dowolną liczbę ', ...eitherPl(what, 'many', 'gen')];
  if (amount === 'all') return [`${all[c]} `, ...eitherPl(what, 'many', c)];
  const noun = nounOf(what[0]!);
  if (amount === 'up to') return [`do ${n} `, ...eitherPl(what, n === 1 ? 'one' : 'many', 'gen')];
  if (n === 1) return what[0] === 'card' ? [pictured('card', 1, countedPl(noun, 1, c))] : eitherPl(what, 'one', c);
  if (what.length === 1 && typeof what[0] === 'string') return [picturedWord(what[0], n, countedPl(noun, n, c))];
  const few = pluralOf(n, 'pl') === 'few' && noun.gender !== 'person';
  return [`${n} `, ...eitherPl(what, 'many', few ? c : 'gen')];
}

type Number = 'one' | 'many';

/** One of these: region lub hołd; karta archaiczna lub cywilizowana; karta archaiczna, regionu lub hołdu. */
export function eitherPl(what: readonly Term[], number: Number, c: Case, last = OR): Part[] {
  if (what.length === 1) return termPl(what[0]!, number, c);
  if (what.every((term) => typeof term !== 'string')) {
    const names = listed(
      what.map((term): Part[] => [quoted(called(term.name).pl)]),
      last,
    );
    return [`${words.card[number][c]} `, ...names];
  }
  const plainTerms = what.filter((term) => typeof term === 'string');
  if (plainTerms.length === what.length && plainTerms.every((term) => term in symbols)) {
    return [`${words.region[number][c]} z symbolem `, ...symbolNames(plainTerms)];
  }
  const onlyCards = plainTerms.every((term) => term in afterCard && (what.length > 2 || isCard(term)));
  if (plainTerms.length === what.length && onlyCards) {
    const kinds = plainTerms.map((term): Part[] => [
      picturedWord(term, undefined, afterCard[term]![number === 'one' ? 'f' : 'many'][c]),
    ]);
    return [`${words.card[number][c]} `, ...listed(kinds, last)];
  }
  return listed(
    what.map((term) => termPl(term, number, c)),
    last,
  );
}

function symbolNames(terms: readonly Word[]): Part[] {
  const names = terms.map((term): Part[] => [picturedWord(term, undefined, symbols[term as keyof typeof symbols]!)]);
  return listed(names, OR);
}

/** Is it called "karta" something? */
function isCard(term: Word): boolean {
  return words[term].one.nom.startsWith('karta');
}

function termPl(term: Term, number: Number, c: Case): Part[] {
  if (typeof term !== 'string') return [`${words.card[number][c]} ${quoted(called(term.name).pl)}`];
  return [picturedWord(term, undefined, words[term][number][c])];
}

function picturedWord(term: Word, n: number | undefined, text: string): Part {
  return term === 'quest' || term === 'variable-vp' ? text : pictured(term, n, text);
}

function nounOf(term: Term): PolishNoun {
  return typeof term === 'string' ? words[term] : words.card;
}

function genderOf([first]: readonly Term[]): Gender {
  return nounOf(first!).gender;
}

export function adjunctPl(adjunct: Adjunct): Part[] {
  if ('per' in adjunct) return perPl(adjunct.per);
  if ('bearing' in adjunct) return ['z rynku, na której leży ', ...termTokens(adjunct.bearing)];
  if ('also' in adjunct) return [`(także ${places[adjunct.also]})`];
  if ('ifAble' in adjunct) return ['(jeśli to możliwe)'];
  if ('on' in adjunct) return [`na ${cardPl(adjunct.on, 'loc')}`];
  if ('under' in adjunct) return [`pod ${cardPl(adjunct.under, 'ins')}`];
  if ('fromCard' in adjunct) return [`z ${cardPl(adjunct.fromCard, 'gen')}`];
  if ('unseen' in adjunct) return ['z zakrytej talii'];
  if ('to' in adjunct) return [datives[adjunct.to]];
  if ('fromNation' in adjunct) return [datives[adjunct.fromNation]];
  if ('of' in adjunct) return [nations[adjunct.of].gen];
  return listed(
    adjunct.from.map((place): Part[] => [places[place]]),
    OR,
  );
}

function termTokens(token: Tokens['token']): Part[] {
  return [pictured(token, undefined, tokens[token].one.nom)];
}

/** "Za każdy region w grze". */
function perPl({ what, in: place }: Per): Part[] {
  const done = place === 'abandoned' ? 'porzucon' : place === 'returned' ? 'zwrócon' : null;
  const after = place === 'play' ? ' w grze' : place === 'garrison' ? ' w garnizonie' : '';
  return ['za ', ...eachPl(what, done), after];
}

/** "Każdy region", "każde miasto i każda metropolia", in the accusative. */
export function eachPl(what: readonly Term[], done: string | null = null): Part[] {
  const terms = what.filter((term) => typeof term === 'string');
  if (terms.length === what.length && terms.every((term) => term in symbols)) {
    return [`${each.m.acc} ${symbol.one.acc} `, ...symbolNames(terms)];
  }
  return listed(
    what.map((term) => {
      const { gender } = nounOf(term);
      const participle = done ? `${done}${ENDINGS[gender]} ` : '';
      return [`${each[gender].acc} ${participle}`, ...termPl(term, 'one', 'acc')];
    }),
    AND,
  );
}

const ENDINGS: Record<Gender, string> = { m: 'y', person: 'ego', f: 'ą', n: 'e' };
