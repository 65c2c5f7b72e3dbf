import { capitalised, type Lang, plain } from '@imperia/kit';
import { conquestPrice, SIEGE_COST } from '../actions/conquer.ts';
import { DEAL_COST } from '../actions/deal.ts';
import { EXCHANGED_WORKERS } from '../actions/exchange.ts';
import { razeCost } from '../actions/raze.ts';
import { FREEING_COST } from '../actions/unlock.ts';
import { CARDS } from '../cards.ts';
import { findLocation } from '../empire.ts';
import { ENTRANCE_COST } from '../minis/actions.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { type Act, act, type Line } from './clauses.ts';
import {
  activation,
  at,
  besieged,
  build,
  conquered,
  faction,
  location,
  on,
  razed,
  tileLine,
  withEffects,
  withGood,
} from './lines.ts';
import { tokenThings } from './names.ts';
import type { Part } from './parts.ts';
import { HAND } from './phrases.ts';
import { speechOf } from './speech.ts';
import type { Chosen } from './step-kinds.ts';
import { WORD_OPTIONS } from './word-options.ts';

const EXCHANGED: Act = act('spend', [{ noun: 'worker', n: EXCHANGED_WORKERS }]);
const IN_ROW = { production: 'inProductionRow', feature: 'inFeatureRow', action: 'inActionRow' } as const;

/** What each option of these steps says. */
export type Options<K extends Chosen> = { readonly [O in K]: (game: State, step: StepOf<O>) => Line };

