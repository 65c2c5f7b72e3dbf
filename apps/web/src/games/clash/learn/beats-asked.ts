import {
  ADVANCES,
  ANGRY,
  advanceThing,
  BARBARIANS,
  type ClashStep,
  cityAt,
  enemyAt,
  grid,
  type Hex,
  hexThing,
  isArmy,
  kindOf,
  sizeOf,
  TERRAINS,
  UNEXPLORED,
  unitsAt,
} from '@imperia/clash';
import { optionId, pickId } from '@imperia/engine';
import { asks, firstDone, options } from '../../../learn/moments.ts';
import { fieldsToTake } from '../map/preselect.ts';
import type { Beat, Scene, Zone } from './beat.ts';
import { marching } from './march.ts';
import { isLed, type Moment, since } from './moment.ts';

/** Questions within an action or the status phase, when they first come. */
export const QUESTIONS: readonly Beat[] = [
  {
    id: 'payAdvance',
    kind: 'question',
    when: (moment) => {
      const [first] = options(moment, 'bought');
      return first && moment.decision!.options.length > 1 ? learning(first, first.advance) : null;
    },
    rules: ['COC-ADVACT-01', 'COC-ADVACT-02'],
  },
  {
    id: 'gather',
    kind: 'question',
    when: (moment) => {
      const { decision, view, seat } = moment;
      if (decision?.ask.do !== 'gather' || !decision.pick) return null;
      return { at: [{ option: pickId(fieldsToTake(decision.pick, view.seats[seat]!.goods)) }, { zone: 'question' }] };
    },
    rules: ['COC-COLL-04', 'COC-RES-02'],
  },
  {
    id: 'battleCard',
    kind: 'question',
    when: (moment) => {
      const [card] = options(moment, 'lay');
      if (!card) return null;
      return {
        card: card.card,
        at: [{ option: optionId(card) }, { thing: `card ${card.card}` }, { zone: 'question' }],
      };
    },
    rules: ['COC-ACARD-01', 'COC-COMBAT-06'],
  },
  {
    id: 'influenceFrom',
    kind: 'question',
    when: (moment) => {
      const [cheapest] = [...options(moment, 'attempt')].sort((a, b) => a.boost - b.boost);
      if (!cheapest) return null;
      const { hex, to, boost } = cheapest;
      const places: Scene['at'] = [{ option: optionId(cheapest) }, { thing: hexThing(moment.view, to) }];
      return { hex, n: boost, at: [...places, { zone: 'question' }] };
    },
    rules: ['COC-INFL-03', 'COC-INFB-01'],
  },
  {
    id: 'boost',
    kind: 'question',
    when: (moment) => chosen(moment, 'boost roll', 'boost'),
    rules: ['COC-INFL-05', 'COC-INFB-02'],
  },
  {
    id: 'raiseMood',
    kind: 'question',
    when: (moment) => {
      const { view } = moment;
      const cities = options(moment, 'raise mood');
      const city = cities.find(({ hex }) => cityAt(view, hex)?.mood === ANGRY) ?? cities[0];
      return city ? { hex: city.hex, at: [{ option: optionId(city) }, { thing: hexThing(view, city.hex) }] } : null;
    },
    rules: ['COC-HAPPY-01', 'COC-HAPPY-02'],
  },
  {
    id: 'objectives',
    kind: 'question',
    when: (moment) => chosen(moment, 'status objectives', 'complete'),
    rules: ['COC-STAT-03', 'COC-OCARD-03'],
  },
  {
    id: 'freeAdvance',
    kind: 'question',
    when: (moment) => {
      const offered = options(moment, 'gain advance');
      const advance = offered.find((one) => ADVANCES[one.advance]?.id === 'irrigation') ?? offered[0];
      return asks(moment, 'free advance') && advance ? learning(advance, advance.advance) : null;
    },
    rules: ['COC-STAT-06', 'COC-STAT-07'],
  },
  {
    id: 'raze',
    kind: 'question',
    when: (moment) => chosen(moment, 'raze city', 'decline'),
    rules: ['COC-STAT-10'],
  },
];

