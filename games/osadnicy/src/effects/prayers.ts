import { type Decision, type Io, next } from '@imperia/engine';
import { buildSteps } from '../actions/build.ts';
import { RAZE_CARD_COST, razeCardRefusal, razeCost, razePriceRefusal } from '../actions/raze.ts';
import { COLOUR_GOODS, type Colour, colourOfGood, type Prayer } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import {
  colourBit,
  coloursOf,
  dealsOf,
  empireOf,
  findLocation,
  locationOf,
  replaceLocation,
  targetsOf,
} from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { favoursOf, hasTricolour } from '../favour.ts';
import { gain } from '../gains.ts';
import { amountOf, TOKENS, tokenIndex, tokens } from '../goods.ts';
import { payable, plus } from '../payment.ts';
import { discard, drawnCommon, removeCard } from '../piles.ts';
import { anyColour, coloursAmong, revealForPrayer, startPrayer } from '../prayer.ts';
import type { State } from '../state.ts';
import type { AbilityStep, OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { ENEMY_LOCATION, HAND, THIS } from '../text/phrases.ts';
import { FOR_PRAYER, prayerClause } from '../text/prayers.ts';
import { HARM, WORTH } from '../value/goods.ts';
import { enemyTargets } from './raze.ts';
import type { EffectOf, Steps, Words } from './word.ts';

export type PrayerEffect =
  | ({ readonly op: 'pray' } & Prayer)
  /** A prayer that strikes an enemy chosen before. */
  | ({ readonly op: 'prayAgainst' } & Prayer)
  /** Raze a hand card or an enemy location at the usual cost, and pray for its colours. */
  | ({ readonly op: 'razeAndPray' } & Prayer)
  /** One of the revealed common cards lies under this for a later prayer. */
  | { readonly op: 'keepForPrayer'; readonly reveal: number }
  /** The good of each own token of favour, at most so many. */
  | { readonly op: 'gainPerFavour'; readonly max: number }
  /** The goods of so many deals of an enemy, each of another. */
  | { readonly op: 'copyDeals'; readonly max: number }
  /** A statue token is put here, at most so many in all; a point for each of them. */
  | { readonly op: 'raiseStatue'; readonly max: number }
  /** Of the revealed common cards build a feature at its cost. */
  | { readonly op: 'buildFeature'; readonly reveal: number }
  /** A token in the colour of one of the owner's features, of a kind not here yet, lies here to the end of the game. */
  | { readonly op: 'putGood' };

export const prayerWords: Words<PrayerEffect['op']> = {
  pray: {
    run(game, effect, step) {
      startPrayer(game, step, prayedFor(game, effect, step));
    },
    says: (prayer) => prayerClause(prayer),
    worth: (prayer) => prayerWorth(prayer),
    tags: ['favour'],
    icon: 'prayer',
    count: ({ draw }) => draw,
  },
  prayAgainst: {
    targets(game, _effect, { promised: _promised, ...step }) {
      return targetsOf(game, step.seat).map((of) => ({ ...step, do: 'pray against', of }));
    },
    forced: true,
    says: (prayer) => prayerClause(prayer),
    worth: HARM,
    tags: ['favour', 'rivals'],
    icon: 'catapult',
    count: ({ draw }) => draw,
  },
  razeAndPray: {
    targets(game, _effect, { promised: _promised, ...step }) {
      const { seat, card: source } = step;
      const hand = game.seats[seat]!.hand.filter((card) => !razeCardRefusal(game, seat, card)).map(
        (card): OsadnicyStep => ({ ...step, do: 'raze to pray', of: seat, card, source, raze: RAZE_CARD_COST }),
      );
      const locations = enemyTargets(game, seat)
        .filter(({ of, card }) => !razePriceRefusal(game, seat, of, card))
        .map(({ of, card }): OsadnicyStep => {
          const raze = razeCost(game, of, findLocation(game, card));
          return { ...step, do: 'raze to pray', of, card, source, raze };
        });
      return [...hand, ...locations];
    },
    says: (prayer) => ({
      is: 'all',
      of: [
        {
          is: 'one of',
          of: [act('raze', [{ noun: 'card' }], HAND), act('raze', [ENEMY_LOCATION], { note: 'usualCost' })],
        },
        prayerClause(prayer, 'razedColour'),
      ],
    }),
    worth: (prayer) => 0.5 + prayerWorth(prayer),
    tags: ['favour', 'razing'],
    icon: 'viking-head',
    count: ({ draw }) => draw,
  },
  keepForPrayer: {
    run(game, { reveal }, { seat, card }, io) {
      revealForPrayer(game, seat, reveal, io);
      next(game, { do: 'choose to keep', seat, card, colours: anyColour(game) }, { do: 'end prayer', seat });
    },
    says: ({ reveal }) => ({
      is: 'all',
      of: [
        act('reveal', [{ noun: 'commonCard', n: reveal }]),
        act('putAside', [{ only: 1 }], { role: 'under', thing: THIS }, FOR_PRAYER),
        act('discard', [{ noun: 'rest' }]),
      ],
    }),
    worth: 0.5,
    tags: ['favour'],
    icon: 'aztec-calendar-sun',
  },
  gainPerFavour: {
    run(game, { max }, { seat, card }) {
      const [favours, tricolour] = [favoursOf(game, seat), hasTricolour(game, seat)];
      next(game, { do: 'choose favour good', seat, card, more: max, favours, tricolour });
    },
    says: ({ max }) =>
      act(
        'gain',
        [{ noun: 'good', adjectives: ['matching'], n: 1 }],
        { role: 'for', thing: { noun: 'favour', amount: 'each' } },
        { max },
      ),
    worth: ({ max }) => 0.5 * max,
    tags: ['favour'],
    icon: 'sun-priest',
  },
  copyDeals: {
    targets(game, { max }, { seat, card }) {
      return targetsOf(game, seat)
        .filter((of) => dealsOf(game, of).length > 0)
        .map((of) => ({ do: 'copy deals', seat, of, card, max }));
    },
    forced: true,
    says: ({ max }) => act('gain', [{ noun: 'good', n: max, amount: 'up to' }], { note: 'fromEnemyDeals' }),
    worth: ({ max }) => 0.4 * max,
    tags: ['deals', 'rivals'],
    icon: 'grab',
  },
  raiseStatue: {
    run(game, { max }, { seat, card, why }, io) {
      const { owner, at } = locationOf(game, card);
      const location = game.seats[owner]!.locations[at]!;
      const statues = Math.min(max, (location.statues ?? 0) + 1);
      replaceLocation(game, owner, at, { ...location, statues });
      gain(game, seat, 'vp', statues, { card, why }, io);
    },
    says: ({ max }) => ({
      is: 'all',
      of: [
        act('place', [{ noun: 'statue' }], { role: 'on', thing: THIS }, { max }),
        act('gain', [{ noun: 'vp', n: 1 }], { role: 'for', thing: { noun: 'statue', amount: 'each' } }),
      ],
    }),
    worth: ({ max }) => (1 + max) / 2,
    tags: ['vp'],
    icon: 'obelisk',
  },
  buildFeature: {
    run(game, { reveal }, { seat }, io) {
      const revealed = drawnCommon(game, reveal, io);
      game.seats[seat]!.announced.push(...revealed);
      if (revealed.length > 0) io.tell?.({ did: 'reveal', cards: revealed });
      next(game, { do: 'choose feature', seat });
    },
    says: ({ reveal }) => ({
      is: 'all',
      of: [
        act('reveal', [{ noun: 'commonCard', n: reveal }]),
        act('build', [{ noun: 'location', adjectives: ['feature'], n: 1 }], { note: 'atItsCost' }),
        act('discard', [{ noun: 'rest' }]),
      ],
    }),
    worth: 1,
    tags: ['building'],
    icon: 'stone-bust',
  },
  putGood: {
    run(game, _effect, { seat, card }) {
      next(game, { do: 'choose good', seat, card });
    },
    says: () => ({
      is: 'may',
      clause: act('putAside', [{ noun: 'good', n: 1 }], { note: 'ofFeatureNotHere' }),
    }),
    worth: 1,
    tags: ['keeping'],
    icon: 'greek-temple',
  },
};

/** The colours of a prayer: those of the card, or of what it is about. */
function prayedFor(game: State, { colours, by }: EffectOf<'pray'>, { card, deal }: AbilityStep): readonly Colour[] {
  const any = anyColour(game);
  if (by === 'deal') return any.filter((colour) => deal !== undefined && colour === colourOfGood(deal));
  if (by === undefined) return colours ?? any;
  const laid = findLocation(game, card).laid?.at(-1);
  return laid === undefined ? [] : coloursAmong(game, CARDS[laid]!.colours);
}

function runPrayAgainst(game: State, { of, ...step }: StepOf<'pray against'>): void {
  startPrayer(game, step, anyColour(game), of);
}

/** A usual raze at the usual cost; then a prayer for the colours of what was razed. */
function runRazeToPray(game: State, step: StepOf<'raze to pray'>): void {
  const { seat, of, card, source, raze } = step;
  const bits = of === seat ? CARDS[card]!.colours : coloursOf(findLocation(game, card));
  const razing: OsadnicyStep = of === seat ? { do: 'raze hand', seat, card } : { do: 'raze', seat, of, card };
  next(game, { ...step, do: 'pray for razed', card: source, bits });
  next(game, { do: 'spend', seat, pay: tokens({ raze }), on: source }, razing);
}

function runPrayForRazed(game: State, step: StepOf<'pray for razed'>): void {
  startPrayer(game, step, coloursAmong(game, step.bits));
}

/** Each good from another deal. */
function askCopyDeals(game: State, step: StepOf<'choose deals'>): Decision<OsadnicyStep> {
  const { seat, of, card: source, max } = step;
  const from = dealsOf(game, of).map(({ card }) => card);
  const n = Math.min(max, from.length);
  const answer = (cards: readonly number[]): OsadnicyStep => ({ do: 'gain deal goods', seat, cards, source });
  return { seat, ask: step, options: [], pick: { from, min: n, max: n, answer }, forced: true };
}

function runCopyDeals(game: State, step: StepOf<'copy deals'>): void {
  next(game, { ...step, do: 'choose deals' });
}

function runGainDealGoods(game: State, step: StepOf<'gain deal goods'>, io: Io<OsadnicyEvent>): void {
  const { seat, cards, source } = step;
  for (const card of cards) gain(game, seat, CARDS[card]!.deal!, 1, { card: source, why: 'action' }, io);
}

/** One of the revealed features, at its cost. */
function askChooseFeature(game: State, step: StepOf<'choose feature'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const { announced, tokens: pool } = game.seats[seat]!;
  const options = announced
    .filter((card) => CARDS[card]!.kind === 'feature' && payable(pool, CARDS[card]!.cost))
    .map((card): OsadnicyStep => ({ do: 'build feature', seat, card }));
  return { seat, ask: step, options: [...options, { do: 'discard revealed', seat }], forced: true };
}

function runBuildFeature(game: State, { seat, card }: StepOf<'build feature'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  for (const other of own.announced.filter((one) => one !== card)) {
    removeCard(own.announced, other);
    discard(game, other);
    io.tell?.({ did: 'discard', seat, card: other });
  }
  next(game, ...buildSteps(seat, card, true));
}

/** A token that stands for the colour of one of the features, of a kind that does not lie there yet. */
function askChooseGood(game: State, step: StepOf<'choose good'>): Decision<OsadnicyStep> {
  const { seat, card } = step;
  const { aside } = findLocation(game, card);
  const own = game.seats[seat]!.tokens;
  const features = empireOf(game, seat).filter((location) => CARDS[location.card]!.kind === 'feature');
  const bits = features.reduce((all, location) => all | coloursOf(location), 0);
  const goods = TOKENS.filter((token, i) => {
    const colour = colourOfGood(token);
    return amountOf(own, i) > 0 && amountOf(aside, i) === 0 && colour !== undefined && bits & colourBit(colour);
  });
  const options: OsadnicyStep[] = goods.map((good) => ({ do: 'put good', seat, card, good }));
  if (options.length > 0) options.push({ do: 'stop', seat });
  return { seat, ask: step, options };
}

function runPutGood(game: State, { seat, card, good }: StepOf<'put good'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tokens[tokenIndex(good)]!--;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, aside: plus(location.aside, tokens({ [good]: 1 })) });
  io.tell?.({ did: 'put on', seat, on: card, good });
}

