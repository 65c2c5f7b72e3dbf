import {
  type Act,
  type Adjunct,
  type Clause,
  choosesAnew,
  type Mood,
  type Named,
  type Noted,
  type Owner,
  type PartOf,
  type Phrase,
  type Pictures,
  type Role,
  type Sentence,
  type Speech,
  sameVerb,
  type Tongue,
  type Wording,
} from './clauses.ts';
import type { Case, Forms, Gender, PolishAdjective, PolishNoun, PolishVerb } from './inflection.ts';
import { pluralOf } from './lang.ts';
import { joined, listed, plain } from './parts.ts';
import { all, chosen, each, one, other, own, prepositions, thisOne, yours } from './polish-words.ts';

/** The Polish words of one game. */
export interface PolishLexicon<T extends Tongue> extends Pictures<T> {
  readonly nouns: Readonly<Record<T['noun'] | 'card' | 'enemy', PolishNoun>>;
  readonly adjectives: Readonly<Record<T['adjective'], PolishAdjective>>;
  readonly verbs: Readonly<Record<T['verb'], PolishVerb>>;
  readonly notes: Readonly<Record<T['note'], string>>;
  /** Said after "each" of what somebody has: "w swoim Imperium". */
  readonly realm: string;
  /** The printed name; null while its face is not seen. */
  cardName(card: number): string | null;
  /** What is said of a card of which only the back is seen. */
  hiddenCard(card: number, as: Case): string;
  /** Players of a side, as they are spoken of. */
  side(side: number): Forms;
  when(when: T['when'], wording: Wording<T, Case>): PartOf<T>[];
  own(clause: T['own'], wording: Wording<T, Case>): PartOf<T>[];
}

/** Between things; between deeds too, where no things are listed. */
const AND = ' i ';

type Number = 'one' | 'many';

/** Polish: the realiser of clauses. */
export class Polish<T extends Tongue> implements Speech<T>, Wording<T, Case> {
  readonly #lexicon: PolishLexicon<T>;

  constructor(lexicon: PolishLexicon<T>) {
    this.#lexicon = lexicon;
  }

  /** Names of cards cannot be inflected: they stand in quotation marks, and another noun is inflected for them. */
  card(card: number, c: Case = 'nom'): string {
    const name = this.#quoted(card);
    if (name === null) return this.#lexicon.hiddenCard(card, c);
    return c === 'nom' ? name : `${this.#lexicon.nouns.card.one[c]} ${name}`;
  }

