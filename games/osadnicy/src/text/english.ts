import { joined, listed, pluralOf } from '@imperia/kit';
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
import { adjectives, decks, notes, nouns, prepositions, verbs } from './lexicon/english.ts';
import { iconOf, type Part } from './parts.ts';

/** English: the realiser of clauses. A card of which only the back may be seen, too. */
export function cardEn(card: number): string {
  if (isSeen(card)) return CARDS[card]!.data.name.en;
  const back = backOf(card);
  return back ? article(`${decks[back].card} card`) : article(nouns.card.one);
}

function article(text: string): string {
  return `${an(text)} ${text}`;
}

function an(text: string): string {
  return /^[aeiou]/i.test(text) ? 'an' : 'a';
}

export function thingEn(thing: Thing, mood: Mood = 'command'): Part[] {
  if ('only' in thing) return [String(thing.only)];
  if ('faction' in thing) return [decks[deckAt(thing.faction)].players];
  if (!('noun' in thing)) return [cardEn(thing.card)];
  return 'card' in thing ? [namedEn(thing)] : phraseEn(thing, mood);
}

export function thingsEn(things: readonly Thing[], mood: Mood = 'command'): Part[] {
  return listed(
    things.map((thing) => thingEn(thing, mood)),
    ' and ',
  );
}

function namedEn({ noun, card }: Named): string {
  const { one } = nouns[noun];
  if (!isSeen(card)) return article(one);
  const name = CARDS[card]!.data.name.en;
  return noun === 'location' ? name : noun === 'deal' ? `the ${name} ${one}` : `the ${one} ${name}`;
}

function phraseEn(phrase: Phrase, mood: Mood): Part[] {
  const { n, amount, of } = phrase;
  const one = words(phrase, true);
  const many = words(phrase, false);
  const your = mood === 'told' ? 'their' : 'your';
  if (amount === 'up to') return ['up to ', withIcon(phrase, `${n} ${counted(phrase, n!)}`)];
  if (n !== undefined) {
    if (of === 'you') return [`${n} of ${your} `, withIcon(phrase, many)];
    return [withIcon(phrase, `${n} ${counted(phrase, n)}`)];
  }
  if (amount === 'each of them') return ['each'];
  if (amount === 'each') return ['each ', withIcon(phrase, one), of === 'you' ? ` in ${your} Empire` : ''];
  if (amount === 'any') return ['any number of ', withIcon(phrase, many)];
  if (amount === 'all') return [of === 'you' ? `${your} ` : of === 'reader' ? 'your ' : 'all ', withIcon(phrase, many)];
  if (amount === 'the') return ['the ', withIcon(phrase, one)];
  if (amount === 'chosen') return [`${an(one)} `, withIcon(phrase, one), ' of your choice'];
  if (amount === 'another') return [`another of ${your} `, withIcon(phrase, many)];
  return owned(phrase, of, your, one, many);
}

function owned(phrase: Phrase, of: Owner | undefined, your: string, one: string, many: string): Part[] {
  const unique = nouns[phrase.noun].unique === true;
  if (of === undefined) return [unique ? 'the ' : `${an(one)} `, withIcon(phrase, one)];
  if (of === 'you' || of === 'reader') return unique ? [`${your} ${one}`] : [`one of ${your} `, withIcon(phrase, many)];
  if (of === 'enemy') return [`${article(nouns.enemy.one)}'s `, withIcon(phrase, one)];
  if (of === 'this') return ['this ', withIcon(phrase, one)];
  if (of === 'its') return ['its ', withIcon(phrase, one)];
  return ['the ', withIcon(phrase, one), ` of ${decks[deckAt(of.faction)].players}`];
}

function words({ noun, adjectives: list = [] }: Phrase, one: boolean): string {
  const { one: single, many } = nouns[noun];
  return [...list.map((adjective) => adjectives[adjective]), one ? single : many].join(' ');
}

function counted(phrase: Phrase, n: number): string {
  return words(phrase, pluralOf(n, 'en') === 'one');
}

function withIcon(phrase: Phrase, text: string): Part {
  return iconOf(phrase.noun, phrase.n, colourIn(phrase), text);
}

