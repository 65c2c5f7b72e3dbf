import type { Decision, Refusal, Seat } from '@imperia/engine';
import { BOARDS, cardOf, type OsadnicyStep, type State } from '@imperia/osadnicy';
import { cardIn, thingOf } from '../games/osadnicy/cards/things.ts';
import type { Thing } from '../things.ts';

/** The options of a question, by the thing on the table that one clicks to choose them. */
export interface Choices {
  readonly byThing: ReadonlyMap<Thing, readonly OsadnicyStep[]>;
  /** Those without a place on the table. */
  readonly loose: readonly OsadnicyStep[];
  /** What is to be picked from: things on the table, by what stands for them, and what has no place there. */
  readonly picks: ReadonlyMap<Thing, number>;
  readonly loosePicks: readonly number[];
}

export const NO_CHOICES: Choices = { byThing: new Map(), loose: [], picks: new Map(), loosePicks: [] };

export function choicesOf(view: State, { seat, options, pick }: Decision<OsadnicyStep>): Choices {
  const onTable = thingsInSight(view, seat);
  const byThing = new Map<Thing, OsadnicyStep[]>();
  const loose: OsadnicyStep[] = [];
  for (const option of options) {
    const thing = placeOf(option);
    if (thing === null || !onTable.has(thing)) loose.push(option);
    else byThing.set(thing, [...(byThing.get(thing) ?? []), option]);
  }
  const items = pick?.from ?? [];
  const picks = new Map(items.map((item) => [thingOf(item), item] as const).filter(([thing]) => onTable.has(thing)));
  return { byThing, loose, picks, loosePicks: items.filter((item) => !picks.has(thingOf(item))) };
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

/** The thing on the table that one clicks for this option. */
export function placeOf(option: OsadnicyStep): Thing | null {
  if (option.do === 'give up') return thingOf(option.given);
  if (ABOUT_NO_CARD.has(option.do) || !('card' in option)) return null;
  return thingOf(option.card);
}

function thingsInSight(view: State, seat: Seat): Set<Thing> {
  const { hand, draft, foundations } = view.seats[seat]!;
  const empires = view.seats.flatMap(({ locations, deals }) => [...locations.map(({ card }) => card), ...deals]);
  return new Set([...hand, ...draft, ...foundations, ...view.lookout, ...empires].map(thingOf));
}

/** Uses of a thing that are not possible now, for one and the same reason. */
export interface Hindrance {
  readonly uses: readonly OsadnicyStep['do'][];
  /** Null where no rule forbids it: something else is asked first. */
  readonly refusal: Refusal | null;
}

/** What one might try with a thing in a turn and is not offered, by what is in the way. */
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

export function attempts(view: State, seat: Seat, thing: Thing): OsadnicyStep[] {
  const card = cardIn(thing);
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
