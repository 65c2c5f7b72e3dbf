import { type Decision, type Io, next, type Seat, shuffled } from '@imperia/engine';
import { COLOUR_GOODS, type Colour, colourFor } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { coloursOfTable } from '../config.ts';
import { colourBit, isCommon, targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { COMMON_DECK, FACTION_DECK } from '../numbers.ts';
import { discard, drawnCommon, removeCard, shuffleInto } from '../piles.ts';
import { isVirtual } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { drawnCard, HAND } from '../text/phrases.ts';
import { WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

export type DeckEffect =
  /** Of the revealed common cards take one of a colour chosen before; the rest is discarded. */
  | { readonly op: 'revealColour'; readonly reveal: number }
  /** The next card of a colour from the deck; those above it are shuffled back. */
  | { readonly op: 'drawColour'; readonly deck: 'faction' | 'common'; readonly colour: Colour }
  /** The same, of a colour chosen first. */
  | { readonly op: 'seekColour'; readonly deck: 'faction' | 'common' }
  /** From the own faction's discard pile to the hand. */
  | { readonly op: 'takeDiscarded' }
  /** Of the top faction cards of an enemy's deck one is discarded, the others are shuffled back. */
  | { readonly op: 'thinEnemyDeck'; readonly draw: number }
  /** A common card from the hand is shuffled into the own faction deck. */
  | { readonly op: 'buryCommon' }
  /** Discard a card from the hand for so many goods of one of its colours. */
  | { readonly op: 'tradeCard'; readonly n: number };

export const deckWords: Words<DeckEffect['op']> = {
  drawColour: {
    run(game, { deck, colour }, { seat }, io) {
      drawOfColour(game, seat, deck, colour, io);
    },
    says: ({ deck, colour }) => act('draw', [{ noun: drawnCard(deck), adjectives: [colour] }], { note: 'untilFound' }),
    worth: ({ deck }) => 0.1 + WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'],
    tags: ['card'],
    icon: 'card-draw',
  },
  seekColour: {
    targets({ config }, { deck }, { seat, card }) {
      return coloursOfTable(config).map((colour) => ({
        do: 'seek colour',
        seat,
        card,
        good: COLOUR_GOODS[colour],
        deck,
      }));
    },
    says: ({ deck }) => act('draw', [{ noun: drawnCard(deck) }], { note: 'ofYourColour' }, { note: 'untilFound' }),
    worth: ({ deck }) => 0.25 + WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'],
    tags: ['card'],
    icon: 'card-draw',
  },
  revealColour: {
    targets({ config }, { reveal }, { seat, card }) {
      return coloursOfTable(config).map((colour) => ({
        do: 'reveal colour',
        seat,
        card,
        good: COLOUR_GOODS[colour],
        reveal,
      }));
    },
    says: ({ reveal }) => ({
      is: 'all',
      of: [
        act('reveal', [{ noun: 'commonCard', n: reveal }]),
        act('keep', [{ only: 1 }], { note: 'ofChosenColour' }),
        act('discard', [{ noun: 'rest' }]),
      ],
    }),
    worth: 0.2 + WORTH.commonCard,
    tags: ['card'],
    icon: 'card-pick',
  },
  takeDiscarded: {
    targets(game, _effect, { seat }) {
      return game.seats[seat]!.discard.map((card) => ({ do: 'take discarded', seat, card }));
    },
    says: () => act('take', [{ noun: 'factionCard' }], { note: 'fromDiscards' }),
    worth: 0.2 + WORTH.factionCard,
    tags: ['card'],
    icon: 'card-draw',
  },
  thinEnemyDeck: {
    targets(game, { draw }, { seat }) {
      return targetsOf(game, seat)
        .filter((of) => !isVirtual(game, of) && game.seats[of]!.deck.length > 0)
        .map((of) => ({ do: 'thin deck', seat, of, draw }));
    },
    forced: true,
    says: ({ draw }) => ({
      is: 'all',
      of: [
        act('reveal', [{ noun: 'factionCard', n: draw }], { note: 'topOfEnemyDeck' }),
        act('discard', [{ only: 1 }]),
        act('shuffleBack', [{ noun: 'rest' }]),
      ],
    }),
    worth: 0.3,
    tags: ['rivals'],
    icon: 'card-discard',
  },
  buryCommon: {
    targets(game, _effect, { seat }) {
      return handOf(game, seat)
        .filter((card) => isCommon(CARDS[card]!))
        .map((card) => ({ do: 'bury', seat, card }));
    },
    secret: true,
    says: () => act('shuffleIn', [{ noun: 'commonCard' }], HAND),
    worth: 0,
    tags: [],
    icon: 'cycle',
  },
  tradeCard: {
    targets(game, { n }, { seat, card: source }) {
      return handOf(game, seat).flatMap((card) =>
        CARDS[card]!.data.colors.map(
          (colour): OsadnicyStep => ({ do: 'trade card', seat, card, good: COLOUR_GOODS[colour], n, source }),
        ),
      );
    },
    secret: true,
    says: ({ n }) => ({
      is: 'pay',
      price: [act('discard', [{ noun: 'card', n: 1 }], HAND)],
      so: act('gain', [{ noun: 'good', n }], { note: 'ofItsColour' }),
    }),
    worth: ({ n }) => n * WORTH.wood - WORTH.card,
    tags: ['wood', 'stone', 'food', 'worker', 'gold', 'raze', 'vp', 'card'],
    icon: 'trade',
  },
};

/** Whoever looks on from another seat sees only backs. */
function handOf(game: State, seat: Seat): number[] {
  return game.seats[seat]!.hand.filter((card) => card >= 0);
}

/** Cards are revealed until one of the colour comes; without any, the deck is only shuffled. */
function drawOfColour(
  game: State,
  seat: Seat,
  from: 'faction' | 'common',
  colour: Colour,
  io: Io<OsadnicyEvent>,
): void {
  const own = game.seats[seat]!;
  const deck = from === 'common' ? game.deck : own.deck;
  const bit = colourBit(colour);
  const downwards = [...deck].reverse();
  const at = downwards.findIndex((card) => CARDS[card]!.colours & bit);
  const found = downwards[at];
  io.tell?.({ did: 'search', shown: true, seat, cards: found === undefined ? downwards : downwards.slice(0, at + 1) });
  const rest = deck.filter((card) => card !== found);
  if (found !== undefined) {
    own.hand.push(found);
    io.tell?.({ did: 'draw', seat, card: found });
  }
  if (from === 'faction') {
    own.deck = shuffled(game, io, FACTION_DECK + own.deckNo, rest);
    io.tell?.({ did: 'shuffle in', seat, n: rest.length });
  } else {
    game.deck = shuffled(game, io, COMMON_DECK, rest);
  }
}

function runSeekColour(game: State, { seat, good, deck }: StepOf<'seek colour'>, io: Io<OsadnicyEvent>): void {
  drawOfColour(game, seat, deck, colourFor(good), io);
}

function runRevealColour(game: State, step: StepOf<'reveal colour'>, io: Io<OsadnicyEvent>): void {
  const { seat, good, reveal } = step;
  const revealed = drawnCommon(game, reveal, io);
  game.seats[seat]!.announced.push(...revealed);
  if (revealed.length > 0) io.tell?.({ did: 'reveal', cards: revealed });
  next(game, { do: 'choose revealed', seat, good });
}

/** One of the chosen colour; where there is none, all are discarded. */
function askChooseRevealed(game: State, step: StepOf<'choose revealed'>): Decision<OsadnicyStep> {
  const { seat, good } = step;
  const fitting = game.seats[seat]!.announced.filter((card) =>
    CARDS[card]!.data.colors.some((colour) => COLOUR_GOODS[colour] === good),
  );
  const options: OsadnicyStep[] = fitting.map((card) => ({ do: 'take revealed', seat, card }));
  return { seat, ask: step, options: options.length > 0 ? options : [{ do: 'discard revealed', seat }], forced: true };
}

function runTakeRevealed(game: State, { seat, card }: StepOf<'take revealed'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.announced, card);
  own.hand.push(card);
  io.tell?.({ did: 'take', seat, card });
  next(game, { do: 'discard revealed', seat });
}

function runTakeDiscarded(game: State, { seat, card }: StepOf<'take discarded'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.discard, card);
  own.hand.push(card);
  io.tell?.({ did: 'take', seat, card });
}