  #quoted(card: number): string | null {
    const name = this.#lexicon.cardName(card);
    return name === null ? null : `„${name}”`;
  }

  whose(side: number): string {
    return this.#lexicon.side(side).gen;
  }

  things(things: readonly Noted<T>[], as: 'subject' | 'object'): PartOf<T>[] {
    return this.#things(things, as === 'subject' ? 'nom' : 'acc');
  }

  #things(things: readonly Noted<T>[], c: Case): PartOf<T>[] {
    if (c !== 'nom' && things.length > 1 && things.every((thing) => this.#isNamedCard(thing))) {
      return [`${this.#lexicon.nouns.card.many[c]} `, ...this.#things(things, 'nom')];
    }
    return listed(
      things.map((thing) => this.#thing(thing, c)),
      AND,
    );
  }

  #isNamedCard(thing: Noted<T>): boolean {
    return 'card' in thing && !('noun' in thing) && this.#quoted(thing.card) !== null;
  }

  #thing(thing: Noted<T>, c: Case): PartOf<T>[] {
    if ('only' in thing) return [String(thing.only)];
    if ('side' in thing) return [this.#lexicon.side(thing.side)[c]];
    if (!('noun' in thing)) return [this.card(thing.card, c)];
    return 'card' in thing ? [this.#named(thing, c)] : this.phrase(thing, c);
  }

  #named({ noun, card }: Named<T>, c: Case): string {
    const form = this.#noun(noun).one[c];
    const name = this.#quoted(card);
    return name === null ? form : `${form} ${name}`;
  }

  #noun(noun: T['noun']): PolishNoun {
    return this.#lexicon.nouns[noun];
  }

  phrase(phrase: Phrase<T>, c: Case): PartOf<T>[] {
    const { n, amount, of } = phrase;
    const { gender, unique, single } = this.#noun(phrase.noun);
    const { enemy } = this.#lexicon.nouns;
    if (amount === 'up to') return ['do ', ...this.#countedPicture(phrase, n!, 'gen')];
    if (amount === 'each of them') return [each[gender][c]];
    const several = () => this.#shown(phrase, 'many', 'gen');
    if (amount === 'any') return ['dowolną liczbę ', ...several()];
    if (amount === 'all') return [`${whoseAll(of)[c]} `, ...this.#shown(phrase, 'many', c)];
    const it = n === undefined ? this.#shown(phrase, 'one', c) : this.#countedPicture(phrase, n, c);
    if (amount === 'each') return [`${each[gender][c]} `, ...it, ...(of === 'you' ? [` ${this.#lexicon.realm}`] : [])];
    if (amount === 'another') return [`${other[gender][c]} ${own[gender][c]} `, ...it];
    if (amount === 'chosen') return [`${chosen[gender][c]} `, ...it];
    if (of === undefined || (of === 'you' && unique)) return it;
    if (of === 'enemy') return [...it, ` ${enemy.one.gen}`];
    if (of === 'this') return [`${thisOne[gender][c]} `, ...it];
    if (of === 'its') return ['jej ', ...it];
    if (typeof of === 'object') return [...it, ` ${this.whose(of.side)}`];
    if (single) return [`${own[gender][c]} `, ...it];
    return [n === undefined ? `${one[gender][c]} ze swoich ` : `${n} ze swoich `, ...several()];
  }

  #countedPicture(phrase: Phrase<T>, n: number, c: Case): PartOf<T>[] {
    const { number, as } = this.#countedAs(phrase, n, c);
    return this.#shown(phrase, number, as, n);
  }

  /** The picture, and beside it what it does not show. */
  #shown({ noun, adjectives = [] }: Phrase<T>, number: Number, c: Case, n?: number): PartOf<T>[] {
    const beside = adjectives.filter((adjective) => !this.#lexicon.shows(adjective));
    const shown = { noun, adjectives: adjectives.filter((adjective) => this.#lexicon.shows(adjective)) };
    const words = this.#words(shown, number, c);
    const count = n === undefined ? [] : [String(n)];
    if (beside.length === 0) {
      return [this.pictured(n === undefined ? shown : { ...shown, n }, [...count, words].join(' '))];
    }
    const said = (after: boolean) => this.#agreeing({ noun, adjectives: beside }, after, number, c);
    const before = [...count, ...said(false)].join(' ');
    const after = said(true).join(' ');
    return joined<T['icon']>([before ? [before] : [], [this.pictured(shown, words)], after ? [after] : []]);
  }

  pictured(phrase: Phrase<T>, text: string): PartOf<T> {
    return this.#lexicon.pictured(phrase, text);
  }

  #words(phrase: Phrase<T>, number: Number, c: Case): string {
    const { [number]: forms } = this.#noun(phrase.noun);
    const agreeing = (after: boolean) => this.#agreeing(phrase, after, number, c);
    return [...agreeing(false), forms[c], ...agreeing(true)].join(' ');
  }

  /** The adjectives that stand before the noun, or after it. */
  #agreeing({ noun, adjectives = [] }: Phrase<T>, after: boolean, number: Number, c: Case): string[] {
    const { gender } = this.#noun(noun);
    const list = adjectives.map((adjective: T['adjective']) => this.#lexicon.adjectives[adjective]);
    return list.filter((adjective) => adjective.after === after).map((one) => agreed(one, gender, number, c));
  }

  /** 1 kamień, 2 kamienie, 5 kamieni; persons are counted in the genitive: 2 Robotników. */
  counted(phrase: Phrase<T>, n: number, c: Case): string {
    const { number, as } = this.#countedAs(phrase, n, c);
    return this.#words(phrase, number, as);
  }

  #countedAs(phrase: Phrase<T>, n: number, c: Case): { readonly number: Number; readonly as: Case } {
    const plural = pluralOf(n, 'pl');
    if (plural === 'one') return { number: 'one', as: c };
    if (c !== 'nom' && c !== 'acc') return { number: 'many', as: c };
    const few = plural === 'few' && this.#noun(phrase.noun).gender !== 'person';
    return { number: 'many', as: few ? c : 'gen' };
  }

  clause(clause: Clause<T>, mood: Mood): PartOf<T>[] {
    switch (clause.is) {
      case 'act':
        return this.#act(clause, mood);
      case 'all':
        return this.#all(clause.of, mood);
      case 'one of': {
        const or = clause.of.some(({ is }) => is === 'pay') ? ', albo ' : ' albo ';
        return joined(this.#pieces(clause.of, mood, ' albo '), or);
      }
      case 'may':
        return joined([['możesz'], this.clause(clause.clause, 'infinitive')]);
      case 'pay': {
        const price = listed(
          clause.price.map((part) => this.#act(part, mood)),
          AND,
        );
        if (!choosesAnew(clause.so))
          return joined([joined([price, ['by']], ', '), this.clause(clause.so, 'infinitive')]);
        const so = this.clause(clause.so, mood);
        return joined([price, clause.so.is === 'one of' ? joined([['albo'], so]) : so], ', a potem ');
      }
      case 'whenever':
        return joined([this.#lexicon.when(clause.when, this), this.clause(clause.so, mood)]);
      case 'limited':
        return joined([
          this.clause(clause.clause, mood),
          [clause.times === 'any' ? '(dowolnie wiele razy w rundzie)' : `(do ${clause.times} razy w rundzie)`],
        ]);
      case 'each time':
        return joined([['za każdym razem'], this.clause(clause.clause, mood)]);
      case 'own':
        return this.#lexicon.own(clause.own, this);
    }
  }

  #act({ verb, what, more }: Act<T>, mood: Mood): PartOf<T>[] {
    return joined([[this.#verb(verb)[mood]], this.#rest(verb, what, more)]);
  }

  #verb(verb: T['verb']): PolishVerb {
    return this.#lexicon.verbs[verb];
  }

  #rest(verb: T['verb'], what: readonly Noted<T>[], more: readonly Adjunct<T>[]): PartOf<T>[] {
    const { takes = 'acc', tail = '' } = this.#verb(verb);
    return joined([this.#things(what, takes), ...more.map((adjunct) => this.#adjunct(adjunct)), tail ? [tail] : []]);
  }

  #all(clauses: readonly Clause<T>[], mood: Mood): PartOf<T>[] {
    const said = this.#pieces(clauses, mood, AND);
    if (clauses[clauses.length - 1]?.is === 'may') return joined(said, '; ');
    return listed(said, said.some((piece) => plain(piece).includes(AND)) ? ' oraz ' : AND);
  }

  /** The same deed again needs no verb again. */
  #pieces(clauses: readonly Clause<T>[], mood: Mood, between: string): PartOf<T>[][] {
    const said: PartOf<T>[][][] = [];
    for (const [i, clause] of clauses.entries()) {
      if (!sameVerb(clauses[i - 1], clause)) said.push([this.clause(clause, mood)]);
      else said[said.length - 1]!.push(this.#rest(clause.verb, clause.what, clause.more));
    }
    return said.map((like) => listed(like, between));
  }

  #adjunct(adjunct: Adjunct<T>): PartOf<T>[] {
    if ('note' in adjunct) return [this.#note(adjunct.note)];
    if ('max' in adjunct) return [`(maks. ${adjunct.max})`];
    if ('times' in adjunct) return adjunct.times === 1 ? [] : [`${adjunct.times} razy`];
    const { takes } = prepositions[adjunct.role];
    const word = this.#preposition(adjunct);
    const thing = this.#thing(adjunct.thing, takes);
    return joined([word ? [eased(word, thing)] : [], thing]);
  }

  /** Of every so many persons, these are said otherwise than things. */
  #preposition({ role, thing }: Extract<Adjunct<T>, { role: Role }>): string {
    const persons = 'noun' in thing && this.#noun(thing.noun).gender === 'person';
    return role === 'forEvery' && persons ? 'za każdych' : prepositions[role].word;
  }

  #note(note: T['note']): string {
    return this.#lexicon.notes[note];
  }

  sentence({ act, price = [], so }: Sentence<T>): PartOf<T>[] {
    const cost: PartOf<T>[] = price.length > 0 ? ['(', ...this.#things(price, 'nom'), ')'] : [];
    return joined([joined([this.clause(act, 'command'), cost]), so ? this.clause(so, 'command') : []], ' – ');
  }
}

function whoseAll(of: Owner | undefined): Forms {
  return of === 'you' ? own.many : of === 'reader' ? yours : all;
}

function agreed({ forms }: PolishAdjective, gender: Gender, number: Number, c: Case): string {
  return forms[number === 'one' ? gender : 'many'][c];
}

/** "z" is hard to say before some sounds: ze swoich. */
function eased(word: string, thing: Parameters<typeof plain>[0]): string {
  return word === 'z' && /^[szśźż][^aeiouyąęó]/i.test(plain(thing)) ? 'ze' : word;
}