const OPTIONS: Options<Chosen> = {
  take: (_, { card }) => ({ act: act('take', [{ card }]) }),
  keep: (_, { card }) => ({ act: act('keep', [{ card }]) }),
  'produce first': (_, { card }) => withEffects(act('startWith', [location(card)]), CARDS[card]!.production),

  build: (_, { card }) => build(card, true),
  deal: (_, { card }) => withGood(act('sign', [{ noun: 'deal', card }]), CARDS[card]!.deal, tokenThings(DEAL_COST)),
  'raze card': (_, { card }) => razed(act('raze', [{ card }], HAND), card, 1),
  'raze location': (game, { seat, of, card }) =>
    razed(act('raze', [location(card)], ...at(game, seat, of)), card, razeCost(game, of, findLocation(game, card))),
  'conquer location': (game, { seat, of, card }) => ({
    ...conquered(game, seat, of, card),
    price: tokenThings(conquestPrice(game, seat, card)),
  }),
  conquer: (game, { seat, of, card }) => conquered(game, seat, of, card),
  besiege: (game, { seat, of, card }) => ({ act: besieged(game, seat, of, card), price: tokenThings(SIEGE_COST) }),
  siege: (game, { seat, of, card }) => ({ act: besieged(game, seat, of, card) }),
  fortify: (_, { card }) => ({ act: act('raise', [{ noun: 'fortification', n: 1 }], on(card)) }),
  shift: (game, { seat, of, card }) => ({
    act: act('shift', [location(card)], ...at(game, seat, of), { note: 'oneLeft' }),
  }),
  'lay rampart': (_, { card, row }) => ({
    act: act(
      'lay',
      [{ card }],
      { role: 'as', thing: { noun: 'foundation' } },
      ...(row ? [{ note: IN_ROW[row] } as const] : []),
    ),
  }),
  'defend faction': (_, { card }) => ({ act: act('place', [{ noun: 'defense' }], on(card)) }),
  activate: (_, { card, times }) => activation(card, times),
  exchange: () => ({
    act: {
      is: 'pay',
      price: [EXCHANGED],
      so: {
        is: 'one of',
        of: [act('gain', [{ noun: 'resource', n: 1 }]), act('gain', [{ noun: 'card', n: 1 }])],
      },
    },
  }),
  'send worker': (game, { seat, of, card }) => ({
    ...withEffects(act('sendTo', [location(card)], ...at(game, seat, of)), CARDS[card]!.production),
    price: [{ noun: 'worker', n: 1 }],
  }),
  'play instant': (_, { card, way }) => {
    const { spend, foundations, program } = CARDS[card]!.instant[way]!;
    const price = tokenThings(spend);
    if (foundations > 0) price.push({ noun: 'foundation', n: foundations });
    return { ...withEffects(act('play', [{ card }]), program), price };
  },
  'use tile': (_, { card }) => tileLine(card),
  'visit market': () => ({ act: act('visitMarket'), price: tokenThings(ENTRANCE_COST) }),
  'use stall': (_, { card }) => tileLine(card),
  'take token': (_, { card }) =>
    withEffects(act('take', [{ noun: 'expeditionToken', card }]), CARDS[card]!.action!.program),
  bring: (_, { good }) => ({ act: act('gain', [{ noun: good, n: 1 }], { note: 'pastCleanup' }) }),
  share: (game, { of, good }) => ({
    act: act('giveTo', [{ noun: good, n: 1 }], { role: 'at', thing: faction(game, of) }),
  }),
  pass: () => ({ act: act('pass', [], { note: 'outForRound' }) }),
  defend: (_, { card }) => ({ act: act('place', [{ noun: 'defense' }], on(card)) }),
  guard: (_, { card }) => ({
    act: act('place', [{ noun: 'worker' }], { role: 'as', thing: { noun: 'samurai' } }, on(card)),
  }),
  'place technology': (_, { card, token }) => ({ act: act('place', [{ noun: token }], on(card)) }),
  unlock: (_, { card }) => ({
    act: act('unlockAbility', [location(card)], { note: 'untilRoundEnd' }),
    price: tokenThings(CARDS[card]!.unlock!),
  }),
  'free location': (_, { card }) => ({ act: act('free', [location(card)]), price: tokenThings(FREEING_COST) }),
  'go on': () => ({ act: act('goOn') }),

  spend: (_, { pay }) => ({ act: act('pay', tokenThings(pay)) }),
  'give up': (game, { seat, given }) => ({
    act: act('discard', [
      { noun: game.seats[seat]!.foundations.includes(given) ? 'foundation' : 'location', card: given },
    ]),
  }),
  'draw one': (_, { from }) => ({ act: act('draw', [{ noun: from === 'common' ? 'commonCard' : 'factionCard' }]) }),
  'exchange for': (_, { good }) => ({
    act: { is: 'pay', price: [EXCHANGED], so: act('gain', [{ noun: good, n: 1 }]) },
  }),
  stop: () => ({ act: act('stop') }),
  discard: (_, { card }) => ({ act: act('discard', [{ card }]) }),
  'spend foundation': (_, { card }) => ({ act: act('discard', [{ noun: 'foundation', card }]) }),
  'end deal': (game, { seat, card, of }) => ({ act: act('discard', [{ noun: 'deal', card }], ...at(game, seat, of)) }),

  'lay cards under': (_, { card, cards }) => ({
    act:
      cards.length === 0
        ? act('putAsideNothing')
        : act(
            'putAside',
            cards.map((laid) => ({ card: laid })),
            { role: 'under', thing: location(card) },
          ),
  }),
  stock: (_, { card, good }) => ({ act: act('putAside', [{ noun: good, n: 1 }], on(card)) }),
  'bar location': (_, { card }) => ({ act: act('block', [location(card)], { note: 'forNextRound' }) }),
  'lose location': (_, { card }) => ({ act: act('lose', [location(card)]) }),
  'lay resource on': (_, { card, good }) => ({ act: act('putAside', [{ noun: good, n: 1 }], on(card)) }),
  ...WORD_OPTIONS,
};

/** What choosing this option does, with pictures. */
export function optionParts(game: State, option: OsadnicyStep, lang: Lang): Part[] {
  const [first = '', ...rest] = speechOf(lang).sentence(lineOf(game, option));
  return [typeof first === 'string' ? capitalised(first) : first, ...rest];
}

/** What choosing this option does. */
export function optionText(game: State, option: OsadnicyStep, lang: Lang): string {
  return capitalised(plain(optionParts(game, option, lang)));
}

/** What choosing it costs and brings, before it is spoken. */
export function lineOf<K extends Chosen>(game: State, option: OsadnicyStep): Line {
  const line: Options<Chosen>[K] | undefined = OPTIONS[option.do as K];
  if (!line) throw new Error(`«${option.do}» is never chosen`);
  return line(game, option as StepOf<K>);
}
