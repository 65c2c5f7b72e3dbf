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
import { pluralOf } from './lang.ts';
import { joined, listed } from './parts.ts';

export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  /** Its owner has only one: "your hand". */
  readonly unique?: true;
}

export interface EnglishVerb {
  readonly base: string;
  /** Comes after the object. */
  readonly tail?: string;
}

/** The English words of one game. */
export interface EnglishLexicon<T extends Tongue> extends Pictures<T> {
  readonly nouns: Readonly<Record<T['noun'] | 'card' | 'enemy', EnglishNoun>>;
  readonly adjectives: Readonly<Record<T['adjective'], string>>;
  readonly verbs: Readonly<Record<T['verb'], EnglishVerb>>;
  readonly notes: Readonly<Record<T['note'], string>>;
  /** Said after "each" of what somebody has: "in your Empire". */
  realm(your: string): string;
  /** The printed name; null while its face is not seen. */
  cardName(card: number): string | null;
  /** The adjective of a card of which only the back is seen: "Roman"; empty where the back says nothing. */
  hiddenCard(card: number): string;
  /** A noun and a card's name: "the Dojo Deal". */
  named(noun: T['noun'], name: string, one: string): string;
  /** Players of a side, with their article. */
  side(side: number): string;
  when(when: T['when'], wording: Wording<T, Mood>): PartOf<T>[];
  own(clause: T['own'], mood: Mood, wording: Wording<T, Mood>): PartOf<T>[];
}

const prepositions: Readonly<Record<Role, string>> = {
  from: 'from',
  fromWhom: 'from',
  at: 'of',
  in: 'in',
  on: 'on',
  under: 'under',
  with: 'with',
  as: 'as',
  for: 'for',
  forEvery: 'for every',
  of: 'of',
};

/** English: the realiser of clauses. */
export class English<T extends Tongue> implements Speech<T>, Wording<T, Mood> {
  readonly #lexicon: EnglishLexicon<T>;

  constructor(lexicon: EnglishLexicon<T>) {
    this.#lexicon = lexicon;
  }

  card(card: number): string {
    const name = this.#lexicon.cardName(card);
    if (name !== null) return name;
    const back = this.#lexicon.hiddenCard(card);
    return article(back ? `${back} ${this.#lexicon.nouns.card.one}` : this.#lexicon.nouns.card.one);
  }

  whose(side: number): string {
    return `of ${this.#lexicon.side(side)}`;
  }

  things(things: readonly Noted<T>[]): PartOf<T>[] {
    return this.#things(things, 'command');
  }

  #things(things: readonly Noted<T>[], mood: Mood): PartOf<T>[] {
    return listed(
      things.map((thing) => this.#thing(thing, mood)),
      ' and ',
    );
  }

  #thing(thing: Noted<T>, mood: Mood): PartOf<T>[] {
    if ('only' in thing) return [String(thing.only)];
    if ('side' in thing) return [this.#lexicon.side(thing.side)];
    if (!('noun' in thing)) return [this.card(thing.card)];
    return 'card' in thing ? [this.#named(thing)] : this.phrase(thing, mood);
  }

  #named({ noun, card }: Named<T>): string {
    const { one } = this.#noun(noun);
    const name = this.#lexicon.cardName(card);
    return name === null ? article(one) : this.#lexicon.named(noun, name, one);
  }

  #noun(noun: T['noun']): EnglishNoun {
    return this.#lexicon.nouns[noun];
  }

