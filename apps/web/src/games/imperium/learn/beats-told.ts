import { optionId } from '@imperia/engine';
import { cardOf, type ImperiumEvent, thingOf } from '@imperia/imperium';
import { asks, firstDone, options, rivalOf } from '../../../learn/moments.ts';
import { accountOf, finalLines } from './account.ts';
import { type Beat, GUIDED_ROUNDS, type Scene, type Zone } from './beat.ts';
import { isDeed, isRegion, isUnrest, type Moment, turnsEnded } from './moment.ts';

/** What is shown before anything happens. */
export const INTRODUCTION: readonly Beat[] = [
  { id: 'welcome', kind: 'read', when: () => at('points'), rules: ['IMP-SCORE-16'] },
  { id: 'state', kind: 'read', when: () => at('state'), rules: ['IMP-ACTIV-03', 'IMP-ACTION-06'] },
  { id: 'goods', kind: 'read', when: () => at('goods'), rules: ['IMP-SCORE-03', 'IMP-TERM-88'] },
  { id: 'hand', kind: 'read', when: () => at('hand'), rules: ['IMP-ANAT-02', 'IMP-ANAT-05'] },
  { id: 'market', kind: 'read', when: () => at('market'), rules: ['IMP-TERM-61'] },
];

/** What has just happened, with its numbers. */
export const TOLD: readonly Beat[] = [
  {
    id: 'turn',
    kind: 'read',
    when: (moment) => (asks(moment, 'turn') && !moment.view.activated ? at('question') : null),
    rules: ['IMP-TURN-04', 'IMP-ACTIV-01'],
  },
  {
    id: 'regionPlayed',
    kind: 'read',
    when: (moment) =>
      toldOf(
        moment,
        firstDone(moment, 'play', ({ card }) => isRegion(card)),
      ),
    rules: ['IMP-ACTION-05'],
  },
  { id: 'acquired', kind: 'read', when: acquired, rules: ['IMP-TERM-97', 'IMP-TERM-98'] },
  {
    id: 'calmed',
    kind: 'read',
    when: (moment) => {
      const done = firstDone(moment, 'return', ({ cards }) => cards.some(isUnrest));
      return done < 0 || isLongPast(moment, done) ? null : at('unrest');
    },
    rules: ['IMP-END-08', 'IMP-COLLAPSE-03'],
  },
  {
    id: 'prospered',
    kind: 'read',
    when: (moment) => {
      const done = firstDone(moment, 'play', ({ card }) => isProsperity(card));
      const told = toldOf(moment, done);
      return told && { ...told, ...at('goods') };
    },
    rules: ['IMP-TERM-81'],
  },
  {
    id: 'brokeThrough',
    kind: 'read',
    when: (moment) => {
      const done = Math.max(firstDone(moment, 'breakthrough'), firstDone(moment, 'breakthrough deck'));
      return toldOf(moment, done);
    },
    rules: ['IMP-TERM-51', 'IMP-TERM-53'],
  },
  {
    id: 'exhausted',
    kind: 'read',
    when: (moment) => toldOf(moment, firstDone(moment, 'exhaust')),
    rules: ['IMP-EXHAUST-02'],
  },
  {
    id: 'drawn',
    kind: 'read',
    when: (moment) => (turnsEnded(moment) > 0 && !asks(moment, 'tidy') && !inCleanup(moment) ? at('hand') : null),
    rules: ['IMP-CLEAN-10', 'IMP-CLEAN-07'],
  },
  {
    id: 'reshuffled',
    kind: 'read',
    when: (moment) => {
      const done = firstDone(moment, 'nation card');
      const event = moment.heard[done];
      return event?.did === 'nation card' && asks(moment, 'turn') ? { card: event.card, ...at('nation') } : null;
    },
    rules: ['IMP-DECK-01', 'IMP-DECK-06'],
  },
  {
    id: 'rivalTurn',
    kind: 'read',
    when: (moment) => {
      const event = moment.heard.findIndex((one) => isDeed(one, rivalOf(moment)));
      return event < 0 || !asksMe(moment) ? null : { event, ...at('log') };
    },
    rules: ['IMP-TURN-03'],
  },
  {
    id: 'solstice',
    kind: 'read',
    when: ({ heard }) => (heard.some(({ did }) => did === 'solstice') ? at('rounds') : null),
    rules: ['IMP-SOLST-02', 'IMP-TURN-06'],
  },
  { id: 'otherTurns', kind: 'read', when: otherTurns, rules: ['IMP-INNOV-02', 'IMP-REVOLT-01'] },
  { id: 'attacked', kind: 'read', when: attacked, rules: ['IMP-ANAT-04'] },
  {
    id: 'accession',
    kind: 'read',
    when: (moment) => (firstDone(moment, 'state') < 0 ? null : at('state')),
    rules: ['IMP-DECK-07', 'IMP-ACTION-06'],
  },
  {
    id: 'developed',
    kind: 'read',
    when: (moment) => {
      const event = moment.heard[firstDone(moment, 'develop')];
      return event?.did === 'develop' ? { card: event.card, ...at('developments') } : null;
    },
    rules: ['IMP-DECK-16', 'IMP-END-02'],
  },
  {
    id: 'fame',
    kind: 'read',
    when: (moment) => (moment.heard.some(isFame) ? at('fame') : null),
    rules: ['IMP-END-04'],
  },
  {
    id: 'alone',
    kind: 'read',
    when: (moment) => (moment.view.round > GUIDED_ROUNDS && asks(moment, 'turn') ? at('question') : null),
    rules: ['IMP-TURN-01'],
  },
  {
    id: 'revolt',
    kind: 'read',
    when: (moment) => {
      const [option] = moment.view.round > GUIDED_ROUNDS ? options(moment, 'revolt') : [];
      const unrest = moment.view.seats[moment.seat]!.hand.filter(isUnrest).length;
      return option && unrest >= MANY_UNREST
        ? { n: unrest, at: [{ option: optionId(option) }, { zone: 'question' }] }
        : null;
    },
    rules: ['IMP-REVOLT-01', 'IMP-REVOLT-03'],
  },
  {
    id: 'lastRound',
    kind: 'read',
    when: ({ view, result }) => (view.lastRound > 0 && !result ? at('rounds') : null),
    rules: ['IMP-END-01', 'IMP-SCORE-01'],
  },
  {
    id: 'end',
    kind: 'read',
    when: (moment) => (moment.result ? { ...at('points'), lines: finalLines(moment) } : null),
    rules: ['IMP-SCORE-04', 'IMP-SCORE-12'],
  },
];

