import type { Level } from '../play/seats.ts';
import type { InLangs, Lang } from './lang.ts';
import { en, pl } from './plural.ts';

/** What is said at the table in the terminal. */
export interface PlayWords {
  readonly whichLang: (proposed: string) => string;
  readonly langNames: Readonly<Record<Lang, string>>;
  readonly whichOwn: (choice: string, proposed: string) => string;
  readonly againstBot: (level: string) => string;
  readonly soloSeats: (found: number) => string;
  readonly seatsDiffer: (named: readonly number[]) => string;
  readonly noSuchThing: (name: string) => string;
  readonly severalThings: (name: string, things: readonly string[]) => string;
  readonly answerTo: (proposed: number) => string;
  readonly notThatNumber: (last: number) => string;
  readonly againstWhom: (proposed: string) => string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly thinking: (name: string) => string;
  readonly anyAnswer: (name: string, why: string) => string;
  readonly lookingForHint: string;
  readonly ahead: (points: string) => string;
  readonly behind: (points: string) => string;
  readonly alone: string;
  readonly notTogether: (one: string, other: string) => string;
  readonly published: (hash: string) => string;
  readonly resumed: (answers: number) => string;
  readonly sinceYouLooked: string;
  readonly earlier: (hidden: number, all: number) => string;
  readonly hint: string;
  readonly prompt: string;
  readonly nothingToPick: string;
  readonly pickHint: (min: number, max: number) => string;
  readonly curtain: (name: string) => string;
  readonly noSuchNumber: (found: number, last: number) => string;
  readonly oneNumber: string;
  readonly notThesePicked: (min: number, max: number) => string;
  readonly notUnderstood: (line: string) => string;
  readonly whatToExplain: string;
  readonly whyWhat: string;
  readonly notInSight: (thing: string) => string;
  /** It lies in sight, and no use of it is possible or forbidden. */
  readonly nothingNow: (thing: string, where: readonly string[]) => string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly emptyLog: string;
  readonly saved: (file: string) => string;
  readonly resumeWith: (command: string) => string;
  readonly notSaved: (file: string, reason: string) => string;
  readonly foreignFile: (file: string) => string;
  readonly endOfGame: string;
  readonly keyRevealed: (key: string) => string;
  readonly verifyWith: (command: string) => string;
  readonly possible: string;
  readonly possibleAs: (number: number) => string;
  readonly forbidden: (sentence: string) => string;
  readonly originalOf: (name: string) => string;
  readonly helpTitle: string;
  readonly helpLines: readonly (readonly [string, string])[];
}

