import { joined, listed, plain, pluralOf } from '@imperia/kit';
import type { When } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { backOf, deckAt, isSeen } from './cards.ts';
import {
  type Act,
  type Adjunct,
  type Clause,
  colourIn,
  type Line,
  type Mood,
  type Named,
  type Owner,
  type Phrase,
  sameVerb,
  type Thing,
} from './clauses.ts';
import type { Case, Forms, Gender } from './lexicon/inflection.ts';
import type { Adjective, Noun } from './lexicon/keys.ts';
import {
  adjectives,
  all,
  chosen,
  decks,
  each,
  notes,
  nouns,
  one,
  other,
  own,
  prepositions,
  thisOne,
  verbs,
  yours,
} from './lexicon/polish.ts';
import { iconOf, type Part } from './parts.ts';

/** Names of cards cannot be inflected: they stand in quotation marks, and another noun is inflected for them. */
export function cardPl(card: number, c: Case = 'nom'): string {
  if (isSeen(card)) return c === 'nom' ? quoted(card) : `${nouns.card.one[c]} ${quoted(card)}`;
  const back = backOf(card);
  if (back === 'common') return nouns.commonCard.one[c];
  return back ? `${nouns.card.one[c]} ${decks[back].players.gen}` : nouns.card.one[c];
}

export function thingPl(thing: Thing, c: Case = 'nom'): Part[] {
  if ('only' in thing) return [String(thing.only)];
  if ('faction' in thing) return [decks[deckAt(thing.faction)].players[c]];
  if (!('noun' in thing)) return [cardPl(thing.card, c)];
  return 'card' in thing ? [namedPl(thing, c)] : phrasePl(thing, c);
}

export function thingsPl(things: readonly Thing[], c: Case = 'nom'): Part[] {
  if (c !== 'nom' && things.length > 1 && things.every(isNamedCard)) {
    return [`${nouns.card.many[c]} `, ...thingsPl(things)];
  }
  return listed(
    things.map((thing) => thingPl(thing, c)),
    AND,
  );
}

function quoted(card: number): string {
  return `„${CARDS[card]!.data.name.pl}”`;
}

function isNamedCard(thing: Thing): boolean {
  return 'card' in thing && !('noun' in thing) && isSeen(thing.card);
}

function namedPl({ noun, card }: Named, c: Case): string {
  const form = nouns[noun].one[c];
  return isSeen(card) ? `${form} ${quoted(card)}` : form;
}

/** Between things; between deeds too, where no things are listed. */
const AND = ' i ';

type Number = 'one' | 'many';

function phrasePl(phrase: Phrase, c: Case): Part[] {
  const { noun, n, amount, of } = phrase;
  const { gender, unique } = nouns[noun];
  if (amount === 'up to') return ['do ', withIcon(phrase, `${n} ${counted(phrase, n!, 'gen')}`)];
  if (amount === 'each of them') return [each[gender][c]];
  if (amount === 'any') return ['dowolną liczbę ', withIcon(phrase, words(phrase, 'many', 'gen'))];
  if (amount === 'all') return [`${whoseAll(of)[c]} `, withIcon(phrase, words(phrase, 'many', c))];
  const text = n === undefined ? words(phrase, 'one', c) : `${n} ${counted(phrase, n, c)}`;
  const it = withIcon(phrase, text);
  if (amount === 'each') return [`${each[gender][c]} `, it, of === 'you' ? ' w swoim Imperium' : ''];
  if (amount === 'another') return [`${other[gender][c]} ${own[gender][c]} `, it];
  if (amount === 'chosen') return [`${chosen[gender][c]} `, it];
  if (of === undefined || (of === 'you' && unique)) return [it];
  if (of === 'enemy') return [it, ` ${nouns.enemy.one.gen}`];
  if (of === 'this') return [`${thisOne[gender][c]} `, it];
  if (of === 'its') return ['jej ', it];
  if (typeof of === 'object') return [it, ` ${decks[deckAt(of.faction)].players.gen}`];
  if (noun === 'empire') return [`${own[gender][c]} `, it];
  const several = withIcon(phrase, words(phrase, 'many', 'gen'));
  return [n === undefined ? `${one[gender][c]} ze swoich ` : `${n} ze swoich `, several];
}

function whoseAll(of: Owner | undefined): Forms {
  return of === 'you' ? own.many : of === 'reader' ? yours : all;
}

function words(phrase: Phrase, number: Number, c: Case): string {
  const { gender, [number]: forms } = nouns[phrase.noun];
  const list = phrase.adjectives ?? [];
  const agreeing = (after: boolean) =>
    list
      .filter((adjective) => adjectives[adjective].after === after)
      .map((adjective) => agreed(adjective, gender, number, c));
  return [...agreeing(false), forms[c], ...agreeing(true)].join(' ');
}

function agreed(adjective: Adjective, gender: Gender, number: Number, c: Case): string {
  return adjectives[adjective].forms[number === 'one' ? gender : 'many'][c];
}

/** 1 kamień, 2 kamienie, 5 kamieni; persons are counted in the genitive: 2 Robotników. */
function counted(phrase: Phrase, n: number, c: Case): string {
  const plural = pluralOf(n, 'pl');
  if (plural === 'one') return words(phrase, 'one', c);
  if (c !== 'nom' && c !== 'acc') return words(phrase, 'many', c);
  const few = plural === 'few' && nouns[phrase.noun].gender !== 'person';
  return words(phrase, 'many', few ? c : 'gen');
}

