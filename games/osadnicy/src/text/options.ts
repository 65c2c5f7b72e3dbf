import type { Seat } from '@imperia/engine';
import { capitalised, type Lang, plain } from '@imperia/kit';
import { conquestPrice, SIEGE_COST } from '../actions/conquer.ts';
import { DEAL_COST } from '../actions/deal.ts';
import { EXCHANGED_WORKERS } from '../actions/exchange.ts';
import { razeCost } from '../actions/raze.ts';
import { FREEING_COST } from '../actions/unlock.ts';
import { colourFor, type Effect } from '../card-data.ts';
import { CARDS, PROGRAMS, type Program } from '../cards.ts';
import { lootGood } from '../effects/raze.ts';
import { sortedPart } from '../effects/sort.ts';
import { findLocation } from '../empire.ts';
import type { Good, Goods } from '../goods.ts';
import { ENTRANCE_COST } from '../minis/actions.ts';
import { times as timesOver } from '../payment.ts';
import { cardsToDraw, prayerOf } from '../prayer.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { choiceClause, effectClause, effectsClause } from './ability.ts';
import { isSeen } from './cards.ts';
import { type Act, type Adjunct, act, type Clause, type Line, type Thing } from './clauses.ts';
import { tokenThings } from './names.ts';
import type { Part } from './parts.ts';
import { goodsThings, SORTED_VERBS, tally } from './phrases.ts';
import { speechOf } from './speech.ts';
import type { Chosen } from './step-kinds.ts';

const HAND: Adjunct = { role: 'from', thing: { noun: 'hand', of: 'you' } };
const EXCHANGED: Act = act('spend', [{ noun: 'worker', n: EXCHANGED_WORKERS }]);

const IN_ROW = { production: 'inProductionRow', feature: 'inFeatureRow', action: 'inActionRow' } as const;

type Options = { readonly [K in Chosen]: (game: State, step: StepOf<K>) => Line };

const OPTIONS: Options = {
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
};

/** A production location gives its goods at once. */
function conquered(game: State, seat: Seat, of: Seat, card: number): Line {
  const clause = act('conquer', [location(card)], ...at(game, seat, of));
  const { production } = CARDS[card]!;
  return production > 0 ? withEffects(clause, production) : { act: clause };
}

function besieged(game: State, seat: Seat, of: Seat, card: number): Act {
  return act('besiege', [location(card)], ...at(game, seat, of));
}

/** The colour that stands for this good. */
export function chosenColour(good: Good): Thing {
  return { noun: 'colour', adjectives: [colourFor(good)], amount: 'the' };
}

/** A card from the hand of somebody else. */
export function stolen(game: State, of: Seat): Act {
  return act('takeAway', [{ noun: 'card', adjectives: ['random'] }], {
    role: 'from',
    thing: { noun: 'hand', of: { side: game.seats[of]!.deckNo } },
  });
}

function cardAlone(card: number): Thing {
  return { card };
}

function location(card: number): Thing {
  return { noun: 'location', card };
}

function on(card: number): Adjunct {
  return { role: 'on', thing: location(card) };
}

export function faction(game: State, seat: Seat): Thing {
  return { side: game.seats[seat]!.deckNo };
}

/** With whom it is, when that is somebody else. */
export function at(game: State, seat: Seat, of: Seat): Adjunct[] {
  return seat === of ? [] : [{ role: 'at', thing: faction(game, of) }];
}

function withGoods(clause: Clause, goods: Goods, price: readonly Thing[] = []): Line {
  return { act: clause, price, so: act('gain', goodsThings(goods)) };
}

function withGood(clause: Clause, good: Good | null, price: readonly Thing[] = []): Line {
  return good === null ? { act: clause, price } : withGoods(clause, { [good]: 1 }, price);
}

function withEffects(clause: Clause, program: Program): Line {
  return { act: clause, so: effectsClause(PROGRAMS[program]!) };
}

function razed(clause: Clause, card: number, raze: number): Line {
  return withGoods(clause, tally(CARDS[card]!.raze), raze > 0 ? [{ noun: 'raze', n: raze }] : []);
}

/** With what comes at once: as goods where it is nothing else. */
function build(card: number, withLocation: boolean): Line {
  const { cost, locations, bonus, production } = CARDS[card]!;
  const price = tokenThings(cost);
  if (withLocation && locations > 0) price.push({ noun: 'location', n: locations });
  const clause = act('build', [location(card)], ...(withLocation ? [] : [{ note: 'withoutLocation' } as const]));
  const effects = [...PROGRAMS[production]!, ...PROGRAMS[bonus]!];
  const gained = gainedAtOnce(effects);
  if (gained) return withGoods(clause, gained, price);
  return effects.length > 0 ? { act: clause, price, so: effectsClause(effects) } : { act: clause, price };
}

function gainedAtOnce(effects: readonly Effect[]): Goods | null {
  const goods: Good[] = [];
  for (const effect of effects) {
    if (effect.op !== 'gain') return null;
    for (const [good, n] of Object.entries(effect.goods)) for (let i = 0; i < n; i++) goods.push(good as Good);
  }
  return goods.length > 0 ? tally(goods) : null;
}

function activation(card: number, times: number): Line {
  const { spend, cards, deals, foundations, laid, program } = CARDS[card]!.action!;
  const price = tokenThings(timesOver(spend, times));
  if (cards > 0) price.push({ noun: 'card', n: cards * times });
  if (laid > 0) price.push({ noun: 'commonCard', n: laid * times });
  if (foundations > 0) price.push({ noun: 'foundation', n: foundations * times });
  if (deals > 0) price.push({ noun: 'deal', n: deals * times });
  const effects = effectsClause(PROGRAMS[program]!);
  const so: Clause = times === 1 ? effects : { is: 'each time', clause: effects };
  return { act: act('use', [location(card)], { times }), price, so };
}

function tileLine(card: number): Line {
  const { spend, cards, program } = CARDS[card]!.action!;
  const price = [...tokenThings(spend), ...(cards > 0 ? [{ noun: 'card', n: cards } as const] : [])];
  return { ...withEffects(act('use', [{ noun: 'tile', card }]), program), price };
}

function branch(effect: Effect, choice: number): Clause {
  if (effect.op !== 'oneOf') throw new Error(`${effect.op} has no branches`);
  return choiceClause(effect.of[choice]!);
}

/** Goods among the loot are numbered below zero, points after the tokens; cards are themselves. */
export function lootThing(loot: number): Thing {
  return isSeen(loot) ? { card: loot } : { noun: lootGood(loot), n: 1 };
}

/** Like goods together, then the cards. */
function lootThings(loot: readonly number[]): Thing[] {
  const goods = loot.filter((thing) => !isSeen(thing)).map(lootGood);
  return [...goodsThings(tally(goods)), ...loot.filter(isSeen).map((card) => ({ card }))];
}

/** What choosing this option does, with pictures. */
export function optionParts(game: State, option: OsadnicyStep, lang: Lang): Part[] {
  const [first = '', ...rest] = speechOf(lang).sentence(lineOf(game, option));
  return [typeof first === 'string' ? capitalised(first) : first, ...rest];
}

/** What choosing this option does. */
export function optionText(game: State, option: OsadnicyStep, lang: Lang): string {
  return capitalised(plain(optionParts(game, option, lang)));
}

function lineOf<K extends Chosen>(game: State, option: OsadnicyStep): Line {
  const line: Options[K] | undefined = OPTIONS[option.do as K];
  if (!line) throw new Error(`«${option.do}» is never chosen`);
  return line(game, option as StepOf<K>);
}