export const playWords: InLangs<PlayWords> = {
  en: {
    whichLang: (proposed) => `Language? Enter: ${proposed}`,
    langNames: { pl: 'polski', en: 'English' },
    againstWhom: (proposed) => `Against whom? Enter: ${proposed}`,
    levels: { easy: 'easy', normal: 'normal', hard: 'hard' },
    thinking: (name) => `${name}: thinking…`,
    anyAnswer: (name, why) => `${name}: the bot failed (${why}), so a random answer was given instead`,
    lookingForHint: 'Thinking about a hint…',
    ahead: (points) => `the best: about ${points} points ahead of the next`,
    behind: (points) => `about ${points} points behind the best`,
    alone: 'alone, by the solo rules',
    notTogether: (one, other) => `${one} and ${other} mean the same thing: give only one of them`,
    whichOwn: (choice, proposed) => `${choice}: which one do you play? Enter: ${proposed}`,
    againstBot: (level) => `a bot (${level})`,
    soloSeats: (found) => `--solo is for one seat, but ${found} are named: leave out --solo, or name only one`,
    seatsDiffer: (named) => `the lists name different numbers of seats (${named.join(', ')}): make them equally long`,
    noSuchThing: (name) => `There is nothing called "${name}".`,
    severalThings: (name, things) => `"${name}" could be several things: ${things.join(', ')}.`,
    answerTo: (proposed) => `[${proposed}] > `,
    notThatNumber: (last) => `Type a number from 1 to ${last}, or press Enter.`,
    published: (hash) => `Hash of the secret that deals this game: ${hash}`,
    resumed: (answers) => `The game continues after ${en(answers, 'answer', 'answers')}.`,
    sinceYouLooked: 'What happened',
    earlier: (hidden, all) => `… and ${en(hidden, 'line', 'lines')} before that: log ${all}`,
    hint: 'number · hint · ? card · why card · undo · log · save · quit · help',
    prompt: '> ',
    nothingToPick: 'There is nothing to pick: type 0.',
    pickHint: (min, max) =>
      min === max
        ? `Type ${en(min, 'number', 'numbers')}, separated by spaces.`
        : `Type ${min} to ${max} numbers, separated by spaces${min === 0 ? '; 0 for none' : ''}.`,
    curtain: (name) => `${name}: take the keyboard while nobody else is looking, then press Enter.`,
    noSuchNumber: (found, last) => `There is no ${found}: the numbers go from 1 to ${last}.`,
    oneNumber: 'One number, please.',
    notThesePicked: (min, max) =>
      min === max ? `Not these: pick exactly ${min}.` : `Not these: pick ${min} to ${max}.`,
    notUnderstood: (line) => `"${line}" is neither a number nor a command. Type help to see the commands.`,
    whatToExplain: 'Explain what? For example: ? 1, or ? and part of a card name.',
    whyWhat: 'Why what? For example: why 1, or why and part of a card name.',
    notInSight: (thing) => `Nothing can be done with ${thing} now: it is not in view.`,
    nothingNow: (thing, where) => `Nothing can be done with ${thing} now. It lies here: ${where.join('; ')}.`,
    undone: 'Undone.',
    cannotUndo:
      'You cannot undo this: since your last answer somebody has learnt something, or somebody else has decided something.',
    emptyLog: 'Nothing has happened yet.',
    saved: (file) => `Saved: ${file}`,
    resumeWith: (command) => `To continue: ${command}`,
    notSaved: (file, reason) => `It could not be saved to ${file} (${reason}). Choose another file: save FILE`,
    foreignFile: (file) =>
      `${file} exists and is not a saved game, so it was left alone. Choose another file: save FILE`,
    endOfGame: 'The end',
    keyRevealed: (key) => `The secret itself: ${key}`,
    verifyWith: (command) => `To check that nothing was rigged: ${command}`,
    possible: 'possible now',
    possibleAs: (number) => `possible now: number ${number}`,
    forbidden: (sentence) => `no: ${sentence}`,
    originalOf: (name) => `in Polish: ${name}`,
    helpTitle: 'What you can type',
    helpLines: [
      ['3', 'choose the option with this number'],
      ['1 4 5', 'when you must pick several: their numbers (0 for none)'],
      ['? farm', 'explain a card: part of its name is enough'],
      ['? 3', 'explain option 3'],
      ['hint', 'the three best options, how far apart they are, and why'],
      ['why farm', 'which uses of a card are possible now, and which rule forbids the others'],
      ['undo', 'take back your last answer, as long as nobody has learnt anything from it'],
      ['log 40', 'the last 40 lines of what happened'],
      ['table', 'draw the table again (or just Enter)'],
      ['save FILE', 'save and keep playing'],
      ['quit', 'save and leave'],
    ],
  },
  pl: {
    whichLang: (proposed) => `Język? Enter: ${proposed}`,
    langNames: { pl: 'polski', en: 'English' },
    againstWhom: (proposed) => `Z kim grasz? Enter: ${proposed}`,
    levels: { easy: 'łatwy', normal: 'zwykły', hard: 'trudny' },
    thinking: (name) => `${name}: bot myśli…`,
    anyAnswer: (name, why) => `${name}: bot zawiódł (${why}), więc wylosowano za niego odpowiedź`,
    lookingForHint: 'Szukam podpowiedzi…',
    ahead: (points) => `najlepsze: o około ${points.replace('.', ',')} pkt przed następną możliwością`,
    behind: (points) => `o około ${points.replace('.', ',')} pkt gorsze od najlepszej`,
    alone: 'w pojedynkę, według zasad gry jednoosobowej',
    notTogether: (one, other) => `${one} i ${other} mówią to samo: podaj jedno z nich`,
    whichOwn: (choice, proposed) => `${choice}: którą wybierasz? Enter: ${proposed}`,
    againstBot: (level) => `bot (${level})`,
    soloSeats: (found) =>
      `--solo jest dla jednego miejsca, a wymieniono: ${found}. Pomiń --solo albo wymień tylko jedno`,
    seatsDiffer: (named) => `listy wymieniają różne liczby miejsc (${named.join(', ')}): podaj tyle samo w każdej`,
    noSuchThing: (name) => `Nic nie nazywa się „${name}”.`,
    severalThings: (name, things) => `„${name}” to może być: ${things.join(', ')}.`,
    answerTo: (proposed) => `[${proposed}] > `,
    notThatNumber: (last) => `Podaj numer od 1 do ${last} albo naciśnij Enter.`,
    published: (hash) => `Skrót sekretu, z którego rozdano tę grę: ${hash}`,
    resumed: (answers) => `Gra toczy się dalej po ${pl(answers, 'odpowiedzi', 'odpowiedziach', 'odpowiedziach')}.`,
    sinceYouLooked: 'Co się stało',
    earlier: (hidden, all) => `… i wcześniej ${pl(hidden, 'wiersz', 'wiersze', 'wierszy')}: log ${all}`,
    hint: 'numer · podpowiedź · ? karta · czemu karta · cofnij · dziennik · koniec · pomoc',
    prompt: '> ',
    nothingToPick: 'Nie ma czego wybierać: wpisz 0.',
    pickHint: (min, max) =>
      min === max
        ? `Podaj ${pl(min, 'numer', 'numery', 'numerów')}, oddzielając spacjami.`
        : `Podaj od ${min} do ${max} numerów, oddzielając spacjami${min === 0 ? '; 0, jeśli żaden' : ''}.`,
    curtain: (name) => `${name}: przejmij klawiaturę, gdy nikt inny nie patrzy, i naciśnij Enter.`,
    noSuchNumber: (found, last) => `Nie ma numeru ${found}: są od 1 do ${last}.`,
    oneNumber: 'Podaj jeden numer.',
    notThesePicked: (min, max) =>
      min === max ? `Nie tak: trzeba wskazać ${min}.` : `Nie tak: trzeba wskazać od ${min} do ${max}.`,
    notUnderstood: (line) => `„${line}” to ani numer, ani polecenie. Napisz pomoc, a zobaczysz, co można wpisać.`,
    whatToExplain: 'Co wyjaśnić? Na przykład: ? 1 albo ? i kilka liter nazwy karty.',
    whyWhat: 'Co wyjaśnić? Na przykład: czemu 1 albo czemu i kilka liter nazwy karty.',
    notInSight: (thing) => `${thing}: nie leży to na widoku, więc teraz nic się z tym nie zrobi.`,
    nothingNow: (thing, where) => `${thing}: teraz nic się z tym nie zrobi. Leży tu: ${where.join('; ')}.`,
    undone: 'Cofnięte.',
    cannotUndo: 'Nie można cofnąć: od twojej odpowiedzi ktoś się czegoś dowiedział albo ktoś inny podjął decyzję.',
    emptyLog: 'Nic się jeszcze nie stało.',
    saved: (file) => `Zapisano: ${file}`,
    resumeWith: (command) => `Aby grać dalej: ${command}`,
    notSaved: (file, reason) => `Nie udało się zapisać w ${file} (${reason}). Podaj inny plik: zapisz PLIK`,
    foreignFile: (file) =>
      `${file} istnieje i nie jest zapisem gry, więc nic w nim nie zmieniono. Podaj inny plik: zapisz PLIK`,
    endOfGame: 'Koniec gry',
    keyRevealed: (key) => `Sam sekret: ${key}`,
    verifyWith: (command) => `Aby sprawdzić, że gra była uczciwa: ${command}`,
    possible: 'można teraz',
    possibleAs: (number) => `można teraz: numer ${number}`,
    forbidden: (sentence) => `nie: ${sentence}`,
    originalOf: (name) => `po angielsku: ${name}`,
    helpTitle: 'Co można wpisać',
    helpLines: [
      ['3', 'wybierz możliwość o tym numerze'],
      ['1 4 5', 'gdy wskazuje się kilka: ich numery (0, jeśli żaden)'],
      ['? farma', 'wyjaśnij kartę: wystarczy kilka liter nazwy, ogonki niekonieczne'],
      ['? 3', 'wyjaśnij możliwość numer 3'],
      ['podpowiedź', 'trzy najlepsze możliwości, różnica między nimi i powód (także: hint)'],
      ['czemu farma', 'co można teraz zrobić z kartą, a czego która zasada zabrania (także: why)'],
      ['cofnij', 'cofnij ostatnią odpowiedź, póki nikt się z niej niczego nie dowiedział (także: undo)'],
      ['dziennik 40', 'ostatnich 40 wierszy dziennika (także: log)'],
      ['stół', 'narysuj stół jeszcze raz (także: table albo sam Enter)'],
      ['zapisz PLIK', 'zapisz i graj dalej (także: save)'],
      ['koniec', 'zapisz i wyjdź (także: quit)'],
    ],
  },
};
