import { joined, listed, plain } from '@imperia/kit';
import type { Counted, Test } from '../../card-data.ts';
import { type Act, type Clause, isDeed, isGainful, type Line, type Mood } from '../clauses.ts';
import { type Part, pictured } from '../parts.ts';
import { states, symbols, verbs } from './lexicon.ts';
import { sayingPl } from './sayings.ts';
import { AND, adjunctPl, eitherPl, termsPl, thingsPl, tokensPl } from './things.ts';

/** Polish: the realiser of clauses. */
export function clausePl(clause: Clause, mood: Mood): Part[] {
  switch (clause.is) {
    case 'act':
      return actPl(clause, mood);
    case 'saying':
      return sayingPl(clause.of, mood);
    case 'all':
      return allPl(clause.of, mood);
    case 'one of':
      return joined([[`${verbs.choose[mood]}:`], eitherOr(clause.of)]);
    case 'may':
      return joined([[MAY[mood]], clausePl(clause.clause, 'infinitive')]);
    case 'pay':
      return payPl(clause.price, clause.so, mood);
    case 'if':
      return ifPl(clause, mood);
    case 'players':
      return clause.who === 'all'
        ? joined([['wszyscy gracze'], clausePl(clause.clause, 'told')])
        : joined([['każdy inny gracz'], clausePl(clause.clause, 'each')]);
    case 'for each':
      return clause.of === 'player given a mask'
        ? joined([['każdy gracz, który otrzymał maskę,'], clausePl(clause.clause, 'each')])
        : joined([[COUNTED[clause.of]], clausePl(clause.clause, 'command')]);
  }
}

const MAY: Record<Mood, string> = { command: 'możesz', infinitive: 'móc', each: 'może', told: 'mogą' };

const COUNTED: Record<Exclude<Counted, 'player given a mask'>, string> = {
  'card discarded': 'za każdą odrzuconą kartę',
  'progress paid': 'za każdy zapłacony żeton postępu',
  'region abandoned': 'za każdy porzucony region',
};

function eitherOr(options: readonly Clause[]): Part[] {
  return joined(
    options.map((option) => clausePl(option, 'command')),
    ' ALBO ',
  );
}

/** What others do, and what is left open, cannot follow "aby". */
function payPl(price: readonly Clause[], so: readonly Clause[], mood: Mood): Part[] {
  const paid =
    price.length === 1 && price[0]!.is === 'one of' ? clausePl(price[0]!, mood) : listed(pieces(price, mood), AND);
  const split = so.findIndex((clause) => !isDeed(clause) && clause.is !== 'one of');
  const deeds = price.some(isGainful) ? [] : split < 0 ? so : so.slice(0, split);
  const after = so.slice(deeds.length);
  const first = deeds.length > 0 ? joined([[', aby'], deedsPl(pieces(deeds, 'infinitive'))]) : [];
  if (after.length === 0) return [...paid, ...first];
  const rest = joined(pieces(after, 'command'), '; ');
  return [
    ...paid,
    ...first,
    deeds.length === 0 ? '; jeśli to zrobisz, ' : after[0]!.is === 'if' ? '; ' : '; wtedy ',
    ...rest,
  ];
}

function ifPl({ test, so, otherwise }: Extract<Clause, { is: 'if' }>, mood: Mood): Part[] {
  if (test.is === 'attacker gives') {
    return joined([listed(pieces(otherwise, mood), AND), testPl(test)], ', ');
  }
  const then = joined([testPl(test), allPl(so, mood)]);
  if (otherwise.length === 0) return then;
  return joined([then, joined([['w przeciwnym razie'], allPl(otherwise, mood)])], '; ');
}

function testPl(test: Test): Part[] {
  switch (test.is) {
    case 'state':
      return ['jeżeli ', pictured(test.state, undefined, states[test.state].name), ':'];
    case 'tokens':
      return ['jeżeli masz co najmniej ', ...tokensPl({ token: test.token, n: test.atLeast }, 'acc'), ','];
    case 'there': {
      const where = test.in === 'play' ? 'w grze' : 'pod tą kartą';
      if (test.atLeast === 1) return ['jeżeli masz ', where, ' ', ...eitherPl(test.what, 'one', 'acc'), ','];
      const many = termsPl(test.what, 'nom', test.atLeast, undefined);
      return test.in === 'play'
        ? ['jeżeli masz w grze co najmniej ', ...many, ',']
        : ['jeżeli pod tą kartą są co najmniej ', ...many, ','];
    }
    case 'no active quest':
      return ['jeżeli nie masz aktywnej misji,'];
    case 'revealed as declared':
      return ['jeżeli jest wskazanego typu,'];
    case 'exiled':
      return ['jeżeli była to ', ...eitherPl(test.what, 'one', 'nom'), ','];
    case 'abandoned without':
      return ['jeżeli nie miał symbolu ', pictured(test.icon, undefined, symbols[test.icon] ?? ''), ','];
    case 'attacker gives':
      return ['chyba że ten gracz odda ci ', ...tokensPl({ token: test.token, n: test.n }, 'acc')];
  }
}

function actPl({ verb, what, more }: Act, mood: Mood): Part[] {
  const { takes = 'acc', tail = '' } = verbs[verb];
  const where = more.map(adjunctPl);
  const things = thingsPl(what, takes);
  const said = what.some((thing) => 'not' in thing) ? [...where, things] : [things, ...where];
  return joined([[verbs[verb][mood]], ...said, tail ? [tail] : []]);
}

function allPl(clauses: readonly Clause[], mood: Mood): Part[] {
  const said = pieces(clauses, mood);
  if (clauses.every(isDeed)) return deedsPl(said);
  return said.reduce<Part[]>(
    (line, piece, i) => (i === 0 ? piece : joined([line, piece], between(clauses[i - 1]!, clauses[i]!))),
    [],
  );
}

/** Where a deed is itself of two, a longer word joins it to the next. */
function deedsPl(said: readonly Part[][]): Part[] {
  return listed(said, said.length === 2 && plain(said[0]!).includes(AND) ? ' oraz ' : AND);
}

function between(before: Clause, next: Clause): string {
  if (next.is === 'may') return ', po czym ';
  if (next.is === 'players') return ', a ';
  if (!isDeed(next)) return '; ';
  return before.is === 'players' ? ', a ty ' : AND;
}

function pieces(clauses: readonly Clause[], mood: Mood): Part[][] {
  return clauses.map((clause) => clausePl(clause, moodOf(clause, mood)));
}

/** "Możesz" and others' deeds stay what they are after "aby". */
function moodOf({ is }: Clause, mood: Mood): Mood {
  return mood === 'infinitive' && is === 'may' ? 'command' : mood;
}

/** What is chosen: the deed (what comes with it) – what follows. */
export function linePl({ act, aside = [], so = [] }: Line): Part[] {
  const along: Part[] = aside.length > 0 ? ['(', ...thingsPl(aside), ')'] : [];
  return joined([joined([clausePl(act, 'command'), along]), joined(pieces(so, 'command'), '; ')], ' – ');
}
