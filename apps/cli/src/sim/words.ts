import { BOTS_TO_NAME } from '../bots/kinds.ts';
import { botWords } from '../bots/words.ts';
import type { InLangs } from '../words/lang.ts';

const BOTS = BOTS_TO_NAME.join(', ');

/** All that the simulator says. */
export interface SimWords {
  readonly says: string;
  readonly games: string;
  readonly players: string;
  readonly seats: string;
  readonly seed: string;
  readonly limit: string;
  readonly json: string;
  readonly notOneOf: (what: string, found: string, allowed: readonly string[]) => string;
  readonly notANumber: (option: string, found: string, least: number) => string;
  readonly tooManyBots: (bots: number, seats: number) => string;
  readonly otherPlayers: (seats: number, players: string) => string;
  readonly otherSeats: (seats: number, allowed: readonly number[]) => string;
  readonly speed: (games: string, decisions: string, seconds: string, perSecond: string) => string;
  readonly length: (mean: string, min: number, max: number, deviation: string) => string;
  readonly branching: (mean: string, max: string, log10: string) => string;
  readonly out: string;
  readonly records: string;
  readonly csv: string;
  readonly noRecord: (file: string) => string;
  readonly otherSim: (file: string) => string;
  readonly damagedLine: (file: string, line: number) => string;
  readonly unusableFile: (file: string, reason: string) => string;
  readonly resuming: (done: number, of: number, file: string) => string;
  readonly withoutRecord: (games: number) => string;
  readonly stopped: (done: number, of: number, file: string) => string;
  readonly stoppedForGood: (done: number, of: number) => string;
  readonly sharedWins: (games: number) => string;
  readonly columns: readonly [games: string, wins: string, score: string];
  readonly byFaction: string;
  readonly bySeat: string;
  readonly byBot: string;
  readonly byTitle: string;
  readonly soloPlayers: (players: string) => string;
  readonly coverage: string;
  readonly noCoverage: (game: string) => string;
  readonly exercised: (done: number, all: number) => string;
  readonly noErrors: string;
  readonly errors: (count: number) => string;
  readonly moreErrors: (count: number) => string;
  readonly reproduce: string;
}

