import { colourFor } from '../card-data.ts';
import { CARDS, PROGRAMS } from '../cards.ts';
import { sortedPart } from '../effects/sort.ts';
import { cardsToDraw, prayerOf } from '../prayer.ts';
import { effectClause } from './ability.ts';
import { act } from './clauses.ts';
import {
  at,
  branch,
  build,
  cardAlone,
  chosenColour,
  faction,
  location,
  lootThings,
  on,
  razed,
  stolen,
  withEffects,
  withGood,
  withGoods,
} from './lines.ts';
import { tokenThings } from './names.ts';
import type { Options } from './options.ts';
import { goodsThings, HAND, SORTED_VERBS, tally } from './phrases.ts';
import type { Chosen } from './step-kinds.ts';

const of = <K extends Chosen>(options: Options<K>): Options<K> => options;

/** Steps that the words of cards lead to. */
export const WORD_OPTIONS = of({
  'take technology': (_, { token }) => ({ act: act('gain', [{ noun: token, n: 1 }]) }),
  'move one': (_, { card, token, onto }) => ({
    act: act('move', [{ noun: token }], { role: 'from', thing: location(card) }, on(onto)),
  }),
  upgrade: (_, { token }) => withGoods(act('exchange', [{ noun: 'tech', n: 1 }]), { [token]: 1 }),
  'shore up': (_, { card }) => ({ act: act('putAside', [{ noun: 'card' }], { role: 'under', thing: location(card) }) }),
  shore: (_, { card, on: onto }) => ({ act: act('putAside', [{ card }], { role: 'under', thing: location(onto) }) }),
  visit: (game, { seat, of, card }) =>
    withEffects(
      act('sendTo', [location(card)], ...at(game, seat, of), { note: 'fromSupply' }),
      CARDS[card]!.production,
    ),
  give: (game, { seat, of, good, n }) => ({ act: act('give', [{ noun: good, n }], ...at(game, seat, of)) }),
  'spend tech for': (_, { vp, n, good }) =>
    withGoods(act('spend', [{ noun: 'tech', n }]), { vp: vp * n, ...(good && { [good]: n }) }),
  'remove own': (_, { card }) => ({ act: act('discard', [location(card)]) }),
  wreck: (game, { seat, of, card }) => ({ act: act('block', [location(card)], ...at(game, seat, of)) }),
  'move wreck': (game, { seat, of, card }) => ({ act: act('free', [location(card)], ...at(game, seat, of)) }),
  restore: (_, { card }) => ({
    act: act('restore', [{ noun: 'foundation', card }], { note: 'toLocationSide' }),
  }),
  'use own action': (_, { card }) =>
    withEffects(act('use', [location(card)], { note: 'forFree' }), CARDS[card]!.action!.program),
  'copy feature': (game, { seat, of, card }) => ({
    act: act('copyFeature', [location(card)], ...at(game, seat, of), { note: 'untilRoundEnd' }),
  }),
  recall: (_, { card }) => ({ act: act('take', [location(card)], { note: 'intoHand' }) }),

  'choose effects': (_, { program, at: place, choice }) => ({ act: branch(PROGRAMS[program]![place]!, choice) }),
  skip: () => ({ act: act('skip') }),
  'copy production': (_, { card }) => withEffects(act('repeat', [location(card)]), CARDS[card]!.production),
  'take resource': (game, { of, good }) => ({
    act: act('takeAway', [{ noun: good, n: 1 }], {
      role: 'from',
      thing: { noun: 'pool', of: { side: game.seats[of]!.deckNo } },
    }),
  }),
  'discard these': (_, { cards }) => ({
    act: act(
      'discard',
      cards.map((card) => ({ card })),
    ),
  }),
  sort: (_, step) => {
    const { to } = sortedPart(step)!;
    return { act: step.cards.length === 0 ? act('discardNothing') : act(SORTED_VERBS[to], step.cards.map(cardAlone)) };
  },
  'reveal colour': (_, { good }) => ({ act: act('seek', [{ noun: 'commonCard', adjectives: [colourFor(good)] }]) }),
  'take revealed': (_, { card }) => ({ act: act('take', [{ card }]) }),
  'copy one': (_, { good }) => ({ act: act('gain', [{ noun: good, n: 1 }]) }),
  'take location': (game, { seat, of, card }) => ({
    act: act('take', [location(card)], ...at(game, seat, of), { note: 'intoHand' }),
  }),
  'use enemy action': (game, { seat, of, card }) => {
    const { spend, program } = CARDS[card]!.action!;
    return { ...withEffects(act('use', [location(card)], ...at(game, seat, of)), program), price: tokenThings(spend) };
  },
  'seek colour': (_, { good, deck }) => ({
    act: act('seek', [{ noun: deck === 'common' ? 'commonCard' : 'factionCard', adjectives: [colourFor(good)] }]),
  }),
  colour: (_, { good }) => ({ act: act('choose', [chosenColour(good)]) }),
  'take discarded': (_, { card }) => ({ act: act('take', [{ card }], { note: 'fromDiscards' }) }),
  'thin deck': (game, { seat, of, draw }) => ({
    act: act('reveal', [{ noun: 'factionCard', n: draw }], ...at(game, seat, of)),
  }),
  thin: (_, { card }) => ({ act: act('discard', [{ card }]) }),
  bury: (_, { card }) => ({ act: act('shuffleIn', [{ card }]) }),
  'trade card': (_, { card, good, n }) => withGoods(act('discard', [{ card }]), { [good]: n }),
  raze: (game, { seat, of, card }) => razed(act('raze', [location(card)], ...at(game, seat, of)), card, 0),
  'raze for points': (game, { seat, of, card, raze }) =>
    razed(
      of === seat ? act('raze', [{ card }], HAND) : act('raze', [location(card)], ...at(game, seat, of)),
      card,
      raze,
    ),
  'lose loot': (_, { loot, vp }) =>
    loot.length === 0
      ? { act: act('discardNothing') }
      : withGoods(act('discard', lootThings(loot)), { vp: vp * loot.length }),
  'gain raze good': (game, { seat, of, card, good }) => ({
    act: act('gain', [{ noun: good, n: 1 }], { role: 'from', thing: location(card) }, ...at(game, seat, of)),
  }),
  'discard deal': (game, { seat, of, card, gain }) =>
    withGood(act('discard', [{ noun: 'deal', card }], ...at(game, seat, of)), gain ? CARDS[card]!.deal : null),
  'take deal': (game, { of, card }) => ({
    act: act('takeOver', [{ noun: 'deal', card }], { role: 'fromWhom', thing: faction(game, of) }),
  }),
  'gain deal good': (_, { card }) => ({
    act: act('gain', [{ noun: CARDS[card]!.deal!, n: 1 }], { role: 'from', thing: { noun: 'deal', card } }),
  }),
  'return deal': (_, { card }) => ({ act: act('shuffleIn', [{ noun: 'deal', card }]) }),
  renovate: (_, { card }) => ({ act: act('discard', [location(card)]) }),
  'build revealed': (_, { card }) => ({ act: act('build', [location(card)], { note: 'forFree' }) }),
  'discard revealed': () => ({ act: act('discard', [{ noun: 'rest' }]) }),
  'remove location': (game, { seat, of, card, to }) => ({
    act: act(to ?? 'remove', [location(card)], ...at(game, seat, of)),
  }),
  'build without location': (_, { card }) => build(card, false),
  refresh: (_, { card }) => ({ act: act('refresh', [location(card)], { note: 'usableAgain' }) }),
  block: (game, { seat, of, card }) => ({
    act: act('block', [location(card)], ...at(game, seat, of), { note: 'untilRoundEnd' }),
  }),
  seize: (game, { of, card }) => ({
    act: act('takeOver', [location(card)], { role: 'fromWhom', thing: faction(game, of) }, { note: 'untilRoundEnd' }),
  }),
  'lay foundation': (_, { card }) => ({
    act: act('lay', [{ card }], { role: 'as', thing: { noun: 'foundation' } }),
  }),
  'lay razed': (_, { card }) => ({ act: act('lay', [{ card }], { role: 'as', thing: { noun: 'foundation' } }) }),
  'lay stolen': (game, { of }) => ({ act: stolen(game, of) }),
  'enemy discards': (game, { of }) => ({ act: act('forceDiscard', [faction(game, of)]) }),
  'deal with location': (game, { seat, of, card }) =>
    withGood(
      act('sign', [{ noun: 'deal' }], { role: 'with', thing: location(card) }, ...at(game, seat, of)),
      CARDS[card]!.deal,
    ),
  lay: (_, { card, source }) => ({ act: act('putAside', [{ card }], { role: 'under', thing: location(source) }) }),
  'take favour': (_, { good }) => ({ act: act('take', [{ noun: 'favour', adjectives: [colourFor(good)] }]) }),
  'favour good': (_, { good }) => ({ act: act('gain', [{ noun: good, n: 1 }]) }),
  'announce colour': (_, { good }) => ({ act: act('announce', [chosenColour(good)]) }),
  'draw for prayer': (game, step) => ({ act: act('draw', [{ noun: 'commonCard', n: cardsToDraw(game, step) }]) }),
  'pray with favours': () => ({ act: act('pray', [], { note: 'withTokens' }) }),
  'use kept cards': (_, { cards }) => ({
    act: cards.length === 0 ? act('skip') : act('use', cards.map(cardAlone)),
  }),
  'answer prayer': (_, { good, tricolour }) => ({
    act: act('count', [tricolour ? { noun: 'favour', adjectives: [colourFor(good)] } : chosenColour(good)]),
  }),
  raise: (_, { good }) => ({
    act: act('count', [{ noun: 'card', adjectives: [colourFor(good)], n: 2 }]),
    price: [{ noun: 'gold', n: 1 }],
  }),
  answered: () => ({ act: act('goOn') }),
  offer: (_, { good }) => ({ act: act('spend', [{ noun: good, n: 1 }]) }),
  offered: (_, { offered }) => withGoods(act('stop'), { vp: offered.length + new Set(offered).size }),
  'give resource': (game, { of, good }) => ({
    act: act('giveTo', [{ noun: good, n: 1 }], { role: 'at', thing: faction(game, of) }),
  }),
  given: () => ({ act: act('stop') }),
  'give way': (_, { card }) => ({ act: act('discard', [location(card)]) }),
  'take prayed': (_, { card }) => ({ act: act('take', [{ card }], { note: 'intoHand' }) }),
  'keep prayed': (_, { card, source }) => ({
    act: act('putAside', [{ card }], { role: 'under', thing: location(source) }),
  }),
  'pray against': (game, { of, ...step }) => ({
    act: act('pray', [{ only: prayerOf(step).draw }], { role: 'at', thing: faction(game, of) }),
  }),
  'raze to pray': (game, { seat, of, card, raze }) =>
    razed(
      of === seat ? act('raze', [{ card }], HAND) : act('raze', [location(card)], ...at(game, seat, of)),
      card,
      raze,
    ),
  'copy deals': (game, { of, max }) => ({
    act: act('gain', [{ noun: 'good', n: max, amount: 'up to' }], { role: 'at', thing: faction(game, of) }),
  }),
  'gain deal goods': (_, { cards }) => ({
    act: act('gain', goodsThings(tally(cards.map((card) => CARDS[card]!.deal!)))),
  }),
  'build feature': (_, { card }) => build(card, true),
  'put good': (_, { card, good }) => ({ act: act('putAside', [{ noun: good, n: 1 }], on(card)) }),
  samurai: (_, { card }) => ({ act: act('place', [{ noun: 'samurai' }], on(card)) }),
  'sell resources': (_, { max, vp }) => ({ act: effectClause({ op: 'sellResources', max, vp }) }),
  sell: (_, { good, vp }) => withGoods(act('spend', [{ noun: good, n: 1 }]), { vp }),
  sold: (_, { vp, sold }) => withGoods(act('stop'), { vp: vp * sold }),
});
