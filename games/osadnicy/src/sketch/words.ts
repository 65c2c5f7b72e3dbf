import { pluralOf, type Spoken } from '@imperia/kit';
import type { ROWS } from '../card-data.ts';

/** What stands on a table in words beside the names of things. */
export interface SketchWords {
  readonly round: (round: number, of: number) => string;
  readonly first: (name: string) => string;
  readonly commonDeck: (cards: number) => string;
  readonly you: (name: string) => string;
  readonly points: (n: number) => string;
  readonly hand: (n: number) => string;
  readonly deck: (n: number) => string;
  readonly passed: string;
  readonly rows: Readonly<Record<(typeof ROWS)[number], string>>;
  readonly noLocations: string;
  readonly deals: string;
  readonly foundations: (n: number) => string;
  readonly returning: (n: number) => string;
  readonly announced: string;
  readonly yourHand: (n: number) => string;
  readonly lookout: string;
  readonly draft: string;
  readonly attackLine: string;
  readonly collection: (n: number) => string;
  readonly yourLocations: Readonly<Record<'faction' | 'common', (n: number) => string>>;
  readonly attackDeck: (n: number) => string;
  readonly used: string;
  readonly defended: string;
  readonly samurai: string;
  readonly blocked: string;
  readonly unlocked: string;
  readonly under: (n: number) => string;
  readonly visitors: (n: number) => string;
  readonly sets: (n: number) => string;
  readonly barred: string;
  readonly panoramic: string;
  readonly expedition: string;
  readonly diplomacy: string;
  readonly entrance: string;
  readonly stalls: string;
  readonly statues: (n: number) => string;
  readonly fortifications: (n: number) => string;
  readonly neutral: string;
  readonly conquest: (n: number) => string;
  readonly ramparts: (rows: string) => string;
  readonly rivalDeck: (name: string, n: number) => string;
  readonly favours: string;
  readonly tricolour: string;
  readonly seizedBy: (name: string) => string;
  readonly dealOf: (name: string) => string;
  readonly cost: string;
  readonly raze: string;
  readonly deal: string;
  readonly worth: string;
  readonly source: string;
}

const foundations = (n: number) => {
  const form = pluralOf(n, 'pl');
  return `${n} ${form === 'one' ? 'fundament' : form === 'few' ? 'fundamenty' : 'fundamentów'}`;
};
const foundationsEn = (n: number) => `${n} ${n === 1 ? 'foundation' : 'foundations'}`;

export const SKETCH_WORDS: Spoken<SketchWords> = {
  pl: {
    round: (round, of) => `runda ${round} z ${of}`,
    first: (name) => `zaczynają: ${name}`,
    commonDeck: (cards) => `talia zwykła ${cards}`,
    you: (name) => `${name} (ty)`,
    points: (n) => `punkty: ${n}`,
    hand: (n) => `ręka ${n}`,
    deck: (n) => `talia ${n}`,
    passed: 'pas',
    rows: { production: 'produkcja', feature: 'cecha', action: 'akcja' },
    noLocations: 'jeszcze bez Lokacji',
    deals: 'umowy',
    foundations,
    returning: (n) => `${foundations(n)} od następnej rundy`,
    announced: 'w budowie',
    yourHand: (n) => `Twoja ręka (${n})`,
    lookout: 'Do wzięcia',
    draft: 'Wybierz spośród',
    attackLine: 'szereg Ataku (nowa karta stanie przed tymi)',
    collection: (n) => `kolekcja ${n}`,
    yourLocations: {
      faction: (n) => `twoje Lokacje Frakcyjne ${n}`,
      common: (n) => `twoje Lokacje Zwykłe ${n}`,
    },
    attackDeck: (n) => `talia Ataku ${n}`,
    used: 'użyta w tej rundzie',
    defended: 'żeton Obrony',
    samurai: 'samuraj',
    blocked: 'zablokowana',
    unlocked: 'odblokowana w tej rundzie',
    under: (n) => `karty pod spodem: ${n}`,
    visitors: (n) => `goście: ${n}`,
    sets: (n) => `zestawy: ${n}`,
    barred: 'nieczynna w tej rundzie',
    panoramic: 'karta panoramiczna',
    expedition: 'Żetony Ekspedycji',
    diplomacy: 'Kafelki Dyplomacji',
    entrance: 'Wejście na Targowisko (1 Robotnik)',
    stalls: 'Stragany',
    statues: (n) => `żetony Posągu: ${n}`,
    fortifications: (n) => `umocnienia: ${n}`,
    neutral: 'niczyja w tej rundzie',
    conquest: (n) => `podbój za ${n}`,
    ramparts: (rows) => `fundamenty na lewym skraju rzędów: ${rows}`,
    rivalDeck: (name, n) => `talia Frakcji ${name} ${n}`,
    favours: 'Łaska Bogów',
    tricolour: 'trójkolorowy',
    seizedBy: (name) => `działa dla: ${name}`,
    dealOf: (name) => `umowa: ${name}`,
    cost: 'koszt',
    raze: 'plądrowanie',
    deal: 'umowa',
    worth: 'na koniec gry',
    source: 'pewność',
  },
  en: {
    round: (round, of) => `round ${round} of ${of}`,
    first: (name) => `first: ${name}`,
    commonDeck: (cards) => `common deck ${cards}`,
    you: (name) => `${name} (you)`,
    points: (n) => `points: ${n}`,
    hand: (n) => `hand ${n}`,
    deck: (n) => `deck ${n}`,
    passed: 'passed',
    rows: { production: 'production', feature: 'feature', action: 'action' },
    noLocations: 'no locations yet',
    deals: 'deals',
    foundations: foundationsEn,
    returning: (n) => `${foundationsEn(n)} next round`,
    announced: 'being built',
    yourHand: (n) => `Your hand (${n})`,
    lookout: 'On offer',
    draft: 'Choose from these',
    attackLine: 'attack line (the next card is laid before these)',
    collection: (n) => `collection ${n}`,
    yourLocations: {
      faction: (n) => `your faction locations ${n}`,
      common: (n) => `your common locations ${n}`,
    },
    attackDeck: (n) => `attack deck ${n}`,
    used: 'used this round',
    defended: 'Defense token',
    samurai: 'samurai',
    blocked: 'blocked',
    unlocked: 'unlocked this round',
    under: (n) => `cards beneath it: ${n}`,
    visitors: (n) => `visitors: ${n}`,
    sets: (n) => `sets: ${n}`,
    barred: 'out of the empire this round',
    panoramic: 'panoramic card',
    expedition: 'Expedition tokens',
    diplomacy: 'Diplomacy tiles',
    entrance: 'Entrance to the Market (1 Worker)',
    stalls: 'Stalls',
    statues: (n) => `Statue tokens: ${n}`,
    fortifications: (n) => `fortifications: ${n}`,
    neutral: "nobody's this round",
    conquest: (n) => `conquest for ${n}`,
    ramparts: (rows) => `foundations at the left end of rows: ${rows}`,
    rivalDeck: (name, n) => `${name} faction deck ${n}`,
    favours: "God's Favour",
    tricolour: 'tricolour',
    seizedBy: (name) => `works for: ${name}`,
    dealOf: (name) => `deal of: ${name}`,
    cost: 'cost',
    raze: 'raze',
    deal: 'deal',
    worth: 'at the end of the game',
    source: 'certainty',
  },
};
