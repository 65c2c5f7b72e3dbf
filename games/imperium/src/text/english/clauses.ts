import { joined, listed, plain } from '@imperia/kit';
import type { Counted, Test } from '../../card-data.ts';
import { type Act, type Clause, isDeed, isGainful, type Line, type Mood } from '../clauses.ts';
import { type Part, pictured } from '../parts.ts';
import { verbs } from './lexicon.ts';
import { sayingEn } from './sayings.ts';
import { AND, adjunctEn, oneOfEn, owned, termsEn, thingsEn, tokensEn, verbEn } from './things.ts';

/** English: the realiser of clauses. */
export function clauseEn(clause: Clause, mood: Mood): Part[] {
  switch (clause.is) {
    case 'act':
      return actEn(clause, mood);
    case 'saying':
      return sayingEn(clause.of, mood);
    case 'all':
      return allEn(clause.of, mood);
    case 'one of':
      return joined([[`${verbEn('choose', mood)}:`], eitherOr(clause.of)]);
    case 'may':
      return joined([
        [mood === 'each' || mood === 'told' ? 'may' : 'you may'],
        clauseEn(clause.clause, moodAfterMay(mood)),
      ]);
    case 'pay':
      return payEn(clause.price, clause.so, mood);
    case 'if':
      return ifEn(clause, mood);
    case 'players':
      return clause.who === 'all'
        ? joined([['all players'], clauseEn(clause.clause, 'told')])
        : joined([['each other player'], clauseEn(clause.clause, 'each')]);
    case 'for each':
      return clause.of === 'player given a mask'
        ? joined([['each player given a mask'], clauseEn(clause.clause, 'each')])
        : joined([[COUNTED[clause.of]], clauseEn(clause.clause, 'command')]);
  }
}

/** "May return Unrest from their hand": the verb is bare, the owner another. */
function moodAfterMay(mood: Mood): Mood {
  return mood === 'each' || mood === 'told' ? 'told' : 'infinitive';
}

const COUNTED: Record<Exclude<Counted, 'player given a mask'>, string> = {
  'card discarded': 'for each card discarded,',
  'progress paid': 'for each progress paid,',
  'region abandoned': 'for each region abandoned,',
};

function eitherOr(options: readonly Clause[]): Part[] {
  return joined(
    options.map((option) => clauseEn(option, 'command')),
    ' OR ',
  );
}

/** What others do, and what is left open, cannot follow "to". */
function payEn(price: readonly Clause[], so: readonly Clause[], mood: Mood): Part[] {
  const paid =
    price.length === 1 && price[0]!.is === 'one of' ? clauseEn(price[0]!, mood) : listed(pieces(price, mood), AND);
  const split = so.findIndex((clause) => !isDeed(clause) && clause.is !== 'one of');
  const deeds = price.some(isGainful) ? [] : split < 0 ? so : so.slice(0, split);
  const after = so.slice(deeds.length);
  const first = deeds.length > 0 ? joined([[' to'], deedsEn(pieces(deeds, 'infinitive'))]) : [];
  if (after.length === 0) return [...paid, ...first];
  const rest = joined(pieces(after, 'command'), '; ');
  return [...paid, ...first, deeds.length === 0 ? '; if you do, ' : after[0]!.is === 'if' ? '; ' : '; then ', ...rest];
}

function ifEn({ test, so, otherwise }: Extract<Clause, { is: 'if' }>, mood: Mood): Part[] {
  if (test.is === 'attacker gives') return joined([listed(pieces(otherwise, mood), AND), testEn(test)], ' ');
  const then = joined([testEn(test), allEn(so, mood)]);
  if (otherwise.length === 0) return then;
  return joined([then, joined([['otherwise'], allEn(otherwise, mood)])], '; ');
}

function testEn(test: Test): Part[] {
  switch (test.is) {
    case 'state':
      return ['if ', pictured(test.state, undefined, test.state), ':'];
    case 'tokens':
      return ['if you have at least ', ...tokensEn({ token: test.token, n: test.atLeast }, 'command'), ','];
    case 'there': {
      const where = test.in === 'play' ? ' in play,' : ' under this card,';
      if (test.atLeast === 1) return ['if you have ', ...oneOfEn(test.what), where];
      return ['if you have at least ', ...termsEn(test.what, test.atLeast, undefined, false), where];
    }
    case 'no active quest':
      return ['if you have no active quest,'];
    case 'revealed as declared':
      return ['if it is of that suit,'];
    case 'exiled':
      return ['if it was ', ...oneOfEn(test.what), ','];
    case 'abandoned without':
      return ['if it had no ', pictured(test.icon, undefined, test.icon), ' symbol,'];
    case 'attacker gives':
      return ['unless they give you ', ...tokensEn({ token: test.token, n: test.n }, 'command')];
  }
}

function actEn({ verb, what, more }: Act, mood: Mood): Part[] {
  const { tail = '' } = verbs[verb];
  return joined([
    [verbEn(verb, mood)],
    thingsEn(what, mood),
    ...more.map((one) => adjunctEn(one, mood)),
    tail ? [owned(tail, mood)] : [],
  ]);
}

function allEn(clauses: readonly Clause[], mood: Mood): Part[] {
  const said = pieces(clauses, mood);
  if (clauses.every(isDeed)) return deedsEn(said);
  return said.reduce<Part[]>(
    (line, piece, i) => (i === 0 ? piece : joined([line, piece], between(clauses[i - 1]!, clauses[i]!))),
    [],
  );
}

/** Where a deed is itself of two, a longer word joins it to the next. */
function deedsEn(said: readonly Part[][]): Part[] {
  return listed(said, said.length === 2 && plain(said[0]!).includes(AND) ? ', then ' : AND);
}

function between(before: Clause, next: Clause): string {
  if (next.is === 'may') return ', then ';
  if (next.is === 'players') return ', and ';
  if (!isDeed(next)) return '; ';
  return before.is === 'players' ? ', and you ' : AND;
}

function pieces(clauses: readonly Clause[], mood: Mood): Part[][] {
  return clauses.map((clause) => clauseEn(clause, mood));
}

/** What is chosen: the deed (what comes with it) – what follows. */
export function lineEn({ act, aside = [], so = [] }: Line): Part[] {
  const along: Part[] = aside.length > 0 ? ['(', ...thingsEn(aside), ')'] : [];
  return joined([joined([clauseEn(act, 'command'), along]), joined(pieces(so, 'command'), '; ')], ' – ');
}
