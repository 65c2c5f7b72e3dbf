import type { Decision, Seat } from '@imperia/engine';
import type { Deeds, Thing } from '@imperia/kit';
import { yieldHex } from '../actions/collect.ts';
import { ADVANCES } from '../advances.ts';
import { cityAt } from '../cities.ts';
import { PIECES } from '../effects/events/disasters.ts';
import { UNIT_ITEM } from '../effects/events/losses.ts';
import { BUILDINGS } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepName } from '../steps.ts';
import { GROUPS, groupOf } from '../text/groups.ts';
import { GOOD_ITEM } from '../trade.ts';
import { hexAt, kindOf } from '../units.ts';
import { advanceThing, cardIn, cardThing, hexCode, hexIn, hexThing, idIn, unitThing } from './things.ts';

/** With these something new begins; whatever else is asked belongs to what was begun. */
const BEGINNINGS: ReadonlySet<StepName> = new Set<StepName>([
  'turn',
  'trade routes',
  'answer offer',
  'status objectives',
  'free advance',
  'raze city',
  'change government',
  'name first player',
]);

export const deeds: Deeds<State, ClashStep> = {
  groups: GROUPS,
  group: groupOf,
  passes: ({ do: does }) => does === 'end turn',
  isDone: ({ ask }) => BEGINNINGS.has(ask.do),
  isTurn: ({ ask }) => ask.do === 'turn',
  touched(view, option) {
    if ('to' in option && 'hex' in option) return hexThing(view, option.to);
    if ('card' in option) return option.card >= 0 ? cardThing(option.card) : null;
    if ('advance' in option) return advanceOf(option.advance);
    if (option.do === 'place recruit') return option.from < 0 ? null : hexThing(view, hexAt(option.from));
    if (option.do === 'recall') return hexThing(view, hexAt(option.ship));
    return 'hex' in option ? hexThing(view, option.hex) : null;
  },
  touchedItem: (view, asked, item) => itemThing(view, asked, item),
  attempts(view, seat, thing) {
    const advance = ADVANCES.findIndex(({ id }) => id === idIn(thing, 'advance'));
    if (advance >= 0) return [{ do: 'advance', seat, advance }];
    const card = cardIn(thing);
    if (card >= 0) return view.seats[seat]!.hand.includes(card) ? [{ do: 'play', seat, card }] : [];
    const hex = hexIn(view, thing);
    return hex < 0 ? [] : hexAttempts(view, seat, hex);
  },
};

function advanceOf(advance: number): Thing | null {
  const data = ADVANCES[advance];
  return data ? advanceThing(data.id) : null;
}

/** What one might want of a hex: of a city all that cities do. */
function hexAttempts(view: State, seat: Seat, hex: number): ClashStep[] {
  if (cityAt(view, hex)?.owner !== seat) return [{ do: 'found', seat, hex }];
  return [
    { do: 'collect', seat, hex },
    { do: 'recruit', seat, hex },
    ...BUILDINGS.map((_, building): ClashStep => ({ do: 'construct', seat, hex, building, port: -1 })),
  ];
}

function itemThing(view: State, { ask }: Decision<ClashStep>, item: number): Thing | null {
  switch (ask.do) {
    case 'gather':
      return hexThing(view, yieldHex(item));
    case 'trade routes':
      return hexThing(view, item);
    case 'choose units':
    case 'take captives':
      return unitThing(item);
    case 'choose group':
    case 'go ashore':
    case 'casualties':
    case 'lose units':
    case 'unload':
    case 'plague':
    case 'conscript':
      return unitThing(kindOf(item), hexCode(view, hexAt(item)));
    case 'levy':
    case 'dig for gold':
      return null;
    case 'earthquake':
      return hexThing(view, Math.floor(item / PIECES));
    case 'pandemic':
      if (item >= UNIT_ITEM) return unitThing(kindOf(item - UNIT_ITEM), hexCode(view, hexAt(item - UNIT_ITEM)));
      return item < GOOD_ITEM ? cardThing(item) : null;
    default:
      return item >= 0 && item < GOOD_ITEM ? cardThing(item) : null;
  }
}
