import type { Seat } from '@imperia/engine';
import { capitalised, type Lang, plain } from '@imperia/kit';
import { type Do, type Suit, TOKENS } from '../card-data.ts';
import { CARDS, listOf } from '../cards.ts';
import { developmentCost } from '../developments.ts';
import { effectOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf, Suffering } from '../steps.ts';
import { clauseOf, clausesOf, listClause, verbOf } from './ability.ts';
import { act, type Clause, type Line, type Thing } from './clauses.ts';
import type { Verb } from './keys.ts';
import { OPTION_WORDS, type OptionWords } from './option-words.ts';
import type { Part } from './parts.ts';
import { speechOf } from './speech.ts';
import type { Chosen } from './step-kinds.ts';

/** A deed in the forms of clauses, or a phrase of its own. */
type Said = Line | { readonly say: (words: OptionWords) => string } | { readonly thing: Thing };

type Options = { readonly [K in Chosen]: (game: State, step: StepOf<K>) => Said };

const OPTIONS: Options = {
  play: (_, { card }) => ({ act: act('play', [{ card }]), so: playClauses(card) }),
  exhaust: (game, { seat, card, effect }) => ({
    act: act('exhaust', [{ card }]),
    so: effectClause(game, seat, card, effect),
  }),
  innovate: () => ({ say: (words) => words.innovate }),
  revolt: () => ({ say: (words) => words.revolt }),
  'end activation': (game) => ({ say: (words) => (game.activated ? words.endActivation : words.doNothing) }),
  calm: (_, { cards }) =>
    cards.length === 0
      ? { say: (words) => words.nothing }
      : { act: act('return', [{ what: ['unrest'], n: cards.length }]) },

  'lay token': (_, { card, token, n }) => ({ act: act('place', [{ token, n }], { on: card }) }),
  tidied: (_, { cards }) => many(cards, (things) => act('discard', things)),
  'develop card': (game, { seat, card, free }) => ({
    act: act('develop', [{ card }]),
    aside: free ? [] : tokenThings(developmentCost(game, seat, card)),
  }),
  'develop nothing': () => ({ say: (words) => words.developNothing }),
  'pay with': (_, { tokens }) => ({ act: act('pay', tokenThings(tokens)) }),
  resolve: (game, { seat, card, effect }) => ({
    act: act('resolve', [{ card }]),
    so: effectClause(game, seat, card, effect),
  }),

  'bought off': (game, { of, token, n }) => ({
    act: act('give', [{ token, n }], { to: game.seats[of]!.nation }),
  }),
  'not bought off': () => ({ say: (words) => words.notBoughtOff }),
  'use reaction': (game, { seat, card, effect }) => ({
    act: act('use', [{ card }]),
    so: effectClause(game, seat, card, effect),
  }),
  decline: () => ({ say: (words) => words.decline }),

  chosen: (_, step) => ({ act: branch(wordAt(step), step.option) }),
  agree: (_, step) => ({ act: agreed(wordAt(step)) }),
  picked: (_, step) => many(step.cards, (things) => act(verbOf(wordAt(step)), things)),
  given: (game, { to, cards }) => ({ act: act('give', [{ cards }], { to: game.seats[to]!.nation }) }),
  under: (_, { card, host }) => ({ act: act('put', [{ card }], { under: host }) }),
  'so many': (_, step) => soMany(wordAt(step), step.n),
  declared: (_, { suit }) => ({ thing: unseen(suit) }),
  'swap for': (_, { give }) => ({ act: act('toMarket', [{ card: give }]) }),
  swapped: (_, { take }) => ({ act: act('exile', [{ card: take }], { from: ['market'] }) }),
  'swapped nation': (_, { cards }) => ({ act: act('toNation', [{ cards }]) }),
  borrowed: (game, { of, card, effect }) => ({
    act: act('use', [{ card }], { of: game.seats[of]!.nation }),
    so: effectClause(game, of, card, effect),
  }),
  'took back': (_, { host }) => ({ act: act('takeBack', [{ token: 'exhaust', n: 1 }], { fromCard: host }) }),
  treated: (_, step) => ({ act: clauseOf(wordAt(step)), aside: [{ card: step.host }] }),
  found: (_, { cards }) => many(cards, (things) => act('find', things)),
  'put first': (_, { cards }) => ({ act: act('putDeepest', [{ cards }]) }),

  'acquire card': (game, { take }) => ({ act: act('acquire', [{ card: take }]), aside: withIt(game, take, true) }),
  'acquire exiled': (_, { take }) => ({ act: act('acquire', [{ card: take }], { from: ['exile'] }) }),
  'break through for': (game, { take }) =>
    game.exile.includes(take)
      ? { act: act('breakthrough', [{ card: take }], { from: ['exile'] }) }
      : { act: act('breakthrough', [{ card: take }]), aside: withIt(game, take, false) },
  suffered: (_, { what, cards }) => many(cards, (things) => act(SUFFERED[what], things)),
  'break through deck': (_, { suit }) => ({ act: act('breakthrough', [unseen(suit)], { unseen: true }) }),
};

