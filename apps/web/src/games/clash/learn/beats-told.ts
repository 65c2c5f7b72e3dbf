import { ANGRY, agesOf, type ClashEvent, hexThing } from '@imperia/clash';
import { asks, firstDone, options, rivalOf } from '../../../learn/moments.ts';
import { accountOf, finalLines } from './account.ts';
import type { Beat, Scene, Zone } from './beat.ts';
import { cheered } from './beats-asked.ts';
import { beginning, GUIDED_AGE, isDeed, isLed, type Moment, since } from './moment.ts';

/** What is shown before anything happens. */
export const INTRODUCTION: readonly Beat[] = [
  { id: 'welcome', kind: 'read', when: () => at('points'), rules: ['COC-ROUND-01', 'COC-VP-03'] },
  { id: 'map', kind: 'read', when: (moment) => atHome(moment, 1), rules: ['COC-RES-02', 'COC-XLAND-01'] },
  { id: 'city', kind: 'read', when: (moment) => atHome(moment, 0), rules: ['COC-SIZE-01', 'COC-MOOD-01'] },
  { id: 'goods', kind: 'read', when: () => at('goods'), rules: ['COC-RES-01', 'COC-TOK-04'] },
  { id: 'cards', kind: 'read', when: () => at('hand'), rules: ['COC-ACARD-01', 'COC-OCARD-01'] },
  { id: 'turn', kind: 'read', when: () => at('dock'), rules: ['COC-ROUND-03', 'COC-ROUND-04'] },
];

/** What has just happened, with its numbers. */
export const TOLD: readonly Beat[] = [
  {
    id: 'advanced',
    kind: 'read',
    when: (moment) => toldOf(moment, 'advance', at('track')),
    rules: ['COC-ADVACT-04', 'COC-EVTRIG-01'],
  },
  {
    id: 'collected',
    kind: 'read',
    when: (moment) => toldOf(moment, 'collect', at('goods')),
    rules: ['COC-COLL-02', 'COC-ACTIV-02'],
  },
  {
    id: 'constructed',
    kind: 'read',
    when: (moment) => toldOf(moment, 'construct', null),
    rules: ['COC-SIZE-01', 'COC-SIZE-03'],
  },
  {
    id: 'recruited',
    kind: 'read',
    when: (moment) => toldOf(moment, 'recruit', null),
    rules: ['COC-RECR-05', 'COC-UNIT-01'],
  },
  {
    id: 'rivalTurn',
    kind: 'read',
    when: (moment) => {
      const event = moment.heard.findIndex((one, i) => i > beginning(moment.heard) && isDeed(one, rivalOf(moment)));
      return event < 0 || !asksMe(moment) ? null : { event, ...at('log') };
    },
    rules: ['COC-ROUND-02'],
  },
  {
    id: 'explored',
    kind: 'read',
    when: (moment) => {
      const done = firstDone(since(moment), 'explore');
      const moved = since(moment).heard.find((event, i) => i > done && event.did === 'move');
      if (done < 0 || moved?.did !== 'move' || !asksMe(moment)) return null;
      return { hex: moved.to, at: [{ thing: hexThing(moment.view, moved.to) }] };
    },
    rules: ['COC-XLAND-02', 'COC-XLAND-04'],
  },
  {
    id: 'fought',
    kind: 'read',
    when: (moment) => {
      const { heard } = moment;
      const over = heard.findIndex((event, i) => i > beginning(heard) && event.did === 'battle over');
      const ended = heard[over];
      const event = heard
        .slice(0, Math.max(0, over))
        .map(({ did }) => did)
        .lastIndexOf('battle roll');
      if (ended?.did !== 'battle over' || event < 0 || !asksMe(moment)) return null;
      const { hex, winner } = ended;
      return { event, hex, n: winner === moment.seat ? 1 : 0, at: [{ thing: hexThing(moment.view, hex) }] };
    },
    rules: ['COC-COMBAT-10', 'COC-COMBAT-11', 'COC-CAPT-01'],
  },
  {
    id: 'angry',
    kind: 'read',
    when: (moment) => {
      const { view, seat } = moment;
      const city = view.cities.find(({ owner, mood }) => owner === seat && mood === ANGRY);
      if (!city || !asks(moment, 'turn')) return null;
      return { hex: city.hex, at: [{ thing: hexThing(view, city.hex) }] };
    },
    rules: ['COC-MOOD-03', 'COC-ACTIV-04'],
  },
  {
    id: 'influenced',
    kind: 'read',
    when: (moment) => {
      const { heard } = since(moment);
      const tried = firstDone(since(moment), 'influence');
      if (tried < 0 || !asks(moment, 'turn')) return null;
      const won = heard.some((event, i) => i > tried && event.did === 'influenced' && event.seat === moment.seat);
      const event = heard[tried];
      const hex = event?.did === 'influence' ? event.to : 0;
      return { hex, n: won ? 1 : 0, at: [{ thing: hexThing(moment.view, hex) }] };
    },
    rules: ['COC-INFL-07', 'COC-VP-04'],
  },
  {
    id: 'cheered',
    kind: 'read',
    when: (moment) => {
      const event = since(moment).heard[cheered(moment)];
      if (event?.did !== 'mood' || !asks(moment, 'turn')) return null;
      return { hex: event.hex, at: [{ thing: hexThing(moment.view, event.hex) }] };
    },
    rules: ['COC-MOOD-02', 'COC-HAPPY-03'],
  },
  {
    id: 'status',
    kind: 'read',
    when: (moment) => (inStatus(moment) ? at('ages') : null),
    rules: ['COC-STAT-01', 'COC-STAT-02'],
  },
  {
    id: 'drawn',
    kind: 'read',
    when: (moment) => {
      const { heard, seat } = since(moment);
      const from = heard.findIndex((event) => event.did === 'status');
      const drew = heard.some((event, i) => from >= 0 && i > from && event.did === 'draw' && event.seat === seat);
      return drew && asksMe(moment) ? at('hand') : null;
    },
    rules: ['COC-STAT-08', 'COC-OCARD-04'],
  },
  {
    id: 'alone',
    kind: 'read',
    when: (moment) => (moment.view.age > GUIDED_AGE && asks(moment, 'turn') ? at('question') : null),
    rules: ['COC-ROUND-01', 'COC-VP-01'],
  },
  {
    id: 'event',
    kind: 'read',
    when: (moment) => {
      const { heard } = moment;
      const event = heard.findIndex((one, i) => i > beginning(heard) && one.did === 'event');
      return event < 0 || isLed(moment) || !asks(moment, 'turn') ? null : { event, ...at('log') };
    },
    rules: ['COC-EVTRIG-01', 'COC-EVTRIG-02'],
  },
  {
    id: 'found',
    kind: 'read',
    when: (moment) => {
      const [found] = isLed(moment) ? [] : options(moment, 'found');
      return found ? { hex: found.hex, at: [{ thing: hexThing(moment.view, found.hex) }] } : null;
    },
    rules: ['COC-FOUND-01', 'COC-FOUND-08'],
  },
  {
    id: 'attacked',
    kind: 'read',
    when: (moment) => {
      const isOne = (event: ClashEvent) => event.did === 'battle' && event.defender === moment.seat;
      const event = moment.heard.findIndex((one, i) => i > beginning(moment.heard) && isOne(one));
      return event < 0 || !asks(moment, 'turn') ? null : { event, ...at('log') };
    },
    rules: ['COC-CAPT-01', 'COC-COMBAT-05'],
  },
  {
    id: 'lastAge',
    kind: 'read',
    when: (moment) => (moment.view.age === agesOf(moment.view.config) && asks(moment, 'turn') ? at('ages') : null),
    rules: ['COC-VP-01', 'COC-STAT-05'],
  },
  {
    id: 'end',
    kind: 'read',
    when: (moment) => (moment.result ? { ...at('points'), lines: finalLines(moment) } : null),
    rules: ['COC-VP-03', 'COC-VP-05', 'COC-VP-07'],
  },
];

