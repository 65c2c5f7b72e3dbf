import { BOTS_TO_NAME } from '../bots/kinds.ts';
import { botWords } from '../bots/words.ts';
import type { Example } from '../words/help.ts';
import type { InLangs } from '../words/lang.ts';

const BOTS = BOTS_TO_NAME.join(', ');

/** All that the arena says at the terminal. */
export interface ArenaWords {
  readonly says: string;
  readonly bots: string;
  readonly games: string;
  readonly players: string;
  readonly sides: (all: readonly string[]) => string;
  readonly seed: string;
  readonly report: string;
  readonly resume: string;
  readonly examples: readonly Example[];
  readonly notANumber: (option: string, found: string, least: number, most: number) => string;
  readonly oddGames: (found: number) => string;
  readonly unknownBot: (found: string, known: readonly string[]) => string;
  readonly noBudget: (found: string) => string;
  readonly botTwice: (bot: string) => string;
  readonly fewBots: (known: readonly string[]) => string;
  readonly sideTwice: (option: string, side: string) => string;
  readonly fewSides: (option: string, found: number, players: number, known: readonly string[]) => string;
  readonly noRecord: (file: string) => string;
  readonly otherTournament: (file: string) => string;
  readonly otherContent: (file: string) => string;
  readonly damagedLine: (file: string, line: number) => string;
  readonly unusableFile: (file: string, reason: string) => string;
  readonly resuming: (done: number, of: number, file: string) => string;
  readonly allPlayed: (of: number, file: string) => string;
  readonly stopped: (done: number, of: number, file: string) => string;
  readonly title: (games: number, players: number, seed: number) => string;
  readonly botColumns: readonly string[];
  readonly pairColumns: readonly string[];
  readonly factionColumns: readonly string[];
  readonly length: (mean: string, min: number, max: number) => string;
  readonly against: string;
  readonly kept: (file: string) => string;
  readonly reported: (file: string) => string;
  readonly errors: (count: number) => string;
}