const MANY_UNREST = 2;

function at(zone: Zone): Scene {
  return { at: [{ zone }] };
}

function asksMe({ decision, seat }: Moment): boolean {
  return decision?.seat === seat;
}

function inCleanup({ view, seat }: Moment): boolean {
  return view.phase === 'cleanup' && view.turn === seat;
}

function isProsperity(card: number): boolean {
  return cardOf(card).data.name.en === 'Prosperity';
}

function isFame(event: ImperiumEvent): boolean {
  return event.did === 'take fame' || (event.did === 'look' && event.at === 'fame');
}

/** What the learner did there, unless it is not done yet or long past. */
function toldOf(moment: Moment, place: number): Scene | null {
  const { heard, seat } = moment;
  const event = heard[place];
  if (!event || !('card' in event) || !asks(moment, 'turn') || isLongPast(moment, place)) return null;
  return {
    card: event.card,
    lines: accountOf(moment, place, seat),
    at: [{ thing: thingOf(event.card) }, { zone: 'play' }],
  };
}

function isLongPast({ heard, seat }: Moment, place: number): boolean {
  return heard.slice(place + 1).filter((event) => isDeed(event, seat)).length > 1;
}

function acquired(moment: Moment): Scene | null {
  const place = firstDone(moment, 'acquire');
  const told = toldOf(moment, place);
  const event = moment.heard[place];
  if (!told || event?.did !== 'acquire') return null;
  return { ...told, n: event.unrest >= 0 ? 1 : 0, at: [...told.at.slice(0, 1), { zone: 'hand' }] };
}

/** At the beginning of a later turn of the led part, what else one may do with it. */
function otherTurns(moment: Moment): Scene | null {
  const [innovate] = options(moment, 'innovate');
  if (turnsEnded(moment) === 0 || !innovate) return null;
  return { at: [{ option: optionId(innovate) }, { zone: 'question' }] };
}

function attacked(moment: Moment): Scene | null {
  const event = moment.heard.findIndex(
    (one) => one.did === 'play' && one.seat === rivalOf(moment) && cardOf(one.card)?.attack,
  );
  return event < 0 || !asksMe(moment) ? null : { event, ...at('log') };
}
