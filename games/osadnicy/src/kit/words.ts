import type { Seat } from '@imperia/engine';
import { type Labelled, type Lang, pointed, type Spoken, type ThingPart, type Words } from '@imperia/kit';
import type { OsadnicyEvent } from '../events.ts';
import { POINT_SOURCES } from '../points-gained.ts';
import { explained } from '../sketch/card.ts';
import { isSolo } from '../solo/virtual.ts';
import { PHASES, type State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { briefParts } from '../text/brief.ts';
import { eventText } from '../text/events.ts';
import { GROUPS, groupText } from '../text/groups.ts';
import { missingText } from '../text/missing.ts';
import { cardName, factionName, phaseName } from '../text/names.ts';
import { optionParts } from '../text/options.ts';
import { pointSourceName } from '../text/point-sources.ts';
import { pickItemText, questionText } from '../text/questions.ts';
import { soloResultText } from '../text/solo.ts';
import type { COLUMNS } from './story.ts';
import { cardIn, thingOf } from './things.ts';

type Use =
  | 'build'
  | 'deal'
  | 'raze card'
  | 'raze location'
  | 'conquer location'
  | 'besiege'
  | 'activate'
  | 'defend'
  | 'guard'
  | 'send worker'
  | 'play instant'
  | 'place technology'
  | 'unlock'
  | 'free location'
  | 'use tile'
  | 'visit market';

const USES: Spoken<Readonly<Record<Use, string>>> = {
  pl: {
    build: 'Zbuduj',
    deal: 'Podpisz Umowę',
    'raze card': 'Splądruj z ręki',
    'raze location': 'Splądruj',
    'conquer location': 'Podbij',
    besiege: 'Oblegaj',
    activate: 'Użyj Akcji',
    defend: 'Połóż żeton Obrony',
    guard: 'Postaw Samuraja',
    'send worker': 'Wyślij Robotnika',
    'play instant': 'Zagraj',
    'place technology': 'Połóż Technologię',
    unlock: 'Odblokuj',
    'free location': 'Odblokuj',
    'use tile': 'Użyj kafelka',
    'visit market': 'Odwiedź Targowisko',
  },
  en: {
    build: 'Build',
    deal: 'Sign a Deal',
    'raze card': 'Raze from hand',
    'raze location': 'Raze',
    'conquer location': 'Conquer',
    besiege: 'Besiege',
    activate: 'Use the Action',
    defend: 'Place a Defense token',
    guard: 'Place a Samurai',
    'send worker': 'Send a Worker',
    'play instant': 'Play',
    'place technology': 'Place Technology',
    unlock: 'Unlock',
    'free location': 'Free it',
    'use tile': 'Use the tile',
    'visit market': 'Visit the Market',
  },
};

const COLUMN_NAMES: Spoken<Readonly<Record<(typeof COLUMNS)[number], string>>> = {
  pl: { earned: 'w grze', locations: 'Lokacje', extra: 'odłożone', total: 'razem' },
  en: { earned: 'in play', locations: 'locations', extra: 'set aside', total: 'total' },
};

const ROUND: Spoken<(round: number) => string> = {
  pl: (round) => `Runda ${round}`,
  en: (round) => `Round ${round}`,
};

export const words: Words<State, OsadnicyStep, OsadnicyEvent> = {
  seat: seatName,
  round: (round, lang) => ROUND[lang](round),
  phase: (phase, lang) => {
    const known = PHASES.find((one) => one === phase);
    return known ? phaseName(known, lang) : phase;
  },
  question: (view, asked, lang) => [questionText(view, asked, lang)],
  option: optionParts,
  item: (view, asked, item, lang) => [pickItemText(view, asked, item, lang)],
  event(view, event, lang) {
    const text = eventText(view, event, lang);
    return text === '' ? [] : pointed(text, cardsOf(event, lang));
  },
  brief: (_view, events, lang) => briefParts(events, lang),
  thing: (thing, lang) => cardName(cardIn(thing), lang),
  explained: (_view, thing, lang) => explained(cardIn(thing), lang),
  label: (of, id, lang) => LABELS[of](id, lang) ?? id,
  lacking: missingText,
  verdict: (view, { winners }, lang) =>
    isSolo(view.config) ? soloResultText(view, lang) : eventText(view, { did: 'win', winners }, lang),
};

const LABELS: Readonly<Record<Labelled, (id: string, lang: Lang) => string | undefined>> = {
  use: (id, lang) => named(USES[lang], id),
  group: (id, lang) => {
    const group = GROUPS.find((one) => one === id);
    return group && groupText(group, lang);
  },
  column: (id, lang) => named(COLUMN_NAMES[lang], id),
  source: (id, lang) => {
    const source = POINT_SOURCES.find((one) => one === id);
    return source && pointSourceName(source, lang);
  },
};

function named(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return names[id];
}

/** In the solo game the virtual player sits behind the players, with a name of its own. */
export function seatName(view: State, seat: Seat, lang: Lang): string {
  return factionName(view.seats[seat]!.deckNo, lang);
}

function cardsOf(event: OsadnicyEvent, lang: Lang): ThingPart[] {
  const cards = [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? event.cards : []),
    ...('on' in event ? [event.on] : []),
  ];
  return cards.filter((card) => card >= 0).map((card) => ({ thing: thingOf(card), text: cardName(card, lang) }));
}
