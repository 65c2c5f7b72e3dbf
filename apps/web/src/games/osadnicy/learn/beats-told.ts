import { GOLD, type OsadnicyEvent, ROUNDS, scoreOf, type Why } from '@imperia/osadnicy';
import { asks, type EventNamed, firstDone, rivalOf } from '../../../learn/moments.ts';
import { thingOf } from '../cards/things.ts';
import { accountOf, gainedIn, goodsOf, type Line, productionOf } from './account.ts';
import { type Beat, GUIDED_ROUNDS, type Scene } from './beat.ts';
import { heardIn, isCommon, isDeed, type Moment } from './moment.ts';

/** What is shown before anything happens. */
export const INTRODUCTION: readonly Beat[] = [
  { id: 'welcome', kind: 'read', when: () => ({ at: [{ zone: 'points' }] }), rules: ['OSD-GENERAL-02'] },
  { id: 'empire', kind: 'read', when: () => ({ at: [{ zone: 'empire' }] }), rules: ['OSD-CARDS-22'] },
  { id: 'goods', kind: 'read', when: () => ({ at: [{ zone: 'goods' }] }), rules: ['OSD-GOODS-01'] },
  { id: 'hand', kind: 'read', when: () => ({ at: [{ zone: 'hand' }] }), rules: ['OSD-CARDS-14'] },
];

/** What has just happened, with its numbers. */
export const TOLD: readonly Beat[] = [
  {
    id: 'production',
    kind: 'read',
    when: (moment) => producedIn(moment, 1),
    rules: ['OSD-PRODUCTION-01'],
  },
  {
    id: 'turn',
    kind: 'read',
    when: (moment) =>
      asks(moment, 'turn') && !moment.heard.some((event) => isDeed(event, moment.seat))
        ? { at: [{ zone: 'question' }] }
        : null,
    rules: ['OSD-ACTION-01'],
  },
  {
    id: 'built',
    kind: 'read',
    when: (moment) => toldOf(moment, firstBuilt(moment, true)),
    rules: ['OSD-BUILD-03'],
  },
  {
    id: 'razedHand',
    kind: 'read',
    when: (moment) => withPlace(toldOf(moment, firstDone(moment, 'raze card')), { zone: 'goods' }),
    rules: ['OSD-RAZE-04'],
  },
  {
    id: 'dealt',
    kind: 'read',
    when: (moment) => withPlace(toldOf(moment, firstDone(moment, 'deal')), { zone: 'deals' }),
    rules: ['OSD-DEAL-06'],
  },
  {
    id: 'gold',
    kind: 'read',
    when: (moment) => (firstDone(moment, 'pay', ({ pay }) => pay[GOLD]! > 0) < 0 ? null : { at: [{ zone: 'goods' }] }),
    rules: ['OSD-GOODS-03'],
  },
  { id: 'exchanged', kind: 'read', when: exchanged, rules: ['OSD-EXCHANGE-01'] },
  { id: 'rivalTurn', kind: 'read', when: rivalTurn, rules: ['OSD-ACTION-01'] },
  { id: 'cleanup', kind: 'read', when: cleanup, rules: ['OSD-CLEANUP-03'] },
  {
    id: 'productionAgain',
    kind: 'read',
    when: (moment) => producedIn(moment, 2),
    rules: ['OSD-PRODUCTION-15'],
  },
  {
    id: 'builtFaction',
    kind: 'read',
    when: (moment) => toldOf(moment, firstBuilt(moment, false)),
    rules: ['OSD-BUILD-11'],
  },
  {
    id: 'activated',
    kind: 'read',
    when: (moment) => toldOf(moment, firstDone(moment, 'activate')),
    rules: ['OSD-ACTIVATE-04'],
  },
  {
    id: 'razedRival',
    kind: 'read',
    when: (moment) => withPlace(toldOf(moment, firstDone(moment, 'raze')), { zone: 'rival' }),
    rules: ['OSD-RAZE-08', 'OSD-RAZE-10'],
  },
  { id: 'feature', kind: 'read', when: feature, rules: ['OSD-BUILD-06'] },
  { id: 'razedByRival', kind: 'read', when: razedByRival, rules: ['OSD-RAZE-10', 'OSD-BUILD-15'] },
  {
    id: 'alone',
    kind: 'read',
    when: ({ view }) => (view.round > GUIDED_ROUNDS ? { at: [{ zone: 'question' }] } : null),
    rules: ['OSD-GENERAL-01'],
  },
  {
    id: 'lastRound',
    kind: 'read',
    when: ({ view, result }) => (view.round === ROUNDS && !result ? { at: [{ zone: 'phases' }] } : null),
    rules: ['OSD-CLEANUP-01'],
  },
  { id: 'end', kind: 'read', when: end, rules: ['OSD-SCORING-02'] },
];