  phrase(phrase: Phrase<T>, mood: Mood): PartOf<T>[] {
    const { n, amount, of } = phrase;
    const one = this.#words(phrase, true);
    const your = mood === 'told' ? 'their' : 'your';
    if (amount === 'up to') return ['up to ', ...this.#counted(phrase, n!)];
    if (n !== undefined) return of === 'you' ? [`${n} of ${your} `, ...this.#many(phrase)] : this.#counted(phrase, n);
    if (amount === 'each of them') return ['each'];
    if (amount === 'each') {
      return ['each ', ...this.#one(phrase), ...(of === 'you' ? [` ${this.#lexicon.realm(your)}`] : [])];
    }
    if (amount === 'any') return ['any number of ', ...this.#many(phrase)];
    if (amount === 'all')
      return [of === 'you' ? `${your} ` : of === 'reader' ? 'your ' : 'all ', ...this.#many(phrase)];
    if (amount === 'the') return ['the ', ...this.#one(phrase)];
    if (amount === 'chosen') return [`${an(one)} `, ...this.#one(phrase), ' of your choice'];
    if (amount === 'another') return [`another of ${your} `, ...this.#many(phrase)];
    return this.#owned(phrase, of, your, one);
  }

  #owned(phrase: Phrase<T>, of: Owner | undefined, your: string, one: string): PartOf<T>[] {
    const unique = this.#noun(phrase.noun).unique === true;
    const it = this.#one(phrase);
    if (of === undefined) return [unique ? 'the ' : `${an(one)} `, ...it];
    if (of === 'you' || of === 'reader') {
      return unique ? [`${your} ${one}`] : [`one of ${your} `, ...this.#many(phrase)];
    }
    if (of === 'enemy') return [`${article(this.#lexicon.nouns.enemy.one)}'s `, ...it];
    if (of === 'this') return ['this ', ...it];
    if (of === 'its') return ['its ', ...it];
    return ['the ', ...it, ` ${this.whose(of.side)}`];
  }

  #one(phrase: Phrase<T>): PartOf<T>[] {
    return this.#shown(phrase, true);
  }

  #many(phrase: Phrase<T>): PartOf<T>[] {
    return this.#shown(phrase, false);
  }

  #counted(phrase: Phrase<T>, n: number): PartOf<T>[] {
    return this.#shown(phrase, pluralOf(n, 'en') === 'one', n);
  }

  /** The picture, and before it what it does not show. */
  #shown({ noun, adjectives = [] }: Phrase<T>, one: boolean, n?: number): PartOf<T>[] {
    const beside = adjectives.filter((adjective) => !this.#lexicon.shows(adjective));
    const shown = { noun, adjectives: adjectives.filter((adjective) => this.#lexicon.shows(adjective)) };
    const words = this.#words(shown, one);
    const number = n === undefined ? [] : [String(n)];
    if (beside.length === 0) {
      return [this.pictured(n === undefined ? shown : { ...shown, n }, [...number, words].join(' '))];
    }
    const before = [...number, ...beside.map((adjective) => this.#adjective(adjective))];
    return [`${before.join(' ')} `, this.pictured(shown, words)];
  }

  #words({ noun, adjectives = [] }: Phrase<T>, one: boolean): string {
    const { one: single, many } = this.#noun(noun);
    return [...adjectives.map((adjective) => this.#adjective(adjective)), one ? single : many].join(' ');
  }

  #adjective(adjective: T['adjective']): string {
    return this.#lexicon.adjectives[adjective];
  }

  counted(phrase: Phrase<T>, n: number): string {
    return this.#words(phrase, pluralOf(n, 'en') === 'one');
  }

  pictured(phrase: Phrase<T>, text: string): PartOf<T> {
    return this.#lexicon.pictured(phrase, text);
  }

  clause(clause: Clause<T>, mood: Mood): PartOf<T>[] {
    switch (clause.is) {
      case 'act':
        return this.#act(clause, mood);
      case 'all':
        return this.#all(clause.of, mood);
      case 'one of': {
        const or = clause.of.some(({ is }) => is === 'pay') ? ', or ' : ' or ';
        return joined(this.#pieces(clause.of, mood, ' or '), or);
      }
      case 'may':
        return joined([['you may'], this.clause(clause.clause, 'infinitive')]);
      case 'pay': {
        const price = listed(
          clause.price.map((one) => this.#act(one, mood)),
          ' and ',
        );
        if (!choosesAnew(clause.so)) return joined([price, ['to'], this.clause(clause.so, 'infinitive')]);
        const so = this.clause(clause.so, mood);
        return joined([price, clause.so.is === 'one of' ? joined([['either'], so]) : so], ', then ');
      }
      case 'whenever':
        return joined([this.#lexicon.when(clause.when, this), this.clause(clause.so, mood)]);
      case 'limited':
        return joined([
          this.clause(clause.clause, mood),
          [clause.times === 'any' ? '(any number of times a round)' : `(up to ${clause.times} times a round)`],
        ]);
      case 'each time':
        return joined([['each time'], this.clause(clause.clause, mood)]);
      case 'own':
        return this.#lexicon.own(clause.own, mood, this);
    }
  }

  #act({ verb, what, more }: Act<T>, mood: Mood): PartOf<T>[] {
    const { base, tail = '' } = this.#verb(verb);
    return joined([[base], this.#rest(what, more, mood, tail)]);
  }

  #verb(verb: T['verb']): EnglishVerb {
    return this.#lexicon.verbs[verb];
  }

  #rest(what: readonly Noted<T>[], more: readonly Adjunct<T>[], mood: Mood, tail: string): PartOf<T>[] {
    const adjuncts = more.map((one) => this.#adjunct(one, mood));
    return joined([this.#things(what, mood), ...adjuncts, tail ? [tail] : []]);
  }

  #all(clauses: readonly Clause<T>[], mood: Mood): PartOf<T>[] {
    const said = this.#pieces(clauses, mood, ' and ');
    if (clauses[clauses.length - 1]?.is === 'may') return joined(said, '; ');
    return listed(said, said.length === 2 ? ', then ' : ' and ');
  }

  /** The same deed again needs no verb again. */
  #pieces(clauses: readonly Clause<T>[], mood: Mood, between: string): PartOf<T>[][] {
    const said: PartOf<T>[][][] = [];
    for (const [i, clause] of clauses.entries()) {
      if (!sameVerb(clauses[i - 1], clause)) said.push([this.clause(clause, mood)]);
      else said[said.length - 1]!.push(this.#rest(clause.what, clause.more, mood, ''));
    }
    return said.map((like) => listed(like, between));
  }

  #adjunct(adjunct: Adjunct<T>, mood: Mood): PartOf<T>[] {
    if ('note' in adjunct) return [this.#note(adjunct.note)];
    if ('max' in adjunct) return [`(max. ${adjunct.max})`];
    if ('times' in adjunct) return adjunct.times === 1 ? [] : [`${adjunct.times} times`];
    return joined([[prepositions[adjunct.role]], this.#thing(adjunct.thing, mood)]);
  }

  #note(note: T['note']): string {
    return this.#lexicon.notes[note];
  }

  sentence({ act, price = [], so }: Sentence<T>): PartOf<T>[] {
    const cost: PartOf<T>[] = price.length > 0 ? ['(', ...this.#things(price, 'command'), ')'] : [];
    return joined([joined([this.clause(act, 'command'), cost]), so ? this.clause(so, 'command') : []], ' – ');
  }
}

function article(text: string): string {
  return `${an(text)} ${text}`;
}

function an(text: string): string {
  return /^[aeiou]/i.test(text) ? 'an' : 'a';
}