/** Of the cards drawn, about so many have one colour; the best of several colours comes more often. */
const OF_A_COLOUR = 0.14;
const OF_THE_BEST = 0.32;

function prayerWorth({ draw, mode, colours, reward, n = 1, max = 10, extra }: Prayer): number {
  if (reward === 'take' || reward === 'keep') return WORTH.commonCard;
  const share = mode === 'choose' ? OF_THE_BEST : mode ? OF_A_COLOUR + 0.06 : OF_A_COLOUR * (colours?.length ?? 1);
  const matches = Math.min(max, draw * share);
  if (reward === 'points') return n * matches + (extra ? 0.3 * extra.vp : 0);
  if (reward === 'sell') return 0.8 * matches;
  if (reward === 'give') return 1.5;
  const goods = (colours ?? []).map((colour) => WORTH[COLOUR_GOODS[colour]]);
  return n * matches * (goods.reduce((sum, worth) => sum + worth, 0) / Math.max(1, goods.length));
}

/** What happens at the steps that these words lead to. */
export const prayerSteps = {
  run: {
    'pray against': runPrayAgainst,
    'raze to pray': runRazeToPray,
    'pray for razed': runPrayForRazed,
    'copy deals': runCopyDeals,
    'gain deal goods': runGainDealGoods,
    'build feature': runBuildFeature,
    'put good': runPutGood,
  },
  ask: { 'choose deals': askCopyDeals, 'choose feature': askChooseFeature, 'choose good': askChooseGood },
} satisfies Steps;