export function clauseEn(clause: Clause, mood: Mood): Part[] {
  switch (clause.is) {
    case 'act':
      return actEn(clause, mood);
    case 'all':
      return allEn(clause.of, mood);
    case 'one of':
      return joined(pieces(clause.of, mood, ' or '), clause.of.some(({ is }) => is === 'pay') ? ', or ' : ' or ');
    case 'may':
      return joined([['you may'], clauseEn(clause.clause, 'infinitive')]);
    case 'pay': {
      const price = listed(
        clause.price.map((one) => actEn(one, mood)),
        ' and ',
      );
      return joined([price, ['to'], clauseEn(clause.so, 'infinitive')]);
    }
    case 'whenever':
      return joined([whenEn(clause.when), clauseEn(clause.so, mood)]);
    case 'limited':
      return joined([clauseEn(clause.clause, mood), [`(up to ${clause.times} times a round)`]]);
    case 'each time':
      return joined([['each time'], clauseEn(clause.clause, mood)]);
    case 'keeps':
      return joined([
        ['in the Cleanup phase you store your'],
        listed(
          clause.tokens.map((noun) => [withIcon({ noun }, words({ noun }, false))]),
          ' and ',
        ),
      ]);
    case 'dearer raze': {
      const more = `${clause.n} more ${counted({ noun: 'raze' }, clause.n)}`;
      const tokens = withIcon({ noun: 'raze', n: clause.n }, more);
      return joined([['opponents spend'], [tokens], ['to raze'], phraseEn(clause.of, mood)]);
    }
  }
}

function actEn({ verb, what, more }: Act, mood: Mood): Part[] {
  const { base, tail = '' } = verbs[verb];
  return joined([[base], rest(what, more, mood, tail)]);
}

function rest(what: readonly Thing[], more: readonly Adjunct[], mood: Mood, tail: string): Part[] {
  return joined([thingsEn(what, mood), ...more.map((one) => adjunctEn(one, mood)), tail ? [tail] : []]);
}

function allEn(clauses: readonly Clause[], mood: Mood): Part[] {
  const said = pieces(clauses, mood, ' and ');
  if (clauses[clauses.length - 1]?.is === 'may') return joined(said, '; ');
  return listed(said, said.length === 2 ? ', then ' : ' and ');
}

/** The same deed again needs no verb again. */
function pieces(clauses: readonly Clause[], mood: Mood, between: string): Part[][] {
  const said: Part[][] = [];
  for (const [i, clause] of clauses.entries()) {
    if (!sameVerb(clauses[i - 1], clause)) said.push(clauseEn(clause, mood));
    else said.push(joined([said.pop()!, rest(clause.what, clause.more, mood, '')], between));
  }
  return said;
}

function adjunctEn(adjunct: Adjunct, mood: Mood): Part[] {
  if ('note' in adjunct) return [notes[adjunct.note]];
  if ('max' in adjunct) return [`(max. ${adjunct.max})`];
  if ('times' in adjunct) return adjunct.times === 1 ? [] : [`${adjunct.times} times`];
  return joined([[prepositions[adjunct.role]], thingEn(adjunct.thing, mood)]);
}

type Whens = { readonly [K in When['event']]: (when: Extract<When, { event: K }>) => Part[] };

const WHENS: Whens = {
  build: ({ what }) => ['each time you build ', ...phraseEn({ noun: 'location', adjectives: [what] }, 'command'), ','],
  deal: () => ['each time you sign ', ...phraseEn({ noun: 'deal' }, 'command'), ','],
  raze: () => ['each time you raze a card or a Location,'],
  samurai: () => ['each time you place ', ...phraseEn({ noun: 'samurai' }, 'command'), ','],
  enemyExchange: () => ['each time an opponent exchanges a pair of Workers,'],
  points: ({ atLeast }) => [
    'each time you gain at least ',
    ...phraseEn({ noun: 'vp', n: atLeast }, 'command'),
    ' at once,',
  ],
  cleanup: () => ['in the Cleanup phase'],
};

function whenEn<K extends When['event']>(when: Extract<When, { event: K }>): Part[] {
  return WHENS[when.event as K](when);
}

export function lineEn({ act, price = [], so }: Line): Part[] {
  const cost: Part[] = price.length > 0 ? ['(', ...thingsEn(price), ')'] : [];
  return joined([joined([clauseEn(act, 'command'), cost]), so ? clauseEn(so, 'command') : []], ' – ');
}
