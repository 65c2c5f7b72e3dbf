import type { Example } from '../words/help.ts';
import type { InLangs } from '../words/lang.ts';
import { en, pl } from '../words/plural.ts';

export interface Deed {
  readonly says: string;
  readonly examples: readonly Example[];
}

/** All that `imperia server` says by itself; why something failed is said by the server. */
export interface ServerWords {
  readonly serve: Deed;
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly backup: Deed;
  readonly restore: Deed;
  readonly doctor: Deed;
  readonly checkUpgrade: Deed;
  readonly backupFile: string;
  readonly overwrite: string;
  readonly cannot: (why: string) => string;
  readonly alreadyThere: (file: string) => string;
  readonly rows: (n: number) => string;
  readonly games: (n: number) => string;
  readonly backedUp: (rows: number, file: string) => string;
  readonly restored: (rows: number) => string;
  readonly healthy: string;
  readonly findings: (n: number) => string;
  readonly allMove: (n: number, rules: string) => string;
  readonly someStay: (stay: number, of: number, rules: string) => string;
  readonly stays: (id: string, rules: string) => string;
}

export const serverWords: InLangs<ServerWords> = {
  en: {
    serve: {
      says: 'Run the server: tables online, and the client in browsers. Settings come from the environment.',
      examples: [
        { line: 'imperia server', says: 'at http://localhost:3000, with its games in ./data' },
        { line: 'imperia server --port 8080 --data /var/lib/imperia', says: 'elsewhere' },
        { line: 'DATABASE_URL=postgres:///imperia imperia server', says: 'with PostgreSQL' },
        { line: 'imperia server help backup', says: 'all about one subcommand' },
      ],
    },
    port: 'the port to listen on (default: PORT, then 3000)',
    host: 'the address to listen on (default: HOST, then 127.0.0.1)',
    data: 'the folder with the games (default: DATA_DIR, then ./data); not used with DATABASE_URL',
    backup: {
      says: 'Write all games and people to a file, as one snapshot; the server may keep running.',
      examples: [{ line: 'imperia server backup monday.gz', says: 'no need to stop the server' }],
    },
    restore: {
      says: 'Fill the store from a backup, all or nothing. A server on an SQLite file must be stopped first.',
      examples: [
        { line: 'imperia server restore monday.gz', says: 'into an empty store' },
        { line: 'imperia server restore monday.gz --overwrite', says: 'replacing everything that is there' },
        {
          line: 'DATABASE_URL=postgres:///imperia imperia server restore monday.gz',
          says: 'from SQLite to PostgreSQL, or back',
        },
      ],
    },
    doctor: {
      says: 'Check the whole store for damage; the server may keep running.',
      examples: [{ line: 'imperia server doctor', says: 'exit code 0 when all is well, 1 when not' }],
    },
    checkUpgrade: {
      says: 'Replay every game in progress under the rules of this version, and list those that cannot move to it.',
      examples: [{ line: 'imperia server check-upgrade', says: 'exit code 0 when all can move, 1 when not' }],
    },
    backupFile: 'a backup',
    overwrite: 'replace everything in the store',
    cannot: (why) => why,
    alreadyThere: (file) => `${file} already exists. Choose another file, or delete that one.`,
    rows: (n) => en(n, 'row', 'rows'),
    games: (n) => en(n, 'game', 'games'),
    backedUp: (rows, file) => `Backed up ${en(rows, 'row', 'rows')} to ${file}.`,
    restored: (rows) => `Restored ${en(rows, 'row', 'rows')}.`,
    healthy: 'All is well.',
    findings: (n) => `${en(n, 'problem', 'problems')} found:`,
    allMove: (n, rules) => `${en(n, 'running game', 'running games')}: all can continue under rules ${rules}.`,
    someStay: (stay, of, rules) =>
      `${stay} of ${en(of, 'running game', 'running games')} cannot continue under rules ${rules}:`,
    stays: (id, rules) => `table ${id}, dealt under rules ${rules}`,
  },
  pl: {
    serve: {
      says: 'Uruchom serwer: stoły w sieci i klient w przeglądarce. Ustawienia pochodzą ze zmiennych środowiska.',
      examples: [
        { line: 'imperia server', says: 'pod http://localhost:3000, z grami w ./data' },
        { line: 'imperia server --port 8080 --data /var/lib/imperia', says: 'gdzie indziej' },
        { line: 'DATABASE_URL=postgres:///imperia imperia server', says: 'z PostgreSQL' },
        { line: 'imperia server help backup', says: 'wszystko o części polecenia' },
      ],
    },
    port: 'port, na którym słuchać (inaczej PORT, inaczej 3000)',
    host: 'adres, na którym słuchać (inaczej HOST, inaczej 127.0.0.1)',
    data: 'katalog z grami (inaczej DATA_DIR, inaczej ./data); bez znaczenia przy DATABASE_URL',
    backup: {
      says: 'Zapisz wszystkie gry i osoby do pliku, w stanie z jednej chwili; serwer może działać dalej.',
      examples: [{ line: 'imperia server backup poniedzialek.gz', says: 'serwera nie trzeba zatrzymywać' }],
    },
    restore: {
      says: 'Odtwórz wszystko z kopii zapasowej, w całości albo wcale. Serwer z plikiem SQLite trzeba najpierw zatrzymać.',
      examples: [
        { line: 'imperia server restore poniedzialek.gz', says: 'do pustej bazy' },
        { line: 'imperia server restore poniedzialek.gz --overwrite', says: 'w miejsce wszystkiego, co w niej jest' },
        {
          line: 'DATABASE_URL=postgres:///imperia imperia server restore poniedzialek.gz',
          says: 'z SQLite do PostgreSQL albo z powrotem',
        },
      ],
    },
    doctor: {
      says: 'Przejrzyj całą bazę w poszukiwaniu uszkodzeń; serwer może działać dalej.',
      examples: [{ line: 'imperia server doctor', says: 'kod wyjścia 0, gdy wszystko w porządku, 1, gdy nie' }],
    },
    checkUpgrade: {
      says: 'Rozegraj ponownie każdą trwającą grę według zasad tej wersji i wskaż te, które nie mogą na nią przejść.',
      examples: [{ line: 'imperia server check-upgrade', says: 'kod wyjścia 0, gdy mogą wszystkie, 1, gdy nie' }],
    },
    backupFile: 'kopia zapasowa',
    overwrite: 'zastąp wszystko, co jest w bazie',
    cannot: (why) => `serwer podaje powód (po angielsku): ${why}`,
    alreadyThere: (file) => `plik ${file} już istnieje. Podaj inny albo usuń tamten.`,
    rows: (n) => pl(n, 'wiersz', 'wiersze', 'wierszy'),
    games: (n) => pl(n, 'gra', 'gry', 'gier'),
    backedUp: (rows, file) => `Zapisano ${pl(rows, 'wiersz', 'wiersze', 'wierszy')} w pliku ${file}.`,
    restored: (rows) => `Odtworzono ${pl(rows, 'wiersz', 'wiersze', 'wierszy')}.`,
    healthy: 'Wszystko w porządku.',
    findings: (n) => `Wykryto ${pl(n, 'nieprawidłowość', 'nieprawidłowości', 'nieprawidłowości')}:`,
    allMove: (n, rules) =>
      `${pl(n, 'trwająca gra', 'trwające gry', 'trwających gier')}: wszystkie mogą toczyć się dalej według zasad ${rules}.`,
    someStay: (stay, of, rules) =>
      `Według zasad ${rules} nie mogą toczyć się dalej: ${pl(stay, 'gra', 'gry', 'gier')} z ${of} trwających:`,
    stays: (id, rules) => `stół ${id}, rozdany według zasad ${rules}`,
  },
};