function producedIn(moment: Moment, round: number): Scene | null {
  const { view, seat } = moment;
  if (view.round !== round || view.phase !== 'action') return null;
  return { at: [{ zone: 'goods' }], lines: productionOf(heardIn(moment, round), seat) };
}

function firstBuilt(moment: Moment, common: boolean): number {
  return firstDone(moment, 'build', ({ card }) => isCommon(card) === common);
}

/** What the learner did there, unless it is long past. */
function toldOf(moment: Moment, at: number): Scene | null {
  const { heard, seat } = moment;
  const event = heard[at];
  if (!event || !('card' in event) || isLongPast(moment, at)) return null;
  const given = heard[at - 1];
  return {
    card: event.card,
    ...(given?.did === 'give up' && given.seat === seat && { other: given.card }),
    lines: accountOf(moment, at, seat),
    at: [{ thing: thingOf(event.card) }],
  };
}

function isLongPast({ heard, seat }: Moment, at: number): boolean {
  return heard.slice(at + 1).filter((event) => isDeed(event, seat)).length > 1;
}

function withPlace(scene: Scene | null, place: Scene['at'][number]): Scene | null {
  return scene && { ...scene, at: [place] };
}

function rivalTurn(moment: Moment): Scene | null {
  const rival = rivalOf(moment);
  const event = moment.heard.findIndex((one) => isDeed(one, rival));
  return event < 0 ? null : { event, at: [{ zone: 'log' }] };
}

function exchanged(moment: Moment): Scene | null {
  const at = firstDone(moment, 'exchange');
  if (at < 0 || asks(moment, 'exchange more') || isLongPast(moment, at)) return null;
  const cost: Line = { of: 'cost', goods: { worker: 2 } };
  return { at: [{ zone: 'goods' }], lines: [cost, ...accountOf(moment, at, moment.seat)] };
}

function cleanup(moment: Moment): Scene | null {
  const at = firstDone(moment, 'store');
  const stored = moment.heard[at];
  if (stored?.did !== 'store') return null;
  return { at: [{ zone: 'goods' }], lines: [{ of: 'kept', goods: goodsOf(stored.pay) }] };
}

function gains(moment: Moment, why: Why): readonly EventNamed<OsadnicyEvent, 'gain'>[] {
  const isOne = (event: OsadnicyEvent): event is EventNamed<OsadnicyEvent, 'gain'> =>
    event.did === 'gain' && event.seat === moment.seat && event.why === why;
  return moment.heard.filter(isOne);
}

function feature(moment: Moment): Scene | null {
  const [first] = gains(moment, 'feature');
  if (!first) return null;
  const same = gains(moment, 'feature').filter(({ card }) => card === first.card);
  return {
    card: first.card,
    lines: [{ of: 'gain', goods: gainedIn(same, moment.seat) }],
    at: [{ thing: thingOf(first.card) }, { zone: 'empire' }],
  };
}

function razedByRival({ heard, seat }: Moment): Scene | null {
  const raze = heard.find((event) => event.did === 'raze' && event.of === seat && event.seat !== seat);
  if (raze?.did !== 'raze' || !isCommon(raze.card)) return null;
  return { card: raze.card, at: [{ thing: thingOf(raze.card) }, { zone: 'empire' }] };
}

function end(moment: Moment): Scene | null {
  const { view, seat, result } = moment;
  if (!result) return null;
  const { earned, locations, total } = scoreOf(view, seat);
  return {
    at: [{ zone: 'points' }],
    lines: [
      { of: 'earned', goods: { vp: earned } },
      { of: 'locations', goods: { vp: locations } },
      { of: 'total', goods: { vp: total } },
      { of: 'theirs', goods: { vp: scoreOf(view, rivalOf(moment)).total } },
    ],
  };
}