export const simWords: InLangs<SimWords> = {
  en: {
    says: 'Let bots play many games and report the results, with 95 % confidence intervals. The same seed gives the same games.',
    games: 'how many games',
    players:
      'a number (1: alone), or all: all goes through every number of players, every seating and every set of options (default: as many as there are bots or sides named, or all)',
    seats: `bots: ${BOTS}, ${botWords.en.own}; one for each seat, repeated around the table. random does not look at the table, so it plays at full speed; a bot that thinks by the clock does not repeat its games`,
    seed: 'game number i, counted from 0, has the seed SEED + i',
    limit: 'a game that takes more decisions is reported as an error',
    json: 'one JSON object on standard output, nothing else',
    notOneOf: (what, found, allowed) => `${what} cannot be "${found}". Choose from: ${allowed.join(', ')}`,
    notANumber: (option, found, least) => `${option} needs a whole number from ${least} up, not "${found}"`,
    tooManyBots: (bots, seats) => `--seats names ${bots} bots, but there are only ${seats} seats`,
    otherPlayers: (seats, players) => `${seats} seats are named, but --players is ${players}`,
    otherSeats: (seats, allowed) =>
      seats === 1
        ? `one seat is named, but the game is for ${allowed[0]} to ${allowed.at(-1)} players`
        : `${seats} seats are named, but the game is for ${allowed[0]} to ${allowed.at(-1)} players`,
    speed: (games, decisions, seconds, perSecond) =>
      `${games} ${games === '1' ? 'game' : 'games'}, ${decisions} decisions, ${seconds} s: ${perSecond} games a second`,
    length: (mean, min, max, deviation) =>
      `decisions in a game: ${mean} on average (standard deviation ${deviation}), from ${min} to ${max}`,
    branching: (mean, max, log10) =>
      `answers to a decision: ${mean} on average, at most ${max}; size of the game tree: 10^${log10}`,
    out: 'write one line of JSON for each game to this file, and resume from it if it exists',
    records: 'keep the record of each game in this folder, for replay and verify',
    csv: 'write one line for each seat of each game to this file, for a spreadsheet',
    noRecord: (file) => `${file} holds no simulation. Name another file with --out`,
    otherSim: (file) =>
      `${file} holds another simulation (other tables, bots, seed, rules, cards or code). Repeat that command, or name another file`,
    damagedLine: (file, line) => `${file} is damaged in line ${line}. Remove that line, or name another file`,
    unusableFile: (file, reason) => `${file} cannot be used (${reason}). Name another file`,
    resuming: (done, of, file) => `Resuming after ${done} of ${of} games, from ${file}`,
    withoutRecord: (games) =>
      `${games === 1 ? 'One of them has no record' : `${games} of them have no record`}: records are made while a game is played. Name another file with --out to play all of them anew`,
    stopped: (done, of, file) => `stopped after ${done} of ${of} games. Run the same command to resume (${file})`,
    stoppedForGood: (done, of) => `stopped after ${done} of ${of} games`,
    sharedWins: (games) => `shared victories: ${games}`,
    columns: ['games', 'wins, % (95 %)', 'points (95 %)'],
    byFaction: 'side',
    bySeat: 'seat',
    byBot: 'bot',
    byTitle: 'title',
    soloPlayers: (players) => `--solo is for one player, but --players is ${players}`,
    coverage: 'list the cards and effects that were never carried out (in one process)',
    noCoverage: (game) => `"${game}" does not support --coverage yet`,
    exercised: (done, all) => `carried out: ${done} of ${all}${done < all ? '; never:' : ''}`,
    noErrors: 'no errors',
    errors: (count) => `errors: ${count}`,
    moreErrors: (count) => `… and ${count} more (all of them with --json)`,
    reproduce: 'to see it again',
  },
  pl: {
    says: 'Boty rozgrywają wiele gier; wyniki z 95-procentowymi przedziałami ufności. To samo ziarno daje te same gry.',
    games: 'ile gier',
    players:
      'liczba (1: w pojedynkę) albo all: all przechodzi przez każdą liczbę graczy, każde rozmieszczenie i każdy zestaw opcji (domyślnie tylu, ile wymieniono botów albo stron, a w innym wypadku all)',
    seats: `boty: ${BOTS}, ${botWords.pl.own}; po jednym na miejsce, powtarzane wokół stołu. random nie potrzebuje widoku stołu, więc gra z pełną szybkością; bot myślący według zegara nie powtórzy swoich gier`,
    seed: 'gra numer i, licząc od 0, ma ziarno SEED + i',
    limit: 'gra, w której zapadnie więcej decyzji, jest zgłaszana jako błąd',
    json: 'jeden obiekt JSON na standardowym wyjściu, nic poza tym',
    notOneOf: (what, found, allowed) => `${what} nie przyjmuje wartości „${found}”. Do wyboru: ${allowed.join(', ')}`,
    notANumber: (option, found, least) => `${option} wymaga liczby całkowitej od ${least}, a nie „${found}”`,
    tooManyBots: (bots, seats) => `--seats wymienia boty w liczbie ${bots}, a liczba miejsc to ${seats}`,
    otherPlayers: (seats, players) => `wymieniono miejsca w liczbie ${seats}, a --players to ${players}`,
    otherSeats: (seats, allowed) =>
      `wymieniono miejsca w liczbie ${seats}, a może grać od ${allowed[0]} do ${allowed.at(-1)} osób`,
    speed: (games, decisions, seconds, perSecond) =>
      `gry: ${games}, decyzje: ${decisions}, czas: ${seconds} s; gier na sekundę: ${perSecond}`,
    length: (mean, min, max, deviation) =>
      `decyzje w grze: średnio ${mean} (odchylenie standardowe ${deviation}), od ${min} do ${max}`,
    branching: (mean, max, log10) =>
      `odpowiedzi na decyzję: średnio ${mean}, najwyżej ${max}; rozmiar drzewa gry: 10^${log10}`,
    out: 'zapisuj do tego pliku po jednym wierszu JSON na grę, a jeśli plik już jest, kontynuuj',
    records: 'zachowuj w tym katalogu zapis każdej gry, dla replay i verify',
    csv: 'zapisz do tego pliku po wierszu na każde miejsce każdej gry, do arkusza',
    noRecord: (file) => `${file} nie zawiera symulacji. Podaj inny plik po --out`,
    otherSim: (file) =>
      `${file} zawiera inną symulację (inne stoły, boty, ziarno, zasady, karty lub kod). Powtórz tamto polecenie albo podaj inny plik`,
    damagedLine: (file, line) => `${file} jest uszkodzony w wierszu ${line}. Usuń ten wiersz albo podaj inny plik`,
    unusableFile: (file, reason) => `nie da się użyć pliku ${file} (${reason}). Podaj inny plik`,
    resuming: (done, of, file) => `Ciąg dalszy: rozegrano już ${done} z ${of} gier, plik ${file}`,
    withoutRecord: (games) =>
      `Bez zapisu pozostają gry rozegrane wcześniej (${games}): zapis powstaje w trakcie gry. Podaj inny plik po --out, a wszystkie zostaną rozegrane na nowo`,
    stopped: (done, of, file) => `przerwano po ${done} z ${of} gier. To samo polecenie podejmie je dalej (${file})`,
    stoppedForGood: (done, of) => `przerwano po ${done} z ${of} gier`,
    sharedWins: (games) => `wspólne zwycięstwa: ${games}`,
    columns: ['gry', 'wygrane, % (95 %)', 'punkty (95 %)'],
    byFaction: 'strona',
    bySeat: 'miejsce',
    byBot: 'bot',
    byTitle: 'tytuł',
    soloPlayers: (players) => `--solo jest dla jednej osoby, a --players to ${players}`,
    coverage: 'wypisz karty i efekty, których ani razu nie wykonano (w jednym procesie)',
    noCoverage: (game) => `gra „${game}” nie mówi jeszcze, co z jej zawartości można wykonać`,
    exercised: (done, all) => `wykonano: ${done} z ${all}${done < all ? '; ani razu:' : ''}`,
    noErrors: 'bez błędów',
    errors: (count) => `błędy: ${count}`,
    moreErrors: (count) => `… i jeszcze ${count} (wszystkie z --json)`,
    reproduce: 'aby zobaczyć to ponownie',
  },
};