function withIcon(phrase: Phrase, text: string): Part {
  return iconOf(phrase.noun, phrase.n, colourIn(phrase), text);
}

export function clausePl(clause: Clause, mood: Mood): Part[] {
  switch (clause.is) {
    case 'act':
      return actPl(clause, mood);
    case 'all':
      return allPl(clause.of, mood);
    case 'one of':
      return joined(pieces(clause.of, mood, ' albo '), clause.of.some(({ is }) => is === 'pay') ? ', albo ' : ' albo ');
    case 'may':
      return joined([['możesz'], clausePl(clause.clause, 'infinitive')]);
    case 'pay': {
      const price = listed(
        clause.price.map((part) => actPl(part, mood)),
        AND,
      );
      return joined([joined([price, ['by']], ', '), clausePl(clause.so, 'infinitive')]);
    }
    case 'whenever':
      return joined([whenPl(clause.when), clausePl(clause.so, mood)]);
    case 'limited':
      return joined([clausePl(clause.clause, mood), [`(do ${clause.times} razy w rundzie)`]]);
    case 'each time':
      return joined([['za każdym razem'], clausePl(clause.clause, mood)]);
    case 'keeps':
      return joined([
        ['w fazie Czyszczenia przechowujesz'],
        listed(
          clause.tokens.map((noun) => [withIcon({ noun }, storedForm(noun))]),
          AND,
        ),
      ]);
    case 'dearer raze': {
      const tokens = withIcon(
        { noun: 'raze', n: clause.n },
        `${clause.n} ${counted({ noun: 'raze' }, clause.n, 'acc')}`,
      );
      return joined([['przeciwnicy wydają o'], [tokens], ['więcej, by splądrować'], phrasePl(clause.of, 'acc')]);
    }
  }
}

/** Drewno has no plural; the others are stored by the piece. */
function storedForm(noun: Noun): string {
  const { gender, one: single, many } = nouns[noun];
  return gender === 'n' ? single.acc : many.acc;
}

function actPl({ verb, what, more }: Act, mood: Mood): Part[] {
  return joined([[verbs[verb][mood]], rest(verb, what, more)]);
}

function rest(verb: Act['verb'], what: readonly Thing[], more: readonly Adjunct[]): Part[] {
  const { takes = 'acc', tail = '' } = verbs[verb];
  return joined([thingsPl(what, takes), ...more.map(adjunctPl), tail ? [tail] : []]);
}

function allPl(clauses: readonly Clause[], mood: Mood): Part[] {
  const said = pieces(clauses, mood, AND);
  if (clauses[clauses.length - 1]?.is === 'may') return joined(said, '; ');
  return listed(said, said.some((one) => plain(one).includes(AND)) ? ' oraz ' : AND);
}

/** The same deed again needs no verb again. */
function pieces(clauses: readonly Clause[], mood: Mood, between: string): Part[][] {
  const said: Part[][] = [];
  for (const [i, clause] of clauses.entries()) {
    if (!sameVerb(clauses[i - 1], clause)) said.push(clausePl(clause, mood));
    else said.push(joined([said.pop()!, rest(clause.verb, clause.what, clause.more)], between));
  }
  return said;
}

function adjunctPl(adjunct: Adjunct): Part[] {
  if ('note' in adjunct) return [notes[adjunct.note]];
  if ('max' in adjunct) return [`(maks. ${adjunct.max})`];
  if ('times' in adjunct) return adjunct.times === 1 ? [] : [`${adjunct.times} razy`];
  const { word, takes } = prepositions[adjunct.role];
  const thing = thingPl(adjunct.thing, takes);
  return joined([word ? [eased(word, thing)] : [], thing]);
}

/** "z" is hard to say before some sounds: ze swoich. */
function eased(word: string, thing: readonly Part[]): string {
  return word === 'z' && /^[szśźż][^aeiouyąęó]/i.test(plain(thing)) ? 'ze' : word;
}

type Whens = { readonly [K in When['event']]: (when: Extract<When, { event: K }>) => Part[] };

const WHENS: Whens = {
  build: ({ what }) => ['ilekroć zbudujesz ', ...phrasePl({ noun: 'location', adjectives: [what] }, 'acc'), ','],
  deal: () => ['ilekroć podpiszesz ', ...phrasePl({ noun: 'deal' }, 'acc'), ','],
  raze: () => ['ilekroć splądrujesz kartę lub Lokację,'],
  samurai: () => ['ilekroć umieścisz ', ...phrasePl({ noun: 'samurai' }, 'acc'), ','],
  enemyExchange: () => ['ilekroć przeciwnik wymieni parę Robotników,'],
  points: ({ atLeast }) => ['ilekroć zyskasz naraz co najmniej ', ...phrasePl({ noun: 'vp', n: atLeast }, 'acc'), ','],
  cleanup: () => ['w fazie Czyszczenia'],
};

function whenPl<K extends When['event']>(when: Extract<When, { event: K }>): Part[] {
  return WHENS[when.event as K](when);
}

export function linePl({ act, price = [], so }: Line): Part[] {
  const cost: Part[] = price.length > 0 ? ['(', ...thingsPl(price), ')'] : [];
  return joined([joined([clausePl(act, 'command'), cost]), so ? clausePl(so, 'command') : []], ' – ');
}
