import { optionId } from '@imperia/engine';
import { cardOf, FOOD, GOLD, type OsadnicyStep, WORKER } from '@imperia/osadnicy';
import { asks, firstDone, options } from '../../../learn/moments.ts';
import { thingOf } from '../cards/things.ts';
import { type Amounts, goodsOf, type Line } from './account.ts';
import { type Beat, GUIDED_ROUNDS, type Scene } from './beat.ts';
import { heardIn, isCommon, type Moment } from './moment.ts';
import { EXCHANGED_FOR, preferred } from './prepared.ts';

/** Questions within an action, when they first come. */
export const QUESTIONS: readonly Beat[] = [
  { id: 'defend', kind: 'question', when: (moment) => asked(moment, 'moment', 'defend'), rules: ['OSD-DEFENSE-02'] },
  { id: 'pay', kind: 'question', when: (moment) => asked(moment, 'pay', 'spend'), rules: ['OSD-GOODS-03'] },
  {
    id: 'giveUp',
    kind: 'question',
    when: (moment) => asked(moment, 'give up location', 'give up'),
    rules: ['OSD-BUILD-11', 'OSD-BUILD-15'],
  },
  {
    id: 'exchangeFor',
    kind: 'question',
    when: (moment) => asked(moment, 'exchange more', 'exchange for'),
    rules: ['OSD-EXCHANGE-03', 'OSD-EXCHANGE-04'],
  },
  { id: 'draw', kind: 'question', when: (moment) => asked(moment, 'draw', 'draw one'), rules: ['OSD-GENERAL-07'] },
];

/** What the guide proposes to try, in this order. */
export const TRIED: readonly Beat[] = [
  {
    id: 'lookout',
    kind: 'tried',
    when: (moment) => picking(moment, 1),
    until: (moment) => taken(moment) >= 1,
    rules: ['OSD-LOOKOUT-01'],
  },
  {
    id: 'lookoutAgain',
    kind: 'tried',
    when: (moment) => picking(moment, 1),
    until: (moment) => taken(moment) >= 2,
    rules: ['OSD-LOOKOUT-08'],
  },
  {
    id: 'roundTwo',
    kind: 'tried',
    when: (moment) => picking(moment, 2),
    until: (moment) => taken(moment) >= 4,
    rules: ['OSD-LOOKOUT-05'],
  },
  {
    id: 'build',
    kind: 'tried',
    when: (moment) => proposal(moment, preferred('build', buildings(moment, true)), buildLines),
    until: (moment) => firstDone(moment, 'build', ({ card }) => isCommon(card)) >= 0,
    rules: ['OSD-BUILD-02', 'OSD-BUILD-09'],
  },
  {
    id: 'razeHand',
    kind: 'tried',
    when: (moment) => proposal(moment, preferred('raze card', options(moment, 'raze card')), razeHandLines),
    until: (moment) => firstDone(moment, 'raze card') >= 0,
    rules: ['OSD-RAZE-04'],
  },
  {
    id: 'deal',
    kind: 'tried',
    when: (moment) => proposal(moment, preferred('deal', options(moment, 'deal')), dealLines),
    until: (moment) => firstDone(moment, 'deal') >= 0,
    rules: ['OSD-DEAL-04', 'OSD-DEAL-07'],
  },
  {
    id: 'exchange',
    kind: 'tried',
    when: (moment) => proposal(moment, options(moment, 'exchange')[0], () => []),
    until: (moment) => firstDone(moment, 'exchange') >= 0,
    rules: ['OSD-EXCHANGE-05'],
  },
  {
    id: 'faction',
    kind: 'tried',
    when: (moment) =>
      fromRoundTwo(moment, proposal(moment, preferred('faction', buildings(moment, false)), buildLines)),
    until: (moment) => firstDone(moment, 'build', ({ card }) => !isCommon(card)) >= 0,
    rules: ['OSD-BUILD-11', 'OSD-SCORING-04'],
  },
  {
    id: 'activate',
    kind: 'tried',
    when: (moment) =>
      fromRoundTwo(moment, proposal(moment, preferred('activate', options(moment, 'activate')), actionLines)),
    until: (moment) => firstDone(moment, 'activate') >= 0,
    rules: ['OSD-ACTIVATE-03', 'OSD-ACTIVATE-05'],
  },
  {
    id: 'razeRival',
    kind: 'tried',
    when: (moment) =>
      fromRoundTwo(
        moment,
        proposal(moment, preferred('raze location', options(moment, 'raze location')), razeRivalLines),
      ),
    until: (moment) => firstDone(moment, 'raze') >= 0,
    rules: ['OSD-RAZE-07', 'OSD-ACTION-04'],
  },
  {
    id: 'featureBuild',
    kind: 'tried',
    when: (moment) =>
      fromRoundTwo(
        moment,
        proposal(moment, preferred('feature', buildings(moment, true).filter(isFeature)), buildLines),
      ),
    until: (moment) => firstDone(moment, 'build', ({ card }) => cardOf(card).triggers.length > 0) >= 0,
    rules: ['OSD-BUILD-06', 'OSD-BUILD-18'],
  },
  {
    id: 'pass',
    kind: 'tried',
    leaves: true,
    when: (moment) => passing(moment, 1),
    until: (moment) => passedIn(moment, 1),
  },
  {
    id: 'passAgain',
    kind: 'tried',
    leaves: true,
    when: (moment) => passing(moment, GUIDED_ROUNDS),
    until: (moment) => passedIn(moment, GUIDED_ROUNDS),
    rules: ['OSD-ACTION-03', 'OSD-ACTION-04'],
  },
];