export const arenaWords: InLangs<ArenaWords> = {
  en: {
    says: 'Run a tournament between bots: every pair, on the same deals with seats swapped. Win rates and ratings with 95 % intervals.',
    bots: `two or more, separated by commas: ${BOTS}, ${botWords.en.own}`,
    games: 'games for each pair of bots; even, since each deal is played twice',
    players: 'seats at the table: 2, 3 or 4; with more than two the bots sit in turn',
    sides: (all) => `those that take part, in every seating (default: all): ${all.join(', ')}`,
    seed: 'deal number i, counted from 0, has the seed SEED + i',
    report: 'write charts to this file: one HTML page that needs no network',
    resume: 'keep the results in this file, and continue from it (default: in the state folder)',
    examples: [
      { line: 'imperia arena GAME --bots greedy,normal --games 48', says: 'who is stronger, and by how much' },
      {
        line: 'imperia arena GAME --bots random,easy,greedy --report arena.html',
        says: 'with charts; Ctrl-C stops it, the same command resumes it',
      },
    ],
    notANumber: (option, found, least, most) =>
      `${option} needs a whole number from ${least} to ${most}, not "${found}"`,
    oddGames: (found) =>
      `--games needs an even number, since each deal is played twice with seats swapped: ${found - 1} or ${found + 1}, not ${found}`,
    unknownBot: (found, known) => `there is no bot "${found}". Choose from: ${known.join(', ')}`,
    noBudget: (found) =>
      `"${found}" leaves no time to think: give a budget above zero, such as search:500 or search:200ms`,
    botTwice: (bot) => `--bots names ${bot} twice: name each bot once`,
    fewBots: (known) => `--bots needs two bots or more, such as greedy,normal. Choose from: ${known.join(', ')}`,
    sideTwice: (option, side) => `${option} names ${side} twice: name each once`,
    fewSides: (option, found, players, known) =>
      `${players} players need as many sides, but ${option} names ${found}. Choose from: ${known.join(', ')}`,
    noRecord: (file) => `${file} holds no tournament. Name another file with --resume`,
    otherTournament: (file) =>
      `${file} belongs to another tournament (other bots, games, players, sides or seed). Repeat that command, or name another file`,
    otherContent: (file) =>
      `${file} holds this tournament under other rules, with other cards or by other code (of the game or of a bot), so its results do not add up with new ones: name another file with --resume, or continue in the version that began it`,
    damagedLine: (file, line) => `${file} is damaged in line ${line}. Remove that line, or name another file`,
    unusableFile: (file, reason) => `${file} cannot be used (${reason}). Name another file`,
    resuming: (done, of, file) => `Resuming after ${done} of ${of} games, from ${file}`,
    allPlayed: (of, file) =>
      `All ${of} games have been played already; their results are in ${file}. Delete it to play them again.`,
    stopped: (done, of, file) => `stopped after ${done} of ${of} games. Run the same command to resume (${file})`,
    title: (games, players, seed) => `${games} games for ${players} players, seed ${seed}`,
    botColumns: ['bot', 'Elo (95 %)', 'wins, % (95 %)', 'points', 'ms a decision', 'games'],
    pairColumns: ['pairing', 'first wins, % (95 %)', 'points', 'games'],
    factionColumns: ['side', 'wins, % (95 %)', 'points', 'games'],
    length: (mean, min, max) => `decisions in a game: ${mean} on average, from ${min} to ${max}`,
    against: 'against',
    kept: (file) => `Results: ${file}`,
    reported: (file) => `Report: ${file}`,
    errors: (count) => `games that failed: ${count}`,
  },
  pl: {
    says: 'Turniej botów: każda para, na tych samych rozdaniach z zamianą miejsc. Wygrane i rankingi z 95-procentowymi przedziałami.',
    bots: `co najmniej dwa, po przecinku: ${BOTS}, ${botWords.pl.own}`,
    games: 'gry dla każdej pary botów; liczba parzysta, bo każde rozdanie gra się dwa razy',
    players: 'miejsca przy stole: 2, 3 lub 4; gdy jest ich więcej niż dwa, boty siadają na przemian',
    sides: (all) => `biorący udział, w każdym rozmieszczeniu (inaczej wszyscy): ${all.join(', ')}`,
    seed: 'rozdanie numer i, licząc od 0, ma ziarno SEED + i',
    report: 'zapisz wykresy w tym pliku: jedna strona HTML, która nie potrzebuje sieci',
    resume: 'trzymaj wyniki w tym pliku i graj dalej od niego (inaczej w folderze stanu)',
    examples: [
      { line: 'imperia arena GAME --bots greedy,normal --games 48', says: 'kto jest silniejszy i o ile' },
      {
        line: 'imperia arena GAME --bots random,easy,greedy --report arena.html',
        says: 'z wykresami; Ctrl-C przerywa, to samo polecenie podejmuje',
      },
    ],
    notANumber: (option, found, least, most) =>
      `${option} wymaga liczby całkowitej od ${least} do ${most}, a nie „${found}”`,
    oddGames: (found) =>
      `--games wymaga liczby parzystej, bo każde rozdanie gra się dwa razy z zamianą miejsc: ${found - 1} lub ${found + 1}, a nie ${found}`,
    unknownBot: (found, known) => `nie ma bota „${found}”. Do wyboru: ${known.join(', ')}`,
    noBudget: (found) =>
      `„${found}” nie zostawia czasu na myślenie: podaj budżet większy od zera, na przykład search:500 albo search:200ms`,
    botTwice: (bot) => `--bots wymienia ${bot} dwa razy: wymień każdego bota raz`,
    fewBots: (known) =>
      `--bots wymaga co najmniej dwóch botów, na przykład greedy,normal. Do wyboru: ${known.join(', ')}`,
    sideTwice: (option, side) => `${option} wymienia ${side} dwa razy: wymień każdą stronę raz`,
    fewSides: (option, found, players, known) =>
      `przy tylu graczach (${players}) trzeba tyle samo stron, a ${option} wymienia: ${found}. Do wyboru: ${known.join(', ')}`,
    noRecord: (file) => `w ${file} nie ma turnieju. Podaj inny plik po --resume`,
    otherTournament: (file) =>
      `${file} należy do innego turnieju (inne boty, gry, liczba graczy, frakcje lub ziarno). Powtórz tamto polecenie albo podaj inny plik`,
    otherContent: (file) =>
      `${file} zawiera ten turniej według innych zasad, z innymi kartami lub z innym kodem (gry albo bota), więc wyników nie można złączyć: podaj inny plik po --resume albo dokończ go w wersji, w której się zaczął`,
    damagedLine: (file, line) => `${file} jest uszkodzony w wierszu ${line}. Usuń ten wiersz albo podaj inny plik`,
    unusableFile: (file, reason) => `nie da się użyć pliku ${file} (${reason}). Podaj inny plik`,
    resuming: (done, of, file) => `Ciąg dalszy po ${done} z ${of} gier, z pliku ${file}`,
    allPlayed: (of, file) =>
      `Wszystkie gry (${of}) są już rozegrane; wyniki są w pliku ${file}. Usuń go, by zagrać je od nowa.`,
    stopped: (done, of, file) =>
      `przerwano po ${done} z ${of} gier. To samo polecenie podejmie je od tego miejsca (${file})`,
    title: (games, players, seed) => `gry: ${games}, gracze: ${players}, ziarno: ${seed}`,
    botColumns: ['bot', 'Elo (95 %)', 'wygrane, % (95 %)', 'punkty', 'ms na decyzję', 'gry'],
    pairColumns: ['para', 'wygrane pierwszego, % (95 %)', 'punkty', 'gry'],
    factionColumns: ['strona', 'wygrane, % (95 %)', 'punkty', 'gry'],
    length: (mean, min, max) => `decyzje w grze: średnio ${mean}, od ${min} do ${max}`,
    against: 'przeciw',
    kept: (file) => `Wyniki: ${file}`,
    reported: (file) => `Raport: ${file}`,
    errors: (count) => `gry zakończone błędem: ${count}`,
  },
};