const SUFFERED: Record<Suffering, Verb> = {
  'recall region': 'recall',
  'abandon region': 'abandon',
  'recall permanent': 'recall',
  discard: 'discard',
};

export function unseen(suit: Suit | 'variable'): Thing {
  return { what: [suit === 'variable' ? 'variable-vp' : suit] };
}

/** The word of the effect that is being carried out. */
export function wordAt({ card, list, at }: EffectStep): Do {
  return listOf(card, list)[at]!;
}

function playClauses(card: number): Clause[] {
  return CARDS[card]!.faces[0]!.effects.filter(({ when }) => when === 'play').flatMap(({ do: list }) =>
    clausesOf(list),
  );
}

function effectClause(game: State, seat: Seat, card: number, effect: number): Clause[] {
  return clausesOf(effectOf(game, seat, card, effect).do);
}

function branch(word: Do, option: number): Clause {
  if (word.op !== 'choose') throw new Error(`${word.op} has no branches`);
  return listClause(word.of[option]!);
}

function agreed(word: Do): Clause {
  return word.op === 'may' ? listClause(word.do) : clauseOf(word);
}

function soMany(word: Do, n: number): Said {
  if (n === 0) return { say: (words) => words.nothing };
  return { act: word.op === 'pay' ? act('pay', [{ token: word.token, n }]) : act('draw', [{ what: ['card'], n }]) };
}

function many(cards: readonly number[], deed: (things: readonly Thing[]) => Clause): Said {
  return cards.length === 0 ? { say: (words) => words.nothing } : { act: deed([{ cards }]) };
}

export function tokenThings(tokens: readonly number[]): Thing[] {
  return TOKENS.flatMap((token, i) => (tokens[i]! > 0 ? [{ token, n: tokens[i]! }] : []));
}

/** What comes along with a market card. */
function withIt(game: State, card: number, withUnrest: boolean): Thing[] {
  const slot = game.market.find((one) => one.card === card);
  if (!slot) return [];
  const unrest: Thing[] = withUnrest && slot.unrest !== -1 ? [{ what: ['unrest'] }] : [];
  return [...tokenThings(slot.tokens), ...unrest];
}

/** What choosing this option does, with pictures. */
export function optionParts(game: State, option: ImperiumStep, lang: Lang): Part[] {
  const parts = partsOf(saidOf(game, option), lang);
  const [first = '', ...rest] = parts;
  return [typeof first === 'string' ? capitalised(first) : first, ...rest];
}

function partsOf(said: Said, lang: Lang): Part[] {
  const speech = speechOf(lang);
  if ('say' in said) return [said.say(OPTION_WORDS[lang])];
  return 'thing' in said ? speech.things([said.thing], 'subject') : speech.line(said);
}

/** What choosing this option does. */
export function optionText(game: State, option: ImperiumStep, lang: Lang): string {
  return capitalised(plain(optionParts(game, option, lang)));
}

function saidOf<K extends Chosen>(game: State, option: ImperiumStep): Said {
  const said: Options[K] | undefined = OPTIONS[option.do as K];
  if (!said) throw new Error(`«${option.do}» is never chosen`);
  return said(game, option as StepOf<K>);
}
