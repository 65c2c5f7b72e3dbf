import type { Spoken } from '@imperia/kit';
import type { Tab, Verb } from '../board/desk.svelte.ts';
import type { Deed } from '../board/spent.ts';

interface BoardWords {
  readonly verbs: Readonly<Record<Verb, string>>;
  /** Where there is little room. */
  readonly short: Readonly<Partial<Record<Verb, string>>>;
  readonly tabs: Readonly<Record<Tab, string>>;
  /** How many are left, and what the others went into. */
  readonly actionsLeft: (n: number, of: number, spent: readonly string[]) => string;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly age: (age: number, round: number) => string;
  readonly status: string;
  readonly ages: string;
  readonly first: string;
  readonly track: string;
  readonly trackLeft: (n: number) => string;
  readonly advances: string;
  readonly advancesOf: (n: number, own: number) => string;
  readonly openAdvances: string;
  readonly government: string;
  readonly noGovernment: string;
  readonly leader: string;
  readonly noLeader: string;
  readonly wonders: string;
  readonly actionCards: string;
  readonly objectives: string;
  readonly objectivesDone: (n: number) => string;
  /** Of an objective. */
  readonly met: string;
  readonly wonderCards: string;
  readonly persons: string;
  readonly freeActions: string;
  readonly points: (n: string) => string;
  readonly cities: (n: number) => string;
  readonly counts: (action: number, objective: number, wonder: number) => string;
  readonly moveFrom: string;
  readonly toChoose: string;
  readonly fewer: (name: string) => string;
  readonly more: (name: string) => string;
  readonly open: string;
  readonly close: string;
  readonly owned: string;
  readonly possible: string;
  readonly closed: string;
  readonly rivalsHave: string;
  readonly free: string;
  readonly costs: string;
  /** Of what is paid in food, ideas and gold as one likes. */
  readonly anyMix: string;
  /** Of an advance whose cube is the last one on the track. */
  readonly eventFollows: string;
  readonly requires: (name: string) => string;
  readonly otherGovernment: string;
  readonly ownAdvances: (name: string) => string;
  readonly comesWith: (name: string) => string;
  readonly anyGovernment: string;
  readonly goods: string;
}

function polish(n: number, one: string, few: string, many: string): string {
  const last = n % 10;
  if (n === 1) return one;
  return last >= 2 && last <= 4 && !(n % 100 >= 12 && n % 100 <= 14) ? few : many;
}

