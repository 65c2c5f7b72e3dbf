import type { Deeds, Thing } from '@imperia/kit';
import type { CardData } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { activeCards, faceOf } from '../seats.ts';
import type { SeatState, State } from '../state.ts';
import type { ImperiumStep, StepName } from '../steps.ts';
import { GROUPS, optionGroup } from '../text/groups.ts';
import { cardIn, thingOf } from './things.ts';

/** What is asked once the deed before it is over. */
const AFRESH: ReadonlySet<StepName> = new Set<StepName>(['turn', 'market token', 'tidy', 'order solstice']);

/** Options whose card is where they come from, not what they are about. */
const ABOUT_NO_CARD: ReadonlySet<StepName> = new Set<StepName>([
  'chosen',
  'agree',
  'declared',
  'so many',
  'picked',
  'found',
  'given',
  'swapped nation',
]);

export const deeds: Deeds<State, ImperiumStep> = {
  groups: GROUPS,
  group: optionGroup,
  passes: ({ do: does }) => does === 'end activation',
  isDone: ({ ask }) => AFRESH.has(ask.do) || (ask.do === 'develop' && ask.cause === 'deck'),
  isTurn: ({ ask }) => ask.do === 'turn',
  touched(view, option) {
    const card = cardTouched(option);
    return card === null ? null : inSight(view, card);
  },
  touchedItem: (view, _asked, item) => inSight(view, item),
  attempts(view, seat, thing) {
    const card = cardIn(thing);
    const own = view.seats[seat]!;
    if (own.hand.includes(card)) {
      const play: ImperiumStep = { do: 'play', seat, card };
      return CARDS[card]!.unrest ? [play, { do: 'revolt', seat }] : [play];
    }
    if (!activeCards(own).includes(card)) return [];
    return faceOf(view, seat, card).uses.map(({ no }): ImperiumStep => ({ do: 'exhaust', seat, card, effect: no }));
  },
  /** Two copies of a card in the hand are one choice. */
  alike(view, option) {
    if (option.do !== 'play' || !view.seats[option.seat]!.hand.includes(option.card)) return null;
    return sameInPlay(CARDS[option.card]!.data);
  },
};

/** Whatever may matter once it is in the game: not where it began, nor how we know it. */
function sameInPlay({ id, start, players, certainty, ...rest }: CardData): string {
  return JSON.stringify(rest);
}

function cardTouched(option: ImperiumStep): number | null {
  if ('take' in option) return option.take;
  if ('host' in option) return option.host;
  if (option.do === 'swap for') return option.give;
  if (ABOUT_NO_CARD.has(option.do) || !('card' in option)) return null;
  return option.card;
}

/** Cards that lie somewhere on the table, with their faces up for whoever looks. */
function inSight(view: State, card: number): Thing | null {
  if (card < 0) return null;
  const lies =
    view.market.some((slot) => slot.card === card) ||
    [view.exile, view.revealed, view.king].some((pile) => pile.includes(card)) ||
    view.seats.some((seat) => cardsBefore(seat).includes(card));
  return lies ? thingOf(card) : null;
}

/** What lies before a seat, or is held by it. */
function cardsBefore(seat: SeatState): number[] {
  return [
    ...seat.hand,
    ...seat.discard,
    ...seat.history,
    ...seat.sunk,
    ...seat.power,
    ...seat.journey,
    ...seat.accession,
    ...seat.developments,
    ...seat.looked,
    ...seat.announced.map(({ card }) => card),
    ...seat.play.flatMap(({ card, garrison }) => [card, ...garrison]),
  ];
}
