import type { Level } from '../play/seats.ts';
import type { InLangs } from './lang.ts';
import { en, pl } from './plural.ts';

/** What is said at the table in the terminal. */
export interface PlayWords {
  readonly whichLang: (proposed: string) => string;
  readonly langNames: Readonly<Record<'pl' | 'en', string>>;
  readonly whichFaction: (proposed: string) => string;
  readonly answerTo: (proposed: number) => string;
  readonly notThatNumber: (last: number) => string;
  readonly againstWhom: (proposed: string) => string;
  readonly againstBot: (faction: string, level: string) => string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly thinking: (name: string) => string;
  readonly lookingForHint: string;
  readonly ahead: (points: string) => string;
  readonly behind: (points: string) => string;
  readonly alone: string;
  readonly notTogether: (one: string, other: string) => string;
  readonly soloFactions: (found: number) => string;
  readonly seatsDiffer: (seats: number, factions: number) => string;
  readonly published: (hash: string) => string;
  readonly resumed: (answers: number) => string;
  readonly sinceYouLooked: string;
  readonly earlier: (hidden: number, all: number) => string;
  readonly hint: string;
  readonly prompt: string;
  readonly pickHint: (min: number, max: number) => string;
  readonly curtain: (name: string) => string;
  readonly noSuchNumber: (found: number, last: number) => string;
  readonly oneNumber: string;
  readonly notThesePicked: (min: number, max: number) => string;
  readonly notUnderstood: (line: string) => string;
  readonly noSuchCard: (name: string) => string;
  readonly severalCards: (name: string, cards: readonly string[]) => string;
  readonly whatToExplain: string;
  readonly whyWhat: string;
  readonly notInSight: (card: string) => string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly emptyLog: string;
  readonly saved: (file: string) => string;
  readonly resumeWith: (command: string) => string;
  readonly notSaved: (file: string, reason: string) => string;
  readonly foreignFile: (file: string) => string;
  readonly endOfGame: string;
  readonly scoreColumns: Readonly<Record<'earned' | 'locations' | 'extra' | 'total', string>>;
  readonly keyRevealed: (key: string) => string;
  readonly verifyWith: (command: string) => string;
  readonly possible: string;
  readonly possibleAs: (number: number) => string;
  readonly forbidden: (sentence: string) => string;
  readonly whereInHand: string;
  readonly whereInEmpire: (name: string) => string;
  readonly uses: Readonly<Record<'build' | 'deal' | 'raze card' | 'activate' | 'raze location' | 'defend', string>>;
  readonly cardFacts: Readonly<Record<'kind' | 'cost' | 'raze' | 'deal' | 'codes' | 'source', string>>;
  readonly designed: string;
  readonly translatedName: string;
  readonly originalOf: (name: string) => string;
  readonly helpTitle: string;
  readonly helpLines: readonly (readonly [string, string])[];
  readonly symbols: string;
}

