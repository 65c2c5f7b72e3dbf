import type { Deeds, Thing } from '@imperia/kit';
import { isDeedDone } from '../actions/deed.ts';
import { cardOf } from '../cards.ts';
import { isCommon, isFortress } from '../empire.ts';
import { BOARDS, board } from '../factions.ts';
import { TECHNOLOGIES } from '../goods.ts';
import { tilesIn } from '../minis/table.ts';
import { isAtWar } from '../positions.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { GROUPS, optionGroup } from '../text/groups.ts';
import { asksWhatIsKept } from '../text/questions.ts';
import { cardIn, thingOf } from './things.ts';
import { placing, trivialAnswer } from './unasked.ts';

/** Options whose card is where they come from, not what they are about. */
const ABOUT_NO_CARD: ReadonlySet<OsadnicyStep['do']> = new Set<OsadnicyStep['do']>([
  'choose effects',
  'reveal colour',
  'seek colour',
  'colour',
  'take favour',
  'favour good',
  'announce colour',
  'draw for prayer',
  'pray with favours',
  'use kept cards',
  'answer prayer',
  'raise',
  'answered',
  'offer',
  'offered',
  'give resource',
  'given',
  'put good',
  'sell resources',
  'sell',
  'sold',
  'lay resource on',
  'lay cards under',
  'sort',
  'take technology',
  'spend tech for',
  'upgrade',
  'bring',
]);

export const deeds: Deeds<State, OsadnicyStep> = {
  groups: GROUPS,
  group: optionGroup,
  passes: ({ do: does }) => does === 'pass',
  isDone: isDeedDone,
  isTurn: ({ ask }) => ask.do === 'turn',
  trivial: trivialAnswer,
  aside: placing,
  asksForRest: asksWhatIsKept,
  touched(view, option) {
    if (option.do === 'give up') return inSight(view, option.given);
    if (ABOUT_NO_CARD.has(option.do) || !('card' in option)) return null;
    return inSight(view, option.card);
  },
  touchedItem: (view, _asked, item) => inSight(view, item),
  attempts(view, seat, thing) {
    const card = cardIn(thing);
    if (view.seats[seat]!.hand.includes(card)) {
      const ways = [...cardOf(card).instant.keys()].map((way) => ({ do: 'play instant', seat, card, way }) as const);
      if (ways.length > 0) return ways;
      return (['build', 'deal', 'raze card'] as const).map((use) => ({ do: use, seat, card }));
    }
    if (view.minis?.diplomacy.includes(card)) return [{ do: 'use tile', seat, card }];
    if (view.minis?.market?.entrance === card) return [{ do: 'visit market', seat, card }];
    const of = view.seats.findIndex(({ locations }) => locations.some((location) => location.card === card));
    if (of < 0) return [];
    if (of !== seat) {
      const visit: OsadnicyStep[] = cardOf(card).open ? [{ do: 'send worker', seat, of, card }] : [];
      const war: OsadnicyStep[] = isAtWar(view)
        ? [{ do: isFortress(card) ? 'besiege' : 'conquer location', seat, of, card }]
        : [];
      return [...visit, { do: 'raze location', seat, of, card }, ...(isCommon(cardOf(card)) ? [] : war)];
    }
    const { action, deck, unlock } = cardOf(card);
    const places = deck === 0 && board(view.seats[seat]!.deckNo).technology ? TECHNOLOGIES : [];
    return [
      ...(unlock ? [{ do: 'unlock', seat, card } as const] : []),
      ...(isWrecked(view, card) ? [{ do: 'free location', seat, card } as const] : []),
      ...(action ? [{ do: 'activate', seat, card, times: 1 } as const] : []),
      { do: 'defend', seat, card, resume: 'turn' },
      ...places.map((token): OsadnicyStep => ({ do: 'place technology', seat, card, token, resume: 'turn' })),
      ...(BOARDS[deck]?.samurai ? [{ do: 'guard', seat, card, resume: 'turn' } as const] : []),
    ];
  },
  /** Two copies of a card in the hand are one choice when nothing tells them apart. */
  alike(view, option) {
    if (!('card' in option && 'seat' in option) || 'given' in option) return null;
    if (!view.seats[option.seat]!.hand.includes(option.card)) return null;
    const { data, cost, deal, raze } = cardOf(option.card);
    return [option.do, data.id, cost.join(), deal, raze.join()].join('|');
  },
};

function isWrecked(view: State, card: number): boolean {
  return view.seats.some(({ locations }) => locations.some((one) => one.card === card && one.wrecked));
}

/** Cards that lie somewhere on the table, with their faces up for whoever looks. */
function inSight(view: State, card: number): Thing | null {
  if (card < 0) return null;
  const lies = (cards: readonly number[]) => cards.includes(card);
  const found =
    lies(view.lookout) ||
    (view.minis !== undefined && tilesIn(view.minis).includes(card)) ||
    view.seats.some(
      ({ hand, draft, foundations, deals, locations, prayed = [] }) =>
        lies(hand) ||
        lies(draft) ||
        lies(prayed) ||
        lies(foundations) ||
        lies(deals) ||
        locations.some((location) => location.card === card),
    );
  return found ? thingOf(card) : null;
}
