import { type Rng, shuffle } from '@imperia/engine';
import { SUITS, type Suit } from './card-data.ts';
import { CARDS } from './cards.ts';
import { allCards } from './setup.ts';
import { project, type SeatState, type State } from './state.ts';

/** What everyone at the table may think of a hidden card: those of one kind may change places unnoticed. */
export function kind(card: number, game: State): number {
  for (const [seat, { known, buried }] of game.seats.entries()) {
    if (known.includes(card)) return 100 + seat;
    if (buried.includes(card)) return 200 + seat;
  }
  const { data, nation } = CARDS[card]!;
  if (nation !== null) return 300 + game.seats.findIndex((seat) => seat.nation === nation);
  return 400 + SUITS.indexOf(data.type as Suit);
}

/** A whole game that agrees with a view, and with what everyone could remember. */
export function guess(seen: State, rng: Rng): State {
  const game = project(seen, (cards) => cards.slice(), seen);
  const left = new Left(unseenCards(seen), rng);
  for (const seat of game.seats) guessApart(seat, left);
  for (const suit of ['region', 'uncivilised', 'civilised'] as const) {
    const pile = suit === 'region' ? 'regions' : suit;
    game[pile] = left.fill(game[pile], ofType(suit));
  }
  game.fame = left.fill(game.fame, ofType('fame'));
  for (const seat of game.seats) guessOwned(seat, left);
  game.box = left.fill(game.box, ofType('fame'), (card) => CARDS[card]!.box !== game.config.commons);
  for (const seat of game.seats) guessUnknown(seat, left);
  game.main = left.fill(game.main);
  return game;
}

type Wanted = (card: number) => boolean;

function ofType(type: Suit): Wanted {
  return (card) => CARDS[card]!.data.type === type;
}

/** Cards that lie somewhere unseen, handed out to the places that hide some. */
class Left {
  #cards: number[];
  constructor(cards: readonly number[], rng: Rng) {
    this.#cards = shuffle(rng, [...cards]);
  }

  /** Faces for those that are hidden: first such as fit the first wish, then the next; whatever is left for the rest. */
  fill(pile: readonly number[], ...wishes: readonly Wanted[]): number[] {
    return this.#filled(pile, [...wishes, () => true]);
  }

  /** The same, but what no wish fits stays hidden for now. */
  fillIf(pile: readonly number[], ...wishes: readonly Wanted[]): number[] {
    return this.#filled(pile, wishes);
  }

  #filled(pile: readonly number[], wishes: readonly Wanted[]): number[] {
    const hidden = pile.filter((card) => card < 0).length;
    const found: number[] = [];
    for (const wish of wishes) if (found.length < hidden) found.push(...this.#take(hidden - found.length, wish));
    return pile.map((card) => (card < 0 ? (found.pop() ?? card) : card));
  }

  #take(n: number, wish: Wanted): number[] {
    const taken: number[] = [];
    this.#cards = this.#cards.filter((card) => {
      if (taken.length === n || !wish(card)) return true;
      taken.push(card);
      return false;
    });
    return taken;
  }
}

/** What went to the history in the open, and the nation deck. */
function guessApart(seat: SeatState, left: Left): void {
  const isBuried = (card: number) => seat.buried.includes(card);
  seat.history = left.fillIf(seat.history, isBuried);
  seat.sunk = left.fillIf(seat.sunk, isBuried);
  const isNation = (card: number) => CARDS[card]!.nation === seat.nation && !seat.known.includes(card);
  seat.nationDeck = left.fillIf(seat.nationDeck, (card) => isNation(card) && CARDS[card]!.data.start === 'nation');
  seat.nationDeck = left.fillIf(seat.nationDeck, isNation);
}

/** Hand, deck and history hold what everyone saw go there. */
function guessOwned(seat: SeatState, left: Left): void {
  const isKnown = (card: number) => seat.known.includes(card) || CARDS[card]!.nation === seat.nation;
  for (const place of ['hand', 'deck', 'history', 'sunk', 'looked', 'nationDeck'] as const) {
    seat[place] = left.fillIf(seat[place], isKnown);
  }
}

/** The rest was taken unseen: fame first, as it can lie nowhere else any more. */
function guessUnknown(seat: SeatState, left: Left): void {
  for (const place of ['hand', 'deck', 'history', 'sunk', 'looked', 'nationDeck'] as const) {
    seat[place] = left.fill(seat[place], ofType('fame'));
  }
}

function unseenCards(seen: State): number[] {
  const faces = new Set<number>();
  project(
    seen,
    (cards) => {
      for (const card of cards) faces.add(card);
      return cards.slice();
    },
    seen,
  );
  return allCards(seen.config).filter((card) => !faces.has(card));
}
