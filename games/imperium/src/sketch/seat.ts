import { type Seat, SPECTATOR } from '@imperia/engine';
import type { Block, Lang, Line } from '@imperia/kit';
import { scoreOf } from '../scoring.ts';
import { isRival } from '../solo/rival.ts';
import type { SeatState, State } from '../state.ts';
import { isSeen } from '../text/called.ts';
import { cardName, levelName, seatName, stateName, tokensText } from '../text/names.ts';
import { cardToChoose, development, namesOf, playedCard, sidedCard } from './card.ts';
import { SKETCH_WORDS } from './words.ts';

/** A seat as everybody sees it: what it has, what lies before it, and what anybody could remember of the rest. */
export function seatBlock(view: State, seat: Seat, me: Seat, lang: Lang): Block {
  const own = view.seats[seat]!;
  const isMe = seat === me && me !== SPECTATOR;
  return {
    is: 'group',
    title: [title(view, seat, isMe, lang)],
    seat,
    of: [
      facts(means(view, seat, lang)),
      facts(piles(own, lang)),
      ...remembered(own, isMe, lang),
      ...powers(own, lang),
      ...played(own, view.phase === 'solstice', lang),
      ...developments(view, seat, isMe, lang),
    ],
  };
}

export function facts(texts: readonly string[]): Block {
  return { is: 'facts', of: texts.map((text): Line => [text]) };
}

function title(view: State, seat: Seat, isMe: boolean, lang: Lang): string {
  const words = SKETCH_WORDS[lang];
  const name = seatName(view, seat, lang);
  if (isRival(view, seat)) return words.rival(name, levelName(view.config.rival!.level, lang));
  return isMe ? words.you(name) : name;
}

function means(view: State, seat: Seat, lang: Lang): string[] {
  const words = SKETCH_WORDS[lang];
  const { empire, actions, exhausts, tokens, hand } = view.seats[seat]!;
  const rival = isRival(view, seat);
  return [
    stateName(empire ? 'empire' : 'barbarian', lang),
    tokensText(tokens, lang),
    ...(rival ? [] : [words.actions(actions), words.exhausts(exhausts)]),
    rival ? words.slots(hand.length) : words.hand(hand.length),
    words.points(scoreOf(view, seat).points),
  ];
}

function piles(own: SeatState, lang: Lang): string[] {
  const words = SKETCH_WORDS[lang];
  const { deck, discard, history, sunk, nationDeck, accession, announced, buried } = own;
  const seen = (cards: readonly number[]) =>
    namesOf(cards.every(isSeen) ? cards : buried.filter((card) => !cards.includes(card)), lang);
  return [
    words.deck(deck.length),
    words.discard(discard.length, namesOf(discard, lang)),
    ...(history.length > 0 ? [words.history(history.length, seen(history))] : []),
    ...(sunk.length > 0 ? [words.sunk(sunk.length, seen(sunk))] : []),
    ...(nationDeck.length > 0 ? [words.nationDeck(nationDeck.length)] : []),
    ...accession.map((card) => words.accession(cardName(card, lang))),
    ...announced.map(({ card }) => words.announced(cardName(card, lang))),
  ];
}

/** What everyone saw go to the hand or deck, as a player who counts along would know it; of one's own, the deck alone. */
function remembered({ known, hand, deck }: SeatState, isMe: boolean, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  if (deck.every(isSeen)) return [];
  const cards = isMe ? known.filter((card) => !hand.includes(card)) : known;
  const unseen = deck.length + (isMe ? 0 : hand.length) - cards.length;
  const names = namesOf(cards, lang);
  return [
    facts([
      ...(names === '' ? [] : [isMe ? words.inDeck(names) : words.known(names)]),
      ...(unseen > 0 ? [words.unseen(unseen)] : []),
    ]),
  ];
}

function powers({ power, side, powerExhausted, journey, stage, journeyExhausted }: SeatState, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  const [card] = power;
  const [visible] = journey;
  return [
    ...(card === undefined ? [] : [things(words.power, [sidedCard(card, side === 'A' ? 0 : 1, powerExhausted, lang)])]),
    ...(visible === undefined
      ? []
      : [things(words.journey(stage), [sidedCard(visible, (stage - 1) % 2, journeyExhausted, lang)])]),
  ];
}

function played({ play }: SeatState, atSolstice: boolean, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  if (play.length === 0) return [{ is: 'line', parts: [words.nothingInPlay] }];
  return [
    things(
      words.inPlay,
      play.map((one) => playedCard(one, atSolstice, lang)),
    ),
  ];
}

/** What can still be developed; the impending quests of the Arthurians; of the Rival how long its dynasty is. */
function developments(view: State, seat: Seat, isMe: boolean, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  const { developments: cards, nation, nationDeck, accession } = view.seats[seat]!;
  if (isRival(view, seat)) return [facts([words.dynasty(nationDeck.length + accession.length + cards.length)])];
  if (cards.length === 0) return [];
  const heading = nation === 'arthurians' ? words.quests : words.developments;
  if (!isMe) return [facts([`${heading}: ${namesOf(cards, lang)}`])];
  return [
    things(
      heading,
      cards.map((card) => development(view, seat, card, lang)),
    ),
  ];
}

export function things(title: string, of: Extract<Block, { is: 'things' }>['of']): Block {
  return { is: 'things', title, of };
}

export function laidOut(title: string, cards: readonly number[], lang: Lang): Block[] {
  return cards.length > 0
    ? [
        things(
          title,
          cards.map((card) => cardToChoose(card, lang)),
        ),
      ]
    : [];
}