function at(zone: Zone): Scene {
  return { at: [{ zone }] };
}

/** One of the learner's cities, the largest first. */
function atHome({ view, seat }: Moment, place: number): Scene {
  const own = view.cities.filter(({ owner }) => owner === seat);
  const size = ({ buildings }: (typeof own)[number]) => buildings.filter((owner) => owner >= 0).length;
  const city = [...own].sort((a, b) => size(b) - size(a))[place];
  return city ? { hex: city.hex, at: [{ thing: hexThing(view, city.hex) }] } : at('dock');
}

function asksMe({ decision, seat }: Moment): boolean {
  return decision?.seat === seat;
}

function inStatus(moment: Moment): boolean {
  return since(moment).heard.some((event) => event.did === 'status') && asksMe(moment);
}

/** What the learner first did of that kind, with what it cost and brought, unless it is long past. */
function toldOf(
  moment: Moment,
  name: 'advance' | 'collect' | 'construct' | 'recruit',
  scene: Scene | null,
): Scene | null {
  const past = since(moment);
  const done = firstDone(past, name);
  const event = past.heard[done];
  if (!event || !asks(moment, 'turn') || isLongPast(past, done)) return null;
  const lines = accountOf(past, done, moment.seat);
  const hex = 'hex' in event ? event.hex : undefined;
  const here = hex === undefined ? [] : [{ thing: hexThing(moment.view, hex) }];
  return {
    lines,
    ...(hex !== undefined && { hex }),
    ...(event.did === 'advance' && { card: event.advance }),
    at: scene?.at ?? here,
  };
}

function isLongPast({ heard, seat }: Moment, place: number): boolean {
  return heard.slice(place + 1).filter((event) => isDeed(event, seat)).length > 1;
}
