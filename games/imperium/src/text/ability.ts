import type { Do, Effect, Lying, Place } from '../card-data.ts';
import { type Act, type Adjunct, act, type Clause, type Saying, type Thing } from './clauses.ts';
import { VERBS, type Verb } from './keys.ts';

/** What an effect of a card says: the list of its deeds as clauses. */
export function effectClauses({ do: list }: Effect): Clause[] {
  return clausesOf(list);
}

/** One after another. The same deed again needs no verb again, and gets another card. */
export function clausesOf(list: readonly Do[]): Clause[] {
  const clauses: Clause[] = [];
  for (const clause of list.map(clauseOf)) {
    const before = clauses[clauses.length - 1];
    const said = before && isAgain(before, clause) ? another(clause) : clause;
    const both = before && together(before, said);
    if (both) clauses[clauses.length - 1] = both;
    else clauses.push(said);
  }
  return clauses;
}

/** Gain 3 materials and 2 population. */
function together(before: Clause, clause: Clause): Act | null {
  if (before.is !== 'act' || clause.is !== 'act' || before.verb !== clause.verb) return null;
  if (before.more.length > 0 || clause.more.length > 0) return null;
  return act(clause.verb, [...before.what, ...clause.what]);
}

function isAgain(before: Clause, clause: Clause): boolean {
  const [first, second] = [before, clause].map((one) => (one.is === 'may' ? one.clause : one));
  if (first!.is !== 'act' || second!.is !== 'act' || !isTaking(first!) || !isTaking(second!)) return false;
  return JSON.stringify(first) === JSON.stringify(second);
}

function isTaking({ verb }: Act): boolean {
  return verb === 'acquire' || verb === 'breakthrough';
}

function another(clause: Clause): Clause {
  if (clause.is === 'may') return { is: 'may', clause: another(clause.clause) };
  if (clause.is !== 'act') return clause;
  return { ...clause, what: clause.what.map((thing) => ('what' in thing ? { ...thing, amount: 'another' } : thing)) };
}

export function listClause(list: readonly Do[]): Clause {
  const clauses = clausesOf(list);
  return clauses.length === 1 ? clauses[0]! : { is: 'all', of: clauses };
}

export function clauseOf(one: Do): Clause {
  switch (one.op) {
    case 'to':
      return { is: 'pay', price: clausesOf(one.cost), so: clausesOf(one.then) };
    case 'choose':
      return { is: 'one of', of: one.of.map(listClause) };
    case 'may':
      return { is: 'may', clause: listClause(one.do) };
    case 'if':
      return {
        is: 'if',
        test: one.test,
        so: clausesOf(one.do),
        otherwise: clausesOf(one.else ?? []),
      };
    case 'all':
    case 'others':
      return { is: 'players', who: one.op, clause: listClause(one.do) };
    case 'each':
      return { is: 'for each', of: one.of, clause: listClause(one.do) };
    case 'gain':
      return act('gain', [{ token: one.token, n: one.n }], ...(one.per ? [{ per: one.per }] : []));
    case 'pay':
      return act('pay', [paid(one)]);
    case 'spend':
      return act('spend', [{ token: 'action', n: one.n }]);
    case 'draw':
      return act(
        'draw',
        [{ what: ['card'], n: one.n, ...(one.upTo ? { amount: 'up to' } : {}) }],
        ...(one.per ? [{ per: one.per }] : []),
        ...(one.ifAble ? [{ ifAble: true } as const] : []),
      );
    case 'take unrest':
      return act('take', [{ what: ['unrest'], n: one.n }]);
    case 'take fame':
      return act('take', [{ what: ['fame'], n: 1 }]);
    case 'move':
      return moved('toDiscard', one);
    case 'bottom':
      return act('bottom', [{ the: 'it' }]);
    case 'take':
    case 'discard':
    case 'top':
    case 'history':
    case 'sink':
    case 'exile':
    case 'abandon':
    case 'recall':
    case 'return':
    case 'play':
    case 'freeplay':
      return moved(one.op, one);
    case 'acquire':
    case 'breakthrough': {
      const thing: Thing = { what: one.what, ...(one.not ? { not: one.not } : {}) };
      const more: Adjunct[] = [];
      if (one.from) more.push(one.op === 'acquire' ? { from: one.from } : { also: 'exile' });
      if (one.op === 'acquire' && one.bearing) more.push({ bearing: one.bearing });
      return act(one.op, [thing], ...more);
    }
    default:
      return { is: 'saying', of: one satisfies Saying };
  }
}

function paid({ token, n, upTo, min }: Extract<Do, { op: 'pay' }>): Thing {
  if (n === 'all') return { token, amount: 'all', ...(min === undefined ? {} : { n: min }) };
  return upTo ? { token, n, amount: 'up to' } : { token, n };
}

/** What is done to the cards that an effect lets choose. */
export function verbOf({ op }: Do): Verb {
  return (VERBS as readonly string[]).includes(op) ? (op as Verb) : op === 'move' ? 'toDiscard' : 'choose';
}

type Moved = { readonly cards: Lying } | { readonly the: Extract<Thing, { the: unknown }>['the'] };

function moved(verb: Verb, what: Moved): Clause {
  if ('the' in what) return act(verb, [what]);
  const { cards } = what;
  const from = cards.in.filter((place) => !isBefore(place));
  const said = from.length > 0 && !(from.length === 1 && USUAL[verb] === from[0]);
  return act(verb, [thingOf(cards)], ...(said ? [{ from }] : []));
}

/** Where a verb takes cards from when nothing is said. */
const USUAL: Partial<Record<Verb, Place>> = {
  discard: 'hand',
  return: 'hand',
  abandon: 'play',
  recall: 'play',
  sink: 'play',
  freeplay: 'hand',
};

type Before = 'looked' | 'drawn' | 'nation' | 'quests';

function isBefore(place: Place): place is Before {
  return place === 'looked' || place === 'drawn' || place === 'nation' || place === 'quests';
}

function thingOf({ n, upTo, what, not, in: places, holding }: Lying): Thing {
  const among = places.find(isBefore);
  return {
    what,
    ...(not ? { not } : {}),
    ...(typeof n === 'number' ? { n } : { amount: n }),
    ...(upTo ? { amount: 'up to' } : {}),
    ...(holding ? { holding } : {}),
    ...(among ? { among } : {}),
  };
}