export const playWords: InLangs<PlayWords> = {
  en: {
    whichLang: (proposed) => `Language? Enter: ${proposed}`,
    langNames: { pl: 'polski', en: 'English' },
    whichFaction: (proposed) => `Which faction do you lead? Enter: ${proposed}`,
    againstWhom: (proposed) => `Against whom? Enter: ${proposed}`,
    againstBot: (faction, level) => `a bot with the ${faction} (${level})`,
    levels: { easy: 'easy', normal: 'normal', hard: 'hard' },
    thinking: (name) => `${name}: thinking…`,
    lookingForHint: 'Thinking about a hint…',
    ahead: (points) => `the best: about ${points} points ahead of the next`,
    behind: (points) => `about ${points} points behind the best`,
    alone: 'alone: the virtual player of the solo game',
    notTogether: (one, other) => `${one} and ${other} say the same thing twice: give one of them`,
    soloFactions: (found) => `--solo is for one faction, and --factions names ${found}: leave one of the two out`,
    answerTo: (proposed) => `[${proposed}] > `,
    notThatNumber: (last) => `Give a number from 1 to ${last}, or press Enter.`,
    seatsDiffer: (seats, factions) =>
      `--seats names ${en(seats, 'player', 'players')}, --factions ${en(factions, 'faction', 'factions')}: give as many of both`,
    published: (hash) => `Hash of the secret that deals this game: ${hash}`,
    resumed: (answers) => `The game goes on after ${en(answers, 'answer', 'answers')}.`,
    sinceYouLooked: 'What happened',
    earlier: (hidden, all) => `… and ${en(hidden, 'line', 'lines')} before that: log ${all}`,
    hint: 'number · hint · ? card · why card · undo · log · save · quit · help',
    prompt: '> ',
    pickHint: (min, max) =>
      min === max
        ? `Give ${en(min, 'number', 'numbers')}, with spaces between.`
        : `Give ${min} to ${max} numbers, with spaces between${min === 0 ? '; 0 for none' : ''}.`,
    curtain: (name) => `${name}: take the keyboard. Nobody else looks. Press Enter.`,
    noSuchNumber: (found, last) => `There is no ${found}: the numbers go from 1 to ${last}.`,
    oneNumber: 'One number, please.',
    notThesePicked: (min, max) =>
      min === max ? `Not these: ${min} are to be picked.` : `Not these: ${min} to ${max} are to be picked.`,
    notUnderstood: (line) => `"${line}" is neither a number nor a command. Type help to see what can be said.`,
    noSuchCard: (name) => `No card is called "${name}".`,
    severalCards: (name, cards) => `"${name}" may be several cards: ${cards.join(', ')}.`,
    whatToExplain: 'Explain what? For example: ? 1, or ? and some letters of a card.',
    whyWhat: 'Why what? For example: why and some letters of a card.',
    notInSight: (card) => `${card} is neither in your hand nor in any empire.`,
    undone: 'Taken back.',
    cannotUndo:
      'Nothing can be taken back: since your last answer somebody learnt something, or somebody else decided.',
    emptyLog: 'Nothing has happened yet.',
    saved: (file) => `Saved: ${file}`,
    resumeWith: (command) => `To go on: ${command}`,
    notSaved: (file, reason) => `It could not be saved in ${file} (${reason}). Name another file: save FILE`,
    foreignFile: (file) => `${file} exists and is no saved game; it stays as it is. Name another file: save FILE`,
    endOfGame: 'The end',
    scoreColumns: { earned: 'in play', locations: 'locations', extra: 'set aside', total: 'total' },
    keyRevealed: (key) => `The secret itself: ${key}`,
    verifyWith: (command) => `To check that nothing was arranged: ${command}`,
    possible: 'possible now',
    possibleAs: (number) => `possible now: number ${number}`,
    forbidden: (sentence) => `no: ${sentence}`,
    whereInHand: 'in your hand',
    whereInEmpire: (name) => `in the empire: ${name}`,
    uses: {
      build: 'build',
      deal: 'deal',
      'raze card': 'raze',
      activate: 'activate',
      'raze location': 'raze',
      defend: 'defend',
    },
    cardFacts: { kind: 'kind', cost: 'cost', raze: 'raze', deal: 'deal', codes: 'code', source: 'certainty' },
    designed: 'Part of this card is our proposal, because the printed one is not known to us.',
    translatedName: 'The name is our translation.',
    originalOf: (name) => `in Polish: ${name}`,
    helpTitle: 'What you can say',
    helpLines: [
      ['3', 'choose the option with this number'],
      ['1 4 5', 'where several are to be picked: their numbers (0 for none)'],
      ['? farm', 'explain a card: some letters of its name are enough'],
      ['? 3', 'explain option 3'],
      ['hint', 'the three best options, how far apart they are, and why'],
      ['why farm', 'which uses of a card are possible now, and which rule forbids the others'],
      ['undo', 'take your last answer back, as long as nobody learnt anything from it'],
      ['log 40', 'the last 40 lines of what happened'],
      ['table', 'draw the table again (or just Enter)'],
      ['save FILE', 'save and play on'],
      ['quit', 'save and leave'],
    ],
    symbols: 'Symbols',
  },
  pl: {
    whichLang: (proposed) => `Język? Enter: ${proposed}`,
    langNames: { pl: 'polski', en: 'English' },
    whichFaction: (proposed) => `Którą frakcją grasz? Enter: ${proposed}`,
    againstWhom: (proposed) => `Z kim grasz? Enter: ${proposed}`,
    againstBot: (faction, level) => `z botem, który ma frakcję: ${faction} (${level})`,
    levels: { easy: 'łatwy', normal: 'normalny', hard: 'trudny' },
    thinking: (name) => `${name}: bot myśli…`,
    lookingForHint: 'Szukam podpowiedzi…',
    ahead: (points) => `najlepsze: o około ${points.replace('.', ',')} PZ przed następną możliwością`,
    behind: (points) => `o około ${points.replace('.', ',')} PZ gorsze od najlepszej`,
    alone: 'w pojedynkę, przeciw wirtualnemu graczowi',
    notTogether: (one, other) => `${one} i ${other} mówią to samo: podaj jedno z nich`,
    soloFactions: (found) =>
      `--solo jest dla jednej frakcji, a --factions wymienia ${found}: zostaw tylko jedno z nich`,
    answerTo: (proposed) => `[${proposed}] > `,
    notThatNumber: (last) => `Podaj numer od 1 do ${last} albo naciśnij Enter.`,
    seatsDiffer: (seats, factions) =>
      `--seats wymienia ${pl(seats, 'gracza', 'graczy', 'graczy')}, a --factions ${pl(factions, 'frakcję', 'frakcje', 'frakcji')}: podaj tyle samo`,
    published: (hash) => `Skrót sekretu, z którego rozdano tę grę: ${hash}`,
    resumed: (answers) => `Gra toczy się dalej po ${pl(answers, 'odpowiedzi', 'odpowiedziach', 'odpowiedziach')}.`,
    sinceYouLooked: 'Co się stało',
    earlier: (hidden, all) => `… i wcześniej ${pl(hidden, 'wiersz', 'wiersze', 'wierszy')}: log ${all}`,
    hint: 'numer · hint · ? karta · why karta · undo · log · save · quit · help',
    prompt: '> ',
    pickHint: (min, max) =>
      min === max
        ? `Podaj ${pl(min, 'numer', 'numery', 'numerów')}, oddzielając spacjami.`
        : `Podaj od ${min} do ${max} numerów, oddzielając spacjami${min === 0 ? '; 0, jeśli żaden' : ''}.`,
    curtain: (name) => `${name}: przejmij klawiaturę. Nikt inny nie patrzy. Naciśnij Enter.`,
    noSuchNumber: (found, last) => `Nie ma numeru ${found}: są od 1 do ${last}.`,
    oneNumber: 'Podaj jeden numer.',
    notThesePicked: (min, max) =>
      min === max ? `Nie tak: trzeba wskazać ${min}.` : `Nie tak: trzeba wskazać od ${min} do ${max}.`,
    notUnderstood: (line) => `„${line}” to ani numer, ani polecenie. Napisz pomoc, a zobaczysz, co można powiedzieć.`,
    noSuchCard: (name) => `Żadna karta nie nazywa się „${name}”.`,
    severalCards: (name, cards) => `„${name}” pasuje do kilku kart: ${cards.join(', ')}.`,
    whatToExplain: 'Co wyjaśnić? Na przykład: ? 1 albo ? i kilka liter nazwy karty.',
    whyWhat: 'Dlaczego co? Na przykład: why i kilka liter nazwy karty.',
    notInSight: (card) => `Karty ${card} nie masz na ręce i nie stoi w żadnym Imperium.`,
    undone: 'Cofnięte.',
    cannotUndo: 'Nie można cofnąć: od twojej odpowiedzi ktoś się czegoś dowiedział albo ktoś inny zdecydował.',
    emptyLog: 'Nic się jeszcze nie stało.',
    saved: (file) => `Zapisano: ${file}`,
    resumeWith: (command) => `Aby grać dalej: ${command}`,
    notSaved: (file, reason) => `Nie udało się zapisać w ${file} (${reason}). Podaj inny plik: save PLIK`,
    foreignFile: (file) =>
      `${file} istnieje i nie jest zapisem gry, więc zostaje, jak jest. Podaj inny plik: save PLIK`,
    endOfGame: 'Koniec gry',
    scoreColumns: { earned: 'w grze', locations: 'Lokacje', extra: 'odłożone', total: 'razem' },
    keyRevealed: (key) => `Sam sekret: ${key}`,
    verifyWith: (command) => `Aby sprawdzić, że niczego nie ustawiono: ${command}`,
    possible: 'można teraz',
    possibleAs: (number) => `można teraz: numer ${number}`,
    forbidden: (sentence) => `nie: ${sentence}`,
    whereInHand: 'na twojej ręce',
    whereInEmpire: (name) => `w Imperium: ${name}`,
    uses: {
      build: 'budowa',
      deal: 'umowa',
      'raze card': 'plądrowanie',
      activate: 'aktywacja',
      'raze location': 'plądrowanie',
      defend: 'obrona',
    },
    cardFacts: {
      kind: 'rodzaj',
      cost: 'koszt',
      raze: 'plądrowanie',
      deal: 'umowa',
      codes: 'kod',
      source: 'pewność',
    },
    designed: 'Część tej karty to nasza propozycja, bo nie znamy wydrukowanej.',
    translatedName: 'Nazwa jest naszym tłumaczeniem.',
    originalOf: (name) => `po angielsku: ${name}`,
    helpTitle: 'Co można powiedzieć',
    helpLines: [
      ['3', 'wybierz możliwość o tym numerze'],
      ['1 4 5', 'gdy wskazuje się kilka: ich numery (0, jeśli żaden)'],
      ['? farma', 'wyjaśnij kartę: wystarczy kilka liter nazwy, ogonki niekonieczne'],
      ['? 3', 'wyjaśnij możliwość numer 3'],
      ['hint', 'trzy najlepsze możliwości, różnica między nimi i powód (także: podpowiedź)'],
      ['why farma', 'co można teraz zrobić z kartą, a czego która zasada zabrania (także: czemu)'],
      ['undo', 'cofnij ostatnią odpowiedź, póki nikt się z niej niczego nie dowiedział (także: cofnij)'],
      ['log 40', 'ostatnich 40 wierszy dziennika (także: dziennik)'],
      ['table', 'narysuj stół jeszcze raz (także: stół albo sam Enter)'],
      ['save PLIK', 'zapisz i graj dalej (także: zapisz)'],
      ['quit', 'zapisz i wyjdź (także: koniec)'],
    ],
    symbols: 'Symbole',
  },
};