/** Common cards that lie in the deck are passed over and shuffled back with the rest. */
function runThinDeck(game: State, { seat, of, draw }: StepOf<'thin deck'>, io: Io<OsadnicyEvent>): void {
  const enemy = game.seats[of]!;
  const revealed = enemy.deck.filter((card) => !isCommon(CARDS[card]!)).slice(-draw);
  if (revealed.length === 0) return;
  enemy.deck = enemy.deck.filter((card) => !revealed.includes(card));
  enemy.announced.push(...revealed);
  io.tell?.({ did: 'reveal', cards: [...revealed].reverse() });
  next(game, { do: 'choose to thin', seat, of });
}

function askChooseToThin(game: State, step: StepOf<'choose to thin'>): Decision<OsadnicyStep> {
  const { seat, of } = step;
  const options = game.seats[of]!.announced.map((card): OsadnicyStep => ({ do: 'thin', seat, of, card }));
  return { seat, ask: step, options, forced: true };
}

function runThin(game: State, { seat, of, card }: StepOf<'thin'>, io: Io<OsadnicyEvent>): void {
  const enemy = game.seats[of]!;
  removeCard(enemy.announced, card);
  discard(game, card);
  io.tell?.({ did: 'discard', seat, card });
  const back = enemy.announced;
  enemy.announced = [];
  shuffleInto(game, of, back, io);
}

function runBury(game: State, { seat, card }: StepOf<'bury'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  shuffleInto(game, seat, [card], io);
}

function runTradeCard(game: State, step: StepOf<'trade card'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, good, n, source } = step;
  removeCard(game.seats[seat]!.hand, card);
  discard(game, card);
  io.tell?.({ did: 'discard', seat, card });
  gain(game, seat, good, n, { card: source, why: 'action' }, io);
}

/** What happens at the steps that these words lead to. */
export const deckSteps = {
  run: {
    'reveal colour': runRevealColour,
    'take revealed': runTakeRevealed,
    'seek colour': runSeekColour,
    'take discarded': runTakeDiscarded,
    'thin deck': runThinDeck,
    thin: runThin,
    bury: runBury,
    'trade card': runTradeCard,
  },
  ask: { 'choose revealed': askChooseRevealed, 'choose to thin': askChooseToThin },
} satisfies Steps;
