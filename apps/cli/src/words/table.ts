import type { InLangs } from './lang.ts';
import { en, pl } from './plural.ts';

/** What stands on the table beside what the game itself says. */
export interface TableWords {
  readonly title: string;
  readonly round: (round: number, of: number) => string;
  readonly first: (name: string) => string;
  readonly commonDeck: (cards: number) => string;
  readonly seat: Readonly<Record<'human' | 'you' | 'bot', (name: string, bot: string) => string>>;
  readonly virtual: string;
  readonly attackLine: string;
  readonly collection: (n: number) => string;
  readonly yourFactionLocations: (n: number) => string;
  readonly attackDeck: (n: number) => string;
  readonly points: (n: number) => string;
  readonly hand: (n: number) => string;
  readonly deck: (n: number) => string;
  readonly passed: string;
  readonly rows: Readonly<Record<'production' | 'feature' | 'action', string>>;
  readonly noLocations: string;
  readonly deals: string;
  readonly foundations: (n: number) => string;
  readonly returning: (n: number) => string;
  readonly announced: string;
  readonly yourHand: (n: number) => string;
  readonly lookout: string;
  readonly draft: string;
  readonly cost: string;
  readonly raze: string;
  readonly deal: string;
  readonly text: string;
  readonly seizedBy: (name: string) => string;
  readonly dealOf: (name: string) => string;
  readonly blocked: string;
  readonly used: (n: number) => string;
  readonly givesLocations: (n: number) => string;
  readonly nothing: string;
  readonly times: (text: string, n: number) => string;
  readonly legend: Readonly<Record<'samurai' | 'used' | 'location', string>>;
}

export const tableWords: InLangs<TableWords> = {
  en: {
    title: 'Imperial Settlers',
    round: (round, of) => `round ${round} of ${of}`,
    first: (name) => `first: ${name}`,
    commonDeck: (cards) => `common deck ${cards}`,
    seat: {
      you: (name) => `${name} (you)`,
      human: (name) => name,
      bot: (name, bot) => `${name} (bot: ${bot})`,
    },
    virtual: 'Virtual player',
    attackLine: 'attack line (the next card is laid before these):',
    collection: (n) => `collection ${n}`,
    yourFactionLocations: (n) => `your faction locations ${n}`,
    attackDeck: (n) => `attack deck ${n}`,
    points: (n) => `★ ${n}`,
    hand: (n) => `hand ${n}`,
    deck: (n) => `deck ${n}`,
    passed: 'passed',
    rows: { production: 'production', feature: 'feature', action: 'action' },
    noLocations: 'no locations yet',
    deals: 'deals',
    foundations: (n) => en(n, 'foundation', 'foundations'),
    returning: (n) => `${en(n, 'foundation', 'foundations')} next round`,
    announced: 'being built',
    yourHand: (n) => `Your hand (${n})`,
    lookout: 'On offer',
    draft: 'Choose from these',
    cost: 'cost',
    raze: 'raze',
    deal: 'deal',
    text: 'what it does',
    seizedBy: (name) => `works for: ${name}`,
    dealOf: (name) => `deal of: ${name}`,
    blocked: 'blocked',
    used: (n) => (n === 1 ? '✓' : `✓${n}`),
    givesLocations: (n) => `⌂${n}`,
    nothing: '–',
    times: (text, n) => `${text} (×${n})`,
    legend: { samurai: 'samurai', used: 'used this round', location: 'a location to give up' },
  },
  pl: {
    title: 'Osadnicy',
    round: (round, of) => `runda ${round} z ${of}`,
    first: (name) => `zaczynają: ${name}`,
    commonDeck: (cards) => `talia zwykła ${cards}`,
    seat: {
      you: (name) => `${name} (ty)`,
      human: (name) => name,
      bot: (name, bot) => `${name} (bot: ${bot})`,
    },
    virtual: 'Wirtualny gracz',
    attackLine: 'szereg Ataku (nowa karta stanie przed tymi):',
    collection: (n) => `kolekcja ${n}`,
    yourFactionLocations: (n) => `twoje Lokacje Frakcyjne ${n}`,
    attackDeck: (n) => `talia Ataku ${n}`,
    points: (n) => `★ ${n}`,
    hand: (n) => `ręka ${n}`,
    deck: (n) => `talia ${n}`,
    passed: 'pas',
    rows: { production: 'produkcja', feature: 'cecha', action: 'akcja' },
    noLocations: 'jeszcze bez Lokacji',
    deals: 'umowy',
    foundations: (n) => pl(n, 'fundament', 'fundamenty', 'fundamentów'),
    returning: (n) => `${pl(n, 'fundament', 'fundamenty', 'fundamentów')} od następnej rundy`,
    announced: 'w budowie',
    yourHand: (n) => `Twoja ręka (${n})`,
    lookout: 'Do wzięcia',
    draft: 'Wybierz spośród',
    cost: 'koszt',
    raze: 'plądr.',
    deal: 'umowa',
    text: 'działanie',
    seizedBy: (name) => `działa dla: ${name}`,
    dealOf: (name) => `umowa: ${name}`,
    blocked: 'zablokowana',
    used: (n) => (n === 1 ? '✓' : `✓${n}`),
    givesLocations: (n) => `⌂${n}`,
    nothing: '–',
    times: (text, n) => `${text} (×${n})`,
    legend: { samurai: 'samuraj', used: 'użyta w tej rundzie', location: 'Lokacja do oddania' },
  },
};