export const BOARD_WORDS: Spoken<BoardWords> = {
  pl: {
    verbs: {
      advance: 'Rozwój',
      found: 'Załóż',
      activate: 'Aktywuj',
      move: 'Ruch',
      happiness: 'Szczęśliwość',
      influence: 'Wpływ',
    },
    short: { happiness: 'Nastrój' },
    tabs: { map: 'Mapa', board: 'Plansza', cards: 'Karty', rivals: 'Rywale', log: 'Przebieg' },
    actionsLeft: (n, of, spent) =>
      spent.length > 0 ? `Akcje: ${n} z ${of}, wykorzystane: ${spent.join(', ')}` : `Akcje: ${n} z ${of}`,
    deeds: {
      advance: 'Rozwój',
      found: 'Założenie Miasta',
      collect: 'Zbieranie Surowców',
      construct: 'Budowa',
      wonder: 'Budowa Cudu',
      recruit: 'Werbunek',
      move: 'Ruch Jednostek',
      happiness: 'Zwiększenie Szczęśliwości',
      influence: 'Wpływ Kulturowy',
      card: 'karta',
      lost: 'utracona',
      power: 'zdolność',
    },
    age: (age, round) => `Wiek ${age}, Runda ${round}`,
    status: 'Faza Podsumowania',
    ages: 'Wieki',
    first: 'zaczyna',
    track: 'Tor Wydarzeń',
    trackLeft: (n) => `na Torze Wydarzeń ${n} ${polish(n, 'kostka', 'kostki', 'kostek')}`,
    advances: 'Rozwinięcia',
    advancesOf: (n, own) => (own > 0 ? `${n}, własne: ${own}` : String(n)),
    openAdvances: 'Otwórz planszę Rozwinięć',
    government: 'Rządy',
    noGovernment: 'brak',
    leader: 'Przywódca',
    noLeader: 'brak',
    wonders: 'Cuda',
    actionCards: 'Karty Akcji',
    objectives: 'Cele',
    objectivesDone: (n) => `zrealizowane: ${n}`,
    met: 'teraz spełniony',
    wonderCards: 'Karty Cudów',
    persons: 'Wielkie postacie',
    freeActions: 'Dodatkowe Akcje',
    points: (n) => `Punkty: ${n}`,
    cities: (n) => `${n} ${polish(n, 'Miasto', 'Miasta', 'Miast')}`,
    counts: (action, objective, wonder) => `karty Akcji: ${action}, karty Celów: ${objective}, karty Cudów: ${wonder}`,
    moveFrom: 'Rusz stąd Jednostki',
    toChoose: 'Do wyboru',
    fewer: (name) => `O jedną mniej: ${name}`,
    more: (name) => `O jedną więcej: ${name}`,
    open: 'Leżą odkryte',
    close: 'Zamknij',
    owned: 'masz',
    possible: 'możesz zdobyć',
    closed: 'zamknięte',
    rivalsHave: 'mają rywale',
    free: 'za darmo',
    costs: 'Cena',
    anyMix: 'w dowolnym połączeniu',
    eventFollows: 'To ostatnia kostka z Toru Wydarzeń: po zakupie dobierzesz kartę Wydarzenia.',
    requires: (name) => `wymaga: ${name}`,
    otherGovernment: 'masz inne Rządy',
    ownAdvances: (name) => `Własne Rozwinięcia: ${name}`,
    comesWith: (name) => `razem z: ${name}`,
    anyGovernment: 'dowolne Rządy',
    goods: 'Zasoby',
  },
  en: {
    verbs: {
      advance: 'Advance',
      found: 'Found',
      activate: 'Activate',
      move: 'Move',
      happiness: 'Happiness',
      influence: 'Influence',
    },
    short: { happiness: 'Mood' },
    tabs: { map: 'Map', board: 'Board', cards: 'Cards', rivals: 'Rivals', log: 'Log' },
    actionsLeft: (n, of, spent) =>
      spent.length > 0 ? `Actions left: ${n} of ${of}, used for ${spent.join(', ')}` : `Actions left: ${n} of ${of}`,
    deeds: {
      advance: 'advance',
      found: 'founding a city',
      collect: 'collecting',
      construct: 'building',
      wonder: 'a wonder',
      recruit: 'recruiting',
      move: 'moving',
      happiness: 'happiness',
      influence: 'influence',
      card: 'a card',
      lost: 'lost',
      power: 'a power',
    },
    age: (age, round) => `Age ${age}, round ${round}`,
    status: 'Status phase',
    ages: 'Ages',
    first: 'goes first',
    track: 'Event track',
    trackLeft: (n) => (n === 1 ? '1 cube left on the event track' : `${n} cubes left on the event track`),
    advances: 'Advances',
    advancesOf: (n, own) => (own > 0 ? `${n} and ${own} of your own` : String(n)),
    openAdvances: 'Open the advances board',
    government: 'Government',
    noGovernment: 'none',
    leader: 'Leader',
    noLeader: 'none',
    wonders: 'Wonders',
    actionCards: 'Action cards',
    objectives: 'Objectives',
    objectivesDone: (n) => `completed: ${n}`,
    met: 'met now',
    wonderCards: 'Wonder cards',
    persons: 'Great persons',
    freeActions: 'Free actions',
    points: (n) => `Points: ${n}`,
    cities: (n) => (n === 1 ? '1 city' : `${n} cities`),
    counts: (action, objective, wonder) =>
      `action cards: ${action}, objective cards: ${objective}, wonder cards: ${wonder}`,
    moveFrom: 'Move units from here',
    toChoose: 'Your choices',
    fewer: (name) => `One fewer: ${name}`,
    more: (name) => `One more: ${name}`,
    open: 'Face up',
    close: 'Close',
    owned: 'yours',
    possible: 'available',
    closed: 'not available',
    rivalsHave: 'rivals have it',
    free: 'free',
    costs: 'Cost',
    anyMix: 'in any mix',
    eventFollows: 'This takes the last cube from your event track: you will then draw an event card.',
    requires: (name) => `requires ${name}`,
    otherGovernment: 'you have a different government',
    ownAdvances: (name) => `Advances of your own: ${name}`,
    comesWith: (name) => `comes with ${name}`,
    anyGovernment: 'any government',
    goods: 'Goods',
  },
};