function asked(moment: Moment, ask: OsadnicyStep['do'], option: OsadnicyStep['do']): Scene | null {
  const offered = options(moment, option);
  if (!asks(moment, ask) || moment.decision!.options.length < 2) return null;
  const first = offered.find((one) => one.do === 'exchange for' && one.good === EXCHANGED_FOR) ?? offered[0];
  if (!first) return null;
  const card = first.do === 'give up' ? first.given : first.do === 'defend' ? first.card : null;
  const places = card === null ? [] : [{ thing: thingOf(card) }];
  return { ...(card !== null && { card }), at: [...places, { option: optionId(first) }, { zone: 'question' }] };
}

function taken({ heard, seat }: Moment): number {
  return heard.filter((event) => event.did === 'take' && event.seat === seat).length;
}

function picking(moment: Moment, round: number): Scene | null {
  const proposed = preferred('take', options(moment, 'take'));
  if (!asks(moment, 'pick') || moment.view.round !== round || proposed?.do !== 'take') return null;
  return { card: proposed.card, at: [{ thing: thingOf(proposed.card) }, { zone: 'lookout' }] };
}

function buildings(moment: Moment, common: boolean): readonly OsadnicyStep[] {
  return options(moment, 'build').filter((option) => option.do === 'build' && isCommon(option.card) === common);
}

function isFeature(option: OsadnicyStep): boolean {
  return option.do === 'build' && cardOf(option.card).triggers.length > 0;
}

function proposal(
  moment: Moment,
  proposed: OsadnicyStep | undefined,
  lines: (card: number, moment: Moment) => readonly Line[],
): Scene | null {
  if (!asks(moment, 'turn') || !proposed) return null;
  const own = moment.view.seats[moment.seat]!;
  const option = { option: optionId(proposed) };
  if (!('card' in proposed)) return { n: own.tokens[WORKER]!, at: [option, { zone: 'question' }] };
  const { card } = proposed;
  return {
    card,
    n: own.tokens[FOOD]! > 0 ? 0 : own.tokens[GOLD]!,
    lines: lines(card, moment),
    at: [option, { thing: thingOf(card) }],
  };
}

function fromRoundTwo({ view }: Moment, scene: Scene | null): Scene | null {
  return view.round >= GUIDED_ROUNDS ? scene : null;
}

function buildLines(card: number): readonly Line[] {
  const { cost, locations } = cardOf(card);
  return [{ of: 'cost', goods: { ...goodsOf(cost), ...(locations > 0 && { location: locations }) } }];
}

function dealLines(card: number): readonly Line[] {
  const { deal } = cardOf(card);
  return [{ of: 'cost', goods: { food: 1 } }, ...(deal ? [{ of: 'gain', goods: { [deal]: 1 } } as const] : [])];
}

function razeHandLines(card: number): readonly Line[] {
  return razeLines(card, 1);
}

function razeRivalLines(card: number, { view }: Moment): readonly Line[] {
  const defended = view.seats.some(({ locations }) => locations.some((one) => one.card === card && one.defended));
  return razeLines(card, defended ? 3 : 2);
}

function razeLines(card: number, raze: number): readonly Line[] {
  return [
    { of: 'cost', goods: { raze } },
    { of: 'gain', goods: counted(cardOf(card).raze) },
  ];
}

function counted(goods: readonly (keyof Amounts)[]): Amounts {
  const all: Partial<Record<keyof Amounts, number>> = {};
  for (const good of goods) all[good] = (all[good] ?? 0) + 1;
  return all;
}

function actionLines(card: number): readonly Line[] {
  const { action, data } = cardOf(card);
  if (!action) return [];
  const effect = data.action?.effects[0];
  return [
    { of: 'cost', goods: { ...goodsOf(action.spend), ...(action.cards > 0 && { card: action.cards }) } },
    ...(effect?.op === 'gain' ? [{ of: 'gain', goods: effect.goods } as const] : []),
  ];
}

function passing(moment: Moment, round: number): Scene | null {
  const [pass] = options(moment, 'pass');
  if (!asks(moment, 'turn') || moment.view.round !== round || !pass) return null;
  return { at: [{ option: optionId(pass) }, { zone: 'question' }] };
}

function passedIn(moment: Moment, round: number): boolean {
  return heardIn(moment, round).some((event) => event.did === 'pass' && event.seat === moment.seat);
}
