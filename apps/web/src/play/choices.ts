import type { Decision, Refusal, Seat } from '@imperia/engine';
import { BOARDS, cardOf, type OsadnicyStep, type State } from '@imperia/osadnicy';

/** The options of a question, by the thing on the table that one clicks to choose them. */
export interface Choices {
  readonly byCard: ReadonlyMap<number, readonly OsadnicyStep[]>;
  /** Those without a place on the table. */
  readonly loose: readonly OsadnicyStep[];
  /** Cards among which so many are to be picked, and things that are no cards on the table. */
  readonly picks: ReadonlySet<number>;
  readonly loosePicks: readonly number[];
}

export const NO_CHOICES: Choices = { byCard: new Map(), loose: [], picks: new Set(), loosePicks: [] };

export function choicesOf(view: State, { seat, options, pick }: Decision<OsadnicyStep>): Choices {
  const onTable = cardsInSight(view, seat);
  const byCard = new Map<number, OsadnicyStep[]>();
  const loose: OsadnicyStep[] = [];
  for (const option of options) {
    const card = placeOf(option);
    if (card === null || !onTable.has(card)) loose.push(option);
    else byCard.set(card, [...(byCard.get(card) ?? []), option]);
  }
  const picks = new Set((pick?.from ?? []).filter((item) => onTable.has(item)));
  return { byCard, loose, picks, loosePicks: (pick?.from ?? []).filter((item) => !picks.has(item)) };
}

/** Options whose card is where they come from, not what they are about. */
const ABOUT_NO_CARD: ReadonlySet<OsadnicyStep['do']> = new Set<OsadnicyStep['do']>([
  'choose effects',
  'sell resources',
  'sell',
  'sold',
  'lay resource on',
  'lay cards under',
]);

/** The card on the table that one clicks for this option. */
export function placeOf(option: OsadnicyStep): number | null {
  if (option.do === 'give up') return option.given;
  if (ABOUT_NO_CARD.has(option.do) || !('card' in option)) return null;
  return option.card;
}

function cardsInSight(view: State, seat: Seat): Set<number> {
  const { hand, draft, foundations } = view.seats[seat]!;
  const empires = view.seats.flatMap(({ locations, deals }) => [...locations.map(({ card }) => card), ...deals]);
  return new Set([...hand, ...draft, ...foundations, ...view.lookout, ...empires]);
}

/** Uses of a card that are not possible now, for one and the same reason. */
export interface Hindrance {
  readonly uses: readonly OsadnicyStep['do'][];
  /** Null where no rule forbids it: something else is asked first. */
  readonly refusal: Refusal | null;
}

/** What one might try with a card in a turn and is not offered, by what is in the way. */
export function hindrances(
  tried: readonly OsadnicyStep[],
  offered: readonly OsadnicyStep[],
  whyNot: (attempt: OsadnicyStep) => Refusal | null,
): readonly Hindrance[] {
  const found = new Map<string, Hindrance>();
  for (const attempt of tried) {
    if (offered.some((option) => option.do === attempt.do)) continue;
    const refusal = whyNot(attempt);
    const reason = JSON.stringify(refusal);
    found.set(reason, { uses: [...(found.get(reason)?.uses ?? []), attempt.do], refusal });
  }
  return [...found.values()];
}

export function attempts(view: State, seat: Seat, card: number): OsadnicyStep[] {
  if (view.seats[seat]!.hand.includes(card)) {
    return (['build', 'deal', 'raze card'] as const).map((use) => ({ do: use, seat, card }));
  }
  const of = view.seats.findIndex(({ locations }) => locations.some((location) => location.card === card));
  if (of < 0) return [];
  if (of !== seat) return [{ do: 'raze location', seat, of, card }];
  const { action, deck } = cardOf(card);
  return [
    ...(action ? [{ do: 'activate', seat, card, times: 1 } as const] : []),
    { do: 'defend', seat, card, resume: 'turn' },
    ...(BOARDS[deck]?.samurai ? [{ do: 'guard', seat, card, resume: 'turn' } as const] : []),
  ];
}
