import { type Labelled, type Lang, pointed, type Spoken, type ThingPart, type Words } from '@imperia/kit';
import type { ImperiumEvent } from '../events.ts';
import type { ScoredPlace } from '../score.ts';
import type { Phase, State } from '../state.ts';
import type { ImperiumStep } from '../steps.ts';
import { isSeen } from '../text/called.ts';
import { eventText } from '../text/events.ts';
import { explained } from '../text/explained.ts';
import { GROUPS, groupText } from '../text/groups.ts';
import { cardName, phaseName, seatName } from '../text/names.ts';
import { optionParts } from '../text/options.ts';
import { pickItemText, questionParts } from '../text/questions.ts';
import type { COLUMNS } from './story.ts';
import { cardIn, thingOf } from './things.ts';

/** What one might try, for "why not?". */
type Use = 'play' | 'exhaust' | 'innovate' | 'revolt';

const USES: Spoken<Readonly<Record<Use, string>>> = {
  pl: { play: 'Zagraj', exhaust: 'Zaznacz', innovate: 'Innowacja', revolt: 'Przewrót' },
  en: { play: 'Play', exhaust: 'Exhaust', innovate: 'Innovate', revolt: 'Revolt' },
};

/** Where something else is asked, no rule of the book says so. */
const ANSWER_FIRST: Spoken<string> = {
  pl: 'najpierw odpowiedz na pytanie.',
  en: 'answer the question first.',
};

type Column = (typeof COLUMNS)[number];

const COLUMN_NAMES: Spoken<Readonly<Record<Column, string>>> = {
  pl: {
    progress: 'postęp',
    goods: 'zasoby i populacja',
    play: 'w grze',
    garrison: 'garnizony',
    hand: 'ręka',
    deck: 'talia',
    discard: 'odrzucone',
    history: 'historia',
    sunk: 'zatopione',
    power: 'karta potęgi',
    total: 'razem',
  },
  en: {
    progress: 'progress',
    goods: 'materials and population',
    play: 'in play',
    garrison: 'garrisons',
    hand: 'hand',
    deck: 'deck',
    discard: 'discard pile',
    history: 'history',
    sunk: 'sunken',
    power: 'power card',
    total: 'total',
  },
};

const SOURCES: Spoken<Readonly<Record<ScoredPlace | 'progress', string>>> = {
  pl: {
    progress: 'Postęp',
    hand: 'Karty na ręce',
    play: 'Karty w grze',
    garrison: 'Karty w garnizonach',
    deck: 'Karty w talii',
    discard: 'Karty odrzucone',
    history: 'Historia',
    sunk: 'Karty zatopione',
    power: 'Karta potęgi',
  },
  en: {
    progress: 'Progress',
    hand: 'Cards in hand',
    play: 'Cards in play',
    garrison: 'Garrisoned cards',
    deck: 'Cards in the deck',
    discard: 'Discarded cards',
    history: 'History',
    sunk: 'Sunken cards',
    power: 'Power card',
  },
};

const ROUND: Spoken<(round: number) => string> = {
  pl: (round) => `Runda ${round}`,
  en: (round) => `Round ${round}`,
};

const PHASES: readonly Phase[] = ['turn', 'cleanup', 'solstice', 'end'];

export const words: Words<State, ImperiumStep, ImperiumEvent> = {
  seat: seatName,
  round: (round, lang) => ROUND[lang](round),
  phase: (phase, lang) => {
    const known = PHASES.find((one) => one === phase);
    return known ? phaseName(known, lang) : phase;
  },
  question: questionParts,
  option: optionParts,
  item: (view, asked, item, lang) => [pickItemText(view, asked, item, lang)],
  event: (view, event, lang) =>
    isToldAlready(event) ? [] : pointed(eventText(view, event, lang), cardsOf(event, lang)),
  thing: (thing, lang) => cardName(cardIn(thing), lang),
  explained: (_view, thing, lang) => explained(cardIn(thing), lang),
  label: (of, id, lang) => LABELS[of](id, lang) ?? id,
  /** Every refusal of this game is told by its rule alone. */
  lacking: ({ because }, lang) => (because ? ANSWER_FIRST[lang] : ''),
  verdict: (view, { winners }, lang) => eventText(view, { did: 'win', winners }, lang),
};

const LABELS: Readonly<Record<Labelled, (id: string, lang: Lang) => string | undefined>> = {
  use: (id, lang) => named(USES[lang], id),
  group: (id, lang) => {
    const group = GROUPS.find((one) => one === id);
    return group && groupText(group, lang);
  },
  column: (id, lang) => named(COLUMN_NAMES[lang], id),
  source: (id, lang) => named(SOURCES[lang], id),
};

function named(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return names[id];
}

/** The card that is acquired tells of its unrest. */
function isToldAlready(event: ImperiumEvent): boolean {
  return event.did === 'take unrest' && event.acquired;
}

function cardsOf(event: ImperiumEvent, lang: Lang): ThingPart[] {
  const cards = [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event && typeof event.cards !== 'number' ? event.cards : []),
    ...('on' in event ? [event.on] : []),
    ...('host' in event ? [event.host] : []),
    ...('for' in event ? [event.for] : []),
  ];
  return cards.filter(isSeen).map((card) => ({ thing: thingOf(card), text: cardName(card, lang) }));
}
