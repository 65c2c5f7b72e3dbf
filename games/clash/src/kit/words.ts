import type { Labelled, Lang, Spoken, Words } from '@imperia/kit';
import { plain } from '@imperia/kit';
import { ROUNDS_PER_AGE } from '../config.ts';
import type { ClashEvent } from '../events.ts';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { explained, thingName } from '../text/explained.ts';
import { groupName } from '../text/groups.ts';
import { eventParts, itemParts, optionParts, questionParts } from '../text/index.ts';
import { seatName } from '../text/names.ts';

const USES: Spoken<Readonly<Record<string, string>>> = {
  pl: {
    advance: 'Zdobądź',
    found: 'Załóż Miasto',
    collect: 'Zbierz Surowce',
    recruit: 'Zwerbuj',
    construct: 'Wznieś Budynek',
    play: 'Zagraj',
  },
  en: {
    advance: 'Gain',
    found: 'Found a city',
    collect: 'Collect',
    recruit: 'Recruit',
    construct: 'Build',
    play: 'Play',
  },
};

/** Where points come from: columns of the score and sources alike. */
const SOURCES: Spoken<Readonly<Record<string, string>>> = {
  pl: {
    pieces: 'elementy Miast',
    advances: 'Rozwinięcia',
    objectives: 'Cele',
    wonders: 'Cuda',
    events: 'Wydarzenia',
    leaders: 'zabici Przywódcy',
    captives: 'Jeńcy',
    total: 'razem',
  },
  en: {
    pieces: 'city pieces',
    advances: 'advances',
    objectives: 'objectives',
    wonders: 'wonders',
    events: 'events',
    leaders: 'leaders killed',
    captives: 'captives',
    total: 'total',
  },
};

const PHASES: Spoken<Readonly<Record<string, string>>> = {
  pl: { turns: 'tury', status: 'Faza Podsumowania', end: 'koniec gry' },
  en: { turns: 'turns', status: 'Status Phase', end: 'end of the game' },
};

const LABELS: Readonly<Record<Labelled, (id: string, lang: Lang) => string | undefined>> = {
  use: (id, lang) => USES[lang][id],
  group: groupName,
  column: (id, lang) => SOURCES[lang][id],
  source: (id, lang) => SOURCES[lang][id],
};

function roundName(round: number, lang: Lang): string {
  if (round === 0) return lang === 'pl' ? 'Przygotowanie' : 'Set-up';
  const age = Math.ceil(round / ROUNDS_PER_AGE);
  const of = ((round - 1) % ROUNDS_PER_AGE) + 1;
  return lang === 'pl' ? `Wiek ${age}, Runda ${of}` : `Age ${age}, round ${of}`;
}

export const words: Words<State, ClashStep, ClashEvent> = {
  seat: seatName,
  round: roundName,
  phase: (phase, lang) => PHASES[lang][phase] ?? phase,
  question: questionParts,
  option: optionParts,
  item: itemParts,
  event: eventParts,
  thing: thingName,
  explained,
  label: (of, id, lang) => LABELS[of](id, lang) ?? id,
  /** Every refusal of this game is told by its rule alone. */
  lacking: () => '',
  verdict: (view, { winners }, lang) => plain(eventParts(view, { did: 'win', winners }, lang)),
};
