import type { BOT_LEVELS } from '../store/saved-game.ts';
import { polish } from './counted.ts';

type Level = (typeof BOT_LEVELS)[number];

function cards(n: number): string {
  return polish(n, 'karta', 'karty', 'kart');
}

/** Every word of the client that is not the game's own; the other languages must have the same. */
export const pl = {
  title: 'Imperia',
  settings: 'Ustawienia',
  close: 'Zamknij',
  home: 'Strona główna',

  newGame: 'Nowy stół',
  soloGame: 'Gra jednoosobowa',
  round: (n: number) => `Runda ${n}`,
  scores: (of: readonly (readonly [name: string, points: number])[]) =>
    `Tor punktacji: ${of.map(([name, points]) => `${name} ${points}`).join(', ')}`,
  gameOver: 'Koniec gry',

  game: 'Gra',
  seats: 'Gracze',
  seat: (n: number) => `Miejsce ${n}`,
  who: 'kto gra',
  byLot: 'Losowa',
  addSeat: 'Dodaj gracza',
  removeSeat: 'Usuń',
  person: 'Osoba',
  levels: { easy: 'Bot łatwy', greedy: 'Bot szybki', normal: 'Bot zwykły', hard: 'Bot trudny' } satisfies Record<
    Level,
    string
  >,
  seed: 'Ziarno losowania (puste: nikt go nie zna)',
  start: 'Zaczynamy',
  aloneNote: 'Jeden gracz to gra jednoosobowa: przeciw wirtualnemu graczowi.',

  pass: 'Spasuj',
  you: 'Ty',
  firstPlayer: 'pierwszy gracz',
  passed: 'pas',
  cards,
  points: (n: number, total: number) => `Punkty: ${n}, razem z Lokacjami: ${total}`,
  deals: 'Umowy',
  rows: { production: 'Produkcja', feature: 'Cecha', action: 'Akcja' },
  foundation: 'Fundament',
  foundations: 'Fundamenty',
  used: (n: number) => `użyta ${n}×`,
  blocked: 'zablokowana',
  unlocked: 'odblokowana w tej rundzie',
  defended: 'żeton Obrony',
  samurai: 'Samuraj',
  seizedBy: (name: string) => `przejęta: ${name}`,
  dealOf: (name: string) => `umowa: ${name}`,
  under: (n: number) => `kart pod spodem: ${n}`,
  commonDeck: 'Talia Zwykła',
  discard: 'Odrzucone',
  factionDeck: 'Talia Frakcji',
  lookout: 'Odkryte karty',
  hand: 'Ręka',
  emptyHand: 'Nie masz kart na ręce.',
  log: 'Przebieg',
  empireOf: (name: string) => `Imperium: ${name}`,
  openEmpire: 'Pokaż całe Imperium',
  foldEmpire: 'Zwiń Imperium',
  attackLine: 'Linia ataku',
  collection: 'Kolekcja',
  yourFactionLocations: 'Twoje Lokacje Frakcyjne',
  yourCommonLocations: 'Twoje Lokacje Zwykłe',
  deal: 'Umowa',
  canChoose: 'można wybrać',

  undo: 'Cofnij',
  cancel: 'Anuluj',
  begun: 'Rozpoczęte',
  allOptions: (n: number) => `Wszystkie możliwości (${n})`,
  confirm: (n: number) => `Zatwierdź (${n})`,
  pickedOf: (picked: number, count: number) => `${picked} z ${count}`,
  pickSome: (min: number, max: number) => (min === max ? `Wskaż: ${min}` : `Wskaż od ${min} do ${max}`),
  clickLit: 'Wybierz to, co jest podświetlone.',
  waitFor: (name: string) => `Czekamy: ${name}`,
  halted: { paused: 'Gra jest wstrzymana', abandoned: 'Grę porzucono' },
  notNow: 'Teraz nie można.',
  trouble: 'Stół się zatrzymał',
  noSuchGame: 'Tej gry tu nie ma: może została usunięta.',
  noSuchKind: 'Ta wersja nie zna tej gry. Zapis zostaje nietknięty.',
  pageMissing: 'Nie udało się pobrać tej strony. Sprawdź połączenie i spróbuj ponownie.',
  loading: 'Rozkładamy stół…',

  curtain: (name: string) => `Teraz: ${name}`,
  curtainText: 'Oddaj ekran tej osobie. Ręka pokaże się po kliknięciu.',
  lift: 'Patrzę',

  player: 'Gracz',
  rematch: 'Rewanż',
  seeTable: 'Obejrzyj stół',
  showScores: 'Pokaż wynik',
};

export type Words = typeof pl;