/** What the guide proposes to try, in this order. */
export const TRIED: readonly Beat[] = [
  {
    id: 'advance',
    kind: 'tried',
    when: (moment) => {
      const tactics = options(moment, 'advance').find(({ advance }) => ADVANCES[advance]?.id === 'tactics');
      return isLed(moment) && tactics ? learning(tactics, tactics.advance) : null;
    },
    until: (moment) => hasDone(moment, 'advance'),
    rules: ['COC-ADV-02', 'COC-ADVACT-01'],
  },
  {
    id: 'collect',
    kind: 'tried',
    when: (moment) => ofCity(moment, largest(moment, options(moment, 'collect'))),
    until: (moment) => hasDone(moment, 'collect'),
    rules: ['COC-ROUND-05', 'COC-COLL-01'],
  },
  {
    id: 'construct',
    kind: 'tried',
    when: (moment) => ofCity(moment, options(moment, 'construct')[0]),
    until: (moment) => hasDone(moment, 'construct'),
    rules: ['COC-BUILD-01', 'COC-SIZE-03'],
  },
  {
    id: 'endTurn',
    kind: 'tried',
    when: (moment) => {
      const [end] = options(moment, 'end turn');
      return isLed(moment) && end ? { at: [{ option: optionId(end) }, { zone: 'question' }] } : null;
    },
    until: (moment) => moment.view.round > 1 || !isLed(moment),
    rules: ['COC-ROUND-03', 'COC-ROUND-07'],
  },
  {
    id: 'collectAgain',
    kind: 'tried',
    when: (moment) => (moment.view.round < 2 ? null : ofCity(moment, forArmy(moment, options(moment, 'collect')))),
    until: (moment) => collected(moment) > 1 || hasDone(moment, 'recruit'),
    rules: ['COC-COLL-01', 'COC-ACTIV-03'],
  },
  {
    id: 'recruit',
    kind: 'tried',
    when: (moment) => (moment.view.round < 2 ? null : ofCity(moment, withArmy(moment, options(moment, 'recruit')))),
    until: (moment) => hasDone(moment, 'recruit'),
    rules: ['COC-UNIT-02', 'COC-RECR-01'],
  },
  {
    id: 'explore',
    kind: 'tried',
    when: (moment) => {
      const { view } = moment;
      const isUnknown = (hex: Hex) => view.terrain[hex] === UNEXPLORED;
      if (!isLed(moment) || view.round < 2) return null;
      const near = marching(moment, (hex) => isUnknown(hex) && besideBarbarians(moment, hex));
      return near ?? marching(moment, isUnknown);
    },
    until: (moment) => hasDone(moment, 'explore'),
    rules: ['COC-MLAND-01', 'COC-XLAND-01'],
  },
  {
    id: 'attack',
    kind: 'tried',
    when: (moment) => (isLed(moment) && moment.view.round > 2 ? marching(moment, (hex) => isCamp(moment, hex)) : null),
    until: (moment) => since(moment).heard.some((event) => event.did === 'battle' && event.attacker === moment.seat),
    rules: ['COC-COMBAT-01', 'COC-COMBAT-09'],
  },
  {
    id: 'influence',
    kind: 'tried',
    when: (moment) => ofVerb(moment, options(moment, 'influence')[0], 'influence'),
    until: (moment) => hasDone(moment, 'influence'),
    rules: ['COC-INFL-02', 'COC-INFL-06'],
  },
  {
    id: 'happiness',
    kind: 'tried',
    when: (moment) => ofVerb(moment, options(moment, 'increase happiness')[0], 'happiness'),
    until: (moment) => cheered(moment) >= 0,
    rules: ['COC-MOOD-02', 'COC-HAPPY-02'],
  },
];

function hasDone(moment: Moment, name: 'advance' | 'collect' | 'construct' | 'recruit' | 'explore' | 'influence') {
  return firstDone(since(moment), name) >= 0;
}

function collected(moment: Moment): number {
  return since(moment).heard.filter((event) => event.did === 'collect' && event.seat === moment.seat).length;
}

/** Where the learner first paid for the mood of a city. */
export function cheered(moment: Moment): number {
  const { heard, seat } = since(moment);
  return heard.findIndex((event, i) => {
    const before = heard[i - 1];
    return event.did === 'mood' && before?.did === 'pay' && before.seat === seat;
  });
}

function chosen<Name extends ClashStep['do']>(moment: Moment, ask: ClashStep['do'], option: Name): Scene | null {
  const [first] = options(moment, option);
  return asks(moment, ask) && first ? { at: [{ option: optionId(first) }, { zone: 'question' }] } : null;
}

function learning(option: ClashStep, advance: number): Scene {
  const thing = advanceThing(ADVANCES[advance]!.id);
  return { card: advance, at: [{ option: optionId(option) }, { thing }, { zone: 'advance' }] };
}

/** Only in the led part: later on, what one does is the learner's own. */
function ofCity(moment: Moment, option: Extract<ClashStep, { readonly hex: Hex }> | undefined): Scene | null {
  if (!isLed(moment) || !asks(moment, 'turn') || !option) return null;
  return { hex: option.hex, at: [{ option: optionId(option) }, { thing: hexThing(moment.view, option.hex) }] };
}

function ofVerb(moment: Moment, option: ClashStep | undefined, zone: Zone): Scene | null {
  if (!isLed(moment) || moment.view.round < 3 || !option) return null;
  return { at: [{ option: optionId(option) }, { zone }] };
}

function best<O extends { readonly hex: Hex }>(all: readonly O[], worth: (hex: Hex) => number): O | undefined {
  return [...all].sort((a, b) => worth(b.hex) - worth(a.hex))[0];
}

function largest<O extends { readonly hex: Hex }>({ view }: Moment, all: readonly O[]): O | undefined {
  return best(all, (hex) => sizeOf(cityAt(view, hex)!));
}

/** Where there are both Grassland and Mountain. */
function forArmy<O extends { readonly hex: Hex }>({ view, seat }: Moment, all: readonly O[]): O | undefined {
  return best(all, (city) => {
    const fields = [city, ...grid(view).neighbours[city]!].filter((hex) => hex === city || !enemyAt(view, seat, hex));
    const lands = new Set(fields.map((hex) => TERRAINS[view.terrain[hex]!]));
    return (lands.has('grassland') ? 1 : 0) + (lands.has('mountain') ? 1 : 0);
  });
}

/** Where an army stands already. */
function withArmy<O extends { readonly hex: Hex }>({ view, seat }: Moment, all: readonly O[]): O | undefined {
  return best(all, (hex) => unitsAt(view, seat, hex).filter((one) => isArmy(kindOf(one))).length);
}

function isCamp({ view }: Moment, hex: Hex): boolean {
  return cityAt(view, hex)?.owner === BARBARIANS;
}

function besideBarbarians(moment: Moment, hex: Hex): boolean {
  return grid(moment.view).neighbours[hex]!.some((near) => isCamp(moment, near));
}
