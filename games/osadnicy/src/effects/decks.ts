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
import type { Words } from './words.ts';

export const deckWords: Words<
  'drawColour' | 'seekColour' | 'revealColour' | 'takeDiscarded' | 'thinEnemyDeck' | 'buryCommon' | 'tradeCard'
> = {
  drawColour: {
    run(game, { deck, colour }, { seat }, io) {
      drawOfColour(game, seat, deck, colour, io);
    },
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
  },
  takeDiscarded: {
    targets(game, _effect, { seat }) {
      return game.seats[seat]!.discard.map((card) => ({ do: 'take discarded', seat, card }));
    },
  },
  thinEnemyDeck: {
    targets(game, { draw }, { seat }) {
      return targetsOf(game, seat)
        .filter((of) => !isVirtual(game, of) && game.seats[of]!.deck.length > 0)
        .map((of) => ({ do: 'thin deck', seat, of, draw }));
    },
    forced: true,
  },
  buryCommon: {
    targets(game, _effect, { seat }) {
      return handOf(game, seat)
        .filter((card) => isCommon(CARDS[card]!))
        .map((card) => ({ do: 'bury', seat, card }));
    },
    secret: true,
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

export function runSeekColour(game: State, { seat, good, deck }: StepOf<'seek colour'>, io: Io<OsadnicyEvent>): void {
  drawOfColour(game, seat, deck, colourFor(good), io);
}

export function runRevealColour(game: State, step: StepOf<'reveal colour'>, io: Io<OsadnicyEvent>): void {
  const { seat, good, reveal } = step;
  const revealed = drawnCommon(game, reveal, io);
  game.seats[seat]!.announced.push(...revealed);
  if (revealed.length > 0) io.tell?.({ did: 'reveal', cards: revealed });
  next(game, { do: 'choose revealed', seat, good });
}

/** One of the chosen colour; where there is none, all are discarded. */
export function askChooseRevealed(game: State, step: StepOf<'choose revealed'>): Decision<OsadnicyStep> {
  const { seat, good } = step;
  const fitting = game.seats[seat]!.announced.filter((card) =>
    CARDS[card]!.data.colors.some((colour) => COLOUR_GOODS[colour] === good),
  );
  const options: OsadnicyStep[] = fitting.map((card) => ({ do: 'take revealed', seat, card }));
  return { seat, ask: step, options: options.length > 0 ? options : [{ do: 'discard revealed', seat }], forced: true };
}

export function runTakeRevealed(game: State, { seat, card }: StepOf<'take revealed'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.announced, card);
  own.hand.push(card);
  io.tell?.({ did: 'take', seat, card });
  next(game, { do: 'discard revealed', seat });
}

export function runTakeDiscarded(game: State, { seat, card }: StepOf<'take discarded'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.discard, card);
  own.hand.push(card);
  io.tell?.({ did: 'take', seat, card });
}

/** Common cards that lie in the deck are passed over and shuffled back with the rest. */
export function runThinDeck(game: State, { seat, of, draw }: StepOf<'thin deck'>, io: Io<OsadnicyEvent>): void {
  const enemy = game.seats[of]!;
  const revealed = enemy.deck.filter((card) => !isCommon(CARDS[card]!)).slice(-draw);
  if (revealed.length === 0) return;
  enemy.deck = enemy.deck.filter((card) => !revealed.includes(card));
  enemy.announced.push(...revealed);
  io.tell?.({ did: 'reveal', cards: [...revealed].reverse() });
  next(game, { do: 'choose to thin', seat, of });
}

export function askChooseToThin(game: State, step: StepOf<'choose to thin'>): Decision<OsadnicyStep> {
  const { seat, of } = step;
  const options = game.seats[of]!.announced.map((card): OsadnicyStep => ({ do: 'thin', seat, of, card }));
  return { seat, ask: step, options, forced: true };
}

export function runThin(game: State, { seat, of, card }: StepOf<'thin'>, io: Io<OsadnicyEvent>): void {
  const enemy = game.seats[of]!;
  removeCard(enemy.announced, card);
  discard(game, card);
  io.tell?.({ did: 'discard', seat, card });
  const back = enemy.announced;
  enemy.announced = [];
  shuffleInto(game, of, back, io);
}

export function runBury(game: State, { seat, card }: StepOf<'bury'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  shuffleInto(game, seat, [card], io);
}

export function runTradeCard(game: State, step: StepOf<'trade card'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, good, n, source } = step;
  removeCard(game.seats[seat]!.hand, card);
  discard(game, card);
  io.tell?.({ did: 'discard', seat, card });
  gain(game, seat, good, n, { card: source, why: 'action' }, io);
}
