import { type Io, next, type Seat, shuffled } from '@imperia/engine';
import { CARDS, nationCards } from './cards.ts';
import { LUCK } from './chance.ts';
import type { ImperiumEvent } from './events.ts';
import { learn } from './memory.ts';
import { newInPlay } from './moves.ts';
import { reactTo } from './reactions.ts';
import { memoOf, remember, seatOf } from './seats.ts';
import type { SeatState, State } from './state.ts';
import type { StepOf } from './steps.ts';
import { isOfFirstRules } from './versions.ts';

/** Draws what is there; for the rest the deck is made anew, unless the text says "if able". */
export function runDraw(game: State, { seat, n, ifAble }: StepOf<'draw'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const drawn: number[] = [];
  while (drawn.length < n && own.deck.length > 0) drawn.push(own.deck.pop()!);
  if (drawn.length > 0) {
    own.hand.push(...drawn);
    if (own.memos.length > 0) remember(game, seat, { drawn: memoOf(game, seat).drawn + drawn.length });
    io.tell?.({ did: 'draw', seat, cards: drawn, only: seat });
  }
  if (drawn.length < n && !ifAble) {
    next(game, { do: 'empty deck', seat }, { do: 'draw', seat, n: n - drawn.length, ifAble: true });
  }
  if (drawn.length > 0 && own.deck.length === 0) reactTo(game, seat, { event: 'deck empty' });
}

/** A player who must draw from an empty deck: barbarians gain a nation card, empires may develop; then reshuffle. */
export function runEmptyDeck(game: State, { seat }: StepOf<'empty deck'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  next(game, { do: 'reshuffle', seat });
  if (own.exhausts === 0) return;
  if (own.empire) {
    if (!own.developmentExhausted) next(game, { do: 'develop', seat, cause: 'deck', free: false, may: true });
    return;
  }
  if (own.nationExhausted || own.nationDeck.length + own.accession.length === 0) return;
  own.exhausts--;
  own.nationExhausted = true;
  gainNationCard(game, seat, io);
}

/** The top card of the nation deck goes to the discard pile; the accession card, always last, turns the state card. */
export function gainNationCard(game: State, seat: Seat, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  if (!isOfFirstRules(game)) backOnNationDeck(own);
  const top = own.nationDeck.pop();
  const card = top ?? own.accession.pop();
  if (card === undefined) return;
  io.tell?.({ did: 'nation card', seat, card, shown: true });
  if (CARDS[card]!.data.flags?.includes('enters-play-when-gained')) own.play.push(newInPlay(card));
  else {
    own.discard.push(card);
    for (const { when, no } of CARDS[card]!.faces[0]!.effects) {
      if (when === 'take') next(game, { do: 'begin effect', seat, card, effect: no, from: seat });
    }
  }
  if (top === undefined && becomesEmpire(game, seat)) {
    own.empire = true;
    io.tell?.({ did: 'state', seat, state: 'empire' });
  }
}

/** A card that is only looked at has not left its place. */
function backOnNationDeck(own: SeatState): void {
  const isFame = (card: number) => CARDS[card]!.data.type === 'fame';
  own.nationDeck.push(...own.looked.filter((card) => !isFame(card)));
  own.looked = own.looked.filter(isFame);
}

/** A nation without developments stays as it is: its last nation card is a zenith or a nadir. */
function becomesEmpire(game: State, seat: Seat): boolean {
  const { developments, nation } = seatOf(game, seat);
  const cards = isOfFirstRules(game) ? developments : nationCards(nation);
  return cards.some((card) => CARDS[card]!.data.start === 'development');
}

export function runReshuffle(game: State, { seat }: StepOf<'reshuffle'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  if (own.discard.length === 0) return;
  for (const card of own.discard) learn(game, seat, card);
  const cards = own.discard;
  own.discard = [];
  own.deck = shuffled(game, io, LUCK.deck + seat, cards);
  io.tell?.({ did: 'shuffle', seat, pile: 'deck' });
}
