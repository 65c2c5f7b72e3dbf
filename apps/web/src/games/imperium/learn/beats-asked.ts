import { optionId } from '@imperia/engine';
import { cardOf, type ImperiumStep, thingOf } from '@imperia/imperium';
import type { Place } from '../../../learn/lesson.ts';
import { asks, firstDone, options } from '../../../learn/moments.ts';
import { type Beat, GUIDED_ROUNDS, type Scene, type Zone } from './beat.ts';
import { isRegion, isUnrest, type Moment, turnsEnded, wordAsking } from './moment.ts';
import { preferred, type Topic } from './prepared.ts';

/** Questions within a turn, when they first come. */
export const QUESTIONS: readonly Beat[] = [
  {
    id: 'garrison',
    kind: 'question',
    when: (moment) => (wordAsking(moment)?.op === 'garrison' && asks(moment, 'pick') ? at('hand') : null),
    rules: ['IMP-TERM-18', 'IMP-TERM-19'],
  },
  {
    id: 'way',
    kind: 'question',
    when: (moment) => {
      const [first] = options(moment, 'chosen');
      return first ? { card: first.card, at: [{ option: optionId(first) }, { zone: 'question' }] } : null;
    },
    rules: ['IMP-TERM-82', 'IMP-TERM-87'],
  },
  {
    id: 'acquireWhich',
    kind: 'question',
    when: (moment) => fromMarket('acquire', options(moment, 'acquire card')),
    rules: ['IMP-TERM-96', 'IMP-TERM-98'],
  },
  {
    id: 'breakFor',
    kind: 'question',
    when: (moment) => fromMarket('breakThrough', options(moment, 'break through for')),
    rules: ['IMP-TERM-50', 'IMP-TERM-54'],
  },
  {
    id: 'marketToken',
    kind: 'question',
    when: (moment) => {
      const proposed = preferred('token', options(moment, 'lay token')) ?? options(moment, 'lay token')[0];
      return proposed ? { card: proposed.card, at: [{ thing: thingOf(proposed.card) }, { zone: 'market' }] } : null;
    },
    rules: ['IMP-CLEAN-02'],
  },
  {
    id: 'tidy',
    kind: 'question',
    when: (moment) => (asks(moment, 'tidy') ? at('hand') : null),
    rules: ['IMP-CLEAN-09', 'IMP-CLEAN-10'],
  },
  {
    id: 'develop',
    kind: 'question',
    when: (moment) => (asks(moment, 'develop') ? at('question') : null),
    rules: ['IMP-DECK-13', 'IMP-DECK-14'],
  },
];

/** What the guide proposes to try, in this order. */
export const TRIED: readonly Beat[] = [
  {
    id: 'region',
    kind: 'tried',
    when: (moment) => playing(moment, 'region'),
    until: (moment) => firstDone(moment, 'play', ({ card }) => isRegion(card)) >= 0,
    rules: ['IMP-ACTION-03', 'IMP-ANAT-03'],
  },
  {
    id: 'conquer',
    kind: 'tried',
    when: (moment) => playing(moment, 'conquer'),
    until: (moment) => firstDone(moment, 'acquire') >= 0,
    rules: ['IMP-TERM-96'],
  },
  {
    id: 'calm',
    kind: 'tried',
    when: calming,
    until: (moment) => firstDone(moment, 'return', ({ cards }) => cards.some(isUnrest)) >= 0,
    rules: ['IMP-TERM-100'],
  },
  {
    id: 'prosper',
    kind: 'tried',
    when: (moment) => playing(moment, 'prosper'),
    until: (moment) => firstDone(moment, 'play', ({ card }) => cardOf(card).data.name.en === 'Prosperity') >= 0,
    rules: ['IMP-TERM-81'],
  },
  {
    id: 'breakThrough',
    kind: 'tried',
    when: (moment) => playing(moment, 'breakThrough'),
    until: (moment) => firstDone(moment, 'breakthrough') >= 0 || firstDone(moment, 'breakthrough deck') >= 0,
    rules: ['IMP-TERM-50'],
  },
  {
    id: 'playNew',
    kind: 'tried',
    when: playingNew,
    until: (moment) => firstDone(moment, 'play', ({ card }) => isNew(moment, card)) >= 0,
    rules: ['IMP-ANAT-03', 'IMP-ACTION-05'],
  },
  {
    id: 'exhaust',
    kind: 'tried',
    when: exhausting,
    until: (moment) => firstDone(moment, 'exhaust') >= 0,
    rules: ['IMP-EXHAUST-03'],
  },
  {
    id: 'cleanUp',
    kind: 'tried',
    leaves: true,
    when: (moment) => {
      const [option] = options(moment, 'end activation');
      if (!option || !moment.view.activated) return null;
      return { at: [{ option: optionId(option) }, { zone: 'question' }] };
    },
    until: (moment) => turnsEnded(moment) > 0,
    rules: ['IMP-CLEAN-01'],
  },
];

function at(zone: Zone): Scene {
  return { at: [{ zone }] };
}

/** Only in the led part: later on, the hand is the learner's own. */
function isLed({ view }: Moment): boolean {
  return view.round <= GUIDED_ROUNDS;
}

function proposed(option: Extract<ImperiumStep, { readonly card: number }>): Scene {
  const places: readonly Place<Zone>[] = [{ option: optionId(option) }, { thing: thingOf(option.card) }];
  return { card: option.card, at: places };
}

function playing(moment: Moment, topic: Topic): Scene | null {
  const found = preferred(topic, options(moment, 'play'));
  return isLed(moment) && found ? proposed(found) : null;
}

function calming(moment: Moment): Scene | null {
  const found = options(moment, 'play').find(({ card }) => isUnrest(card));
  return isLed(moment) && found ? proposed(found) : null;
}

/** A card that the learner has taken from the market, and that stays in play. */
function isNew({ heard, seat }: Moment, card: number): boolean {
  if (!cardOf(card).permanent) return false;
  return heard.some(
    (event) => (event.did === 'acquire' || event.did === 'breakthrough') && event.seat === seat && event.card === card,
  );
}

function playingNew(moment: Moment): Scene | null {
  const found = options(moment, 'play').find(({ card }) => isNew(moment, card));
  return isLed(moment) && found ? proposed(found) : null;
}

function exhausting(moment: Moment): Scene | null {
  const all = options(moment, 'exhaust');
  const found = preferred('exhaust', all) ?? all[0];
  return isLed(moment) && found ? proposed(found) : null;
}

function fromMarket(topic: Topic, offered: readonly { readonly take: number }[]): Scene | null {
  const cards = offered.map(({ take }) => ({ card: take }));
  const found = preferred(topic, cards) ?? cards[0];
  return found ? { card: found.card, at: [{ thing: thingOf(found.card) }, { zone: 'market' }] } : null;
}
