import type { InLangs } from '../words/lang.ts';
import { en, pl } from '../words/plural.ts';
import type { Deed } from './words.ts';

/** What `imperia server people`, `tables`, `reports`, `codes` and `audit` say. */
export interface AdminWords {
  readonly people: Deed;
  readonly search: string;
  readonly add: string;
  readonly name: string;
  readonly login: string;
  readonly remove: string;
  readonly reset: string;
  readonly host: string;
  readonly off: string;
  readonly who: string;
  readonly tables: Deed;
  readonly allTables: string;
  readonly close: string;
  readonly table: string;
  readonly reports: Deed;
  readonly allReports: string;
  readonly settle: string;
  readonly line: string;
  readonly note: string;
  readonly codes: Deed;
  readonly newCode: string;
  readonly label: string;
  readonly uses: string;
  readonly days: string;
  readonly endCode: string;
  readonly codeId: string;
  readonly audit: Deed;
  readonly nobody: (who: string) => string;
  readonly several: (who: string, ids: string) => string;
  readonly noTable: (id: string) => string;
  readonly ended: (id: string) => string;
  readonly noReport: (table: string, n: string) => string;
  readonly noCode: (id: string) => string;
  readonly badNumber: (option: string) => string;
  readonly trouble: Readonly<Record<'bad name' | 'bad login' | 'login taken', string>>;
  readonly removed: (name: string) => string;
  readonly comesOnce: (name: string, code: string, until: string) => string;
  readonly isHost: (name: string, host: boolean) => string;
  readonly closed: (id: string) => string;
  readonly settled: string;
  readonly code: (id: string, code: string) => string;
  readonly codeEnded: (id: string) => string;
  readonly none: string;
  readonly guest: string;
  readonly isAHost: string;
  readonly count: (n: number) => string;
  readonly usesLeft: (n: number) => string;
  readonly until: (day: string) => string;
  readonly reported: (by: string, why: string) => string;
}

export const adminWords: InLangs<AdminWords> = {
  en: {
    people: {
      says: 'List people, the latest first, or find some by name, login or id; add, remove, reset access, appoint a host.',
      examples: [
        { line: 'imperia server people', says: 'everybody' },
        { line: 'imperia server people ala', says: 'those with “ala” in name or login' },
        {
          line: 'imperia server people add Ala --login ala',
          says: 'an account for somebody, with a sign-in code',
        },
        { line: 'imperia server people reset ala', says: 'a code in place of a forgotten password' },
        { line: 'imperia server people host ala', says: 'lets this person use the page for hosts' },
      ],
    },
    search: 'part of a name or login, or an id',
    add: 'Create an account for somebody, who signs in once with the code and sets a password.',
    name: 'the name that others see',
    login: 'the name to log in with',
    remove: 'Remove a person: their sessions end, bots play on for them.',
    reset: 'Revoke every way a person can sign in, except for a code that works once within seven days.',
    host: 'Make somebody a host, who may do all of this in the browser.',
    off: 'no longer a host',
    who: 'a name, login or id',
    tables: {
      says: 'List tables that have not ended, or find some by title, player or id; close one.',
      examples: [
        { line: 'imperia server tables', says: 'all in progress' },
        { line: 'imperia server tables close q7Xw…', says: 'ends it; those who sit there are told' },
      ],
    },
    allTables: 'ended ones too',
    close: 'End a table for everybody.',
    table: 'the id of a table',
    reports: {
      says: 'List what people reported to the host, and settle it.',
      examples: [
        { line: 'imperia server reports', says: 'the open ones' },
        { line: 'imperia server reports settle q7Xw… 12 --note "spoken to"', says: 'dealt with' },
      ],
    },
    allReports: 'settled ones too',
    settle: 'Mark the reports about a line as dealt with.',
    line: 'the number of the line',
    note: 'what was done, for the audit',
    codes: {
      says: 'List invitation codes, make and end them (for REGISTRATION=code).',
      examples: [
        { line: 'imperia server codes new --for "the club" --uses 10 --days 30', says: 'shown once: write it down' },
        { line: 'imperia server codes end x1y2z3', says: 'nobody can use it any more' },
      ],
    },
    newCode: 'Make an invitation code.',
    label: 'who it is for',
    uses: 'how many accounts may be made with it',
    days: 'how many days it is valid; without this, for ever',
    endCode: 'End an invitation code.',
    codeId: 'its id, as listed',
    audit: {
      says: 'List what hosts did, the latest first: when, who, what.',
      examples: [{ line: 'imperia server audit --json', says: 'for programs' }],
    },
    nobody: (who) => `Nobody here is called ${who}.`,
    several: (who, ids) => `Several people are called ${who}: say which by id (${ids}).`,
    noTable: (id) => `There is no table ${id}.`,
    ended: (id) => `Table ${id} has already ended.`,
    noReport: (table, n) => `There is no open report about line ${n} at table ${table}.`,
    noCode: (id) => `There is no invitation code ${id}.`,
    badNumber: (option) => `${option} takes a whole number, 1 or more.`,
    trouble: {
      'bad name': 'A name has 1 to 32 visible characters.',
      'bad login': 'A login has 3 to 64 letters, digits, dots, dashes or underscores.',
      'login taken': 'This login is already taken.',
    },
    removed: (name) => `${name} was removed.`,
    comesOnce: (name, code, until) =>
      `${name} signs in once with this code, under “I already play on another device”, until ${until}:\n${code}`,
    isHost: (name, host) => (host ? `${name} is a host now: the page is #/me/host.` : `${name} is no longer a host.`),
    closed: (id) => `Table ${id} was closed.`,
    settled: 'Settled.',
    code: (id, code) => `Invitation code ${id}, shown only once:\n${code}`,
    codeEnded: (id) => `Invitation code ${id} has ended.`,
    none: 'None.',
    guest: 'guest',
    isAHost: 'host',
    count: (n) => en(n, 'table', 'tables'),
    usesLeft: (n) => en(n, 'use left', 'uses left'),
    until: (day) => `until ${day}`,
    reported: (by, why) => `reported by ${by}: ${why}`,
  },
  pl: {
    people: {
      says: 'Wypisz osoby, od najnowszych, albo znajdź je po imieniu, loginie lub identyfikatorze; dodaj, usuń, wpuść na nowo, mianuj gospodarzem.',
      examples: [
        { line: 'imperia server people', says: 'wszyscy' },
        { line: 'imperia server people ala', says: 'osoby z „ala” w imieniu lub loginie' },
        { line: 'imperia server people add Ala --login ala', says: 'konto dla kogoś i kod, z którym wejdzie' },
        { line: 'imperia server people reset ala', says: 'kod zamiast zapomnianego hasła' },
        { line: 'imperia server people host ala', says: 'ta osoba może korzystać ze strony gospodarza' },
      ],
    },
    search: 'część imienia lub loginu albo identyfikator',
    add: 'Załóż komuś konto: osoba wejdzie raz z kodem i ustawi hasło.',
    name: 'imię, które widzą inni',
    login: 'login do logowania',
    remove: 'Usuń osobę: jej sesje się kończą, a w jej grach grają dalej boty.',
    reset: 'Zamknij osobie wszystkie drogi wejścia poza kodem, który działa raz, przez siedem dni.',
    host: 'Mianuj gospodarza, który może robić to wszystko w przeglądarce.',
    off: 'odbierz tę rolę',
    who: 'imię, login albo identyfikator',
    tables: {
      says: 'Wypisz trwające stoły albo znajdź je po tytule, graczu lub identyfikatorze; zamknij stół.',
      examples: [
        { line: 'imperia server tables', says: 'wszystkie trwające' },
        { line: 'imperia server tables close q7Xw…', says: 'kończy go; siedzący przy nim się o tym dowiedzą' },
      ],
    },
    allTables: 'także zakończone',
    close: 'Zakończ stół dla wszystkich.',
    table: 'identyfikator stołu',
    reports: {
      says: 'Wypisz zgłoszenia do gospodarza i załatw je.',
      examples: [
        { line: 'imperia server reports', says: 'te, które czekają' },
        { line: 'imperia server reports settle q7Xw… 12 --note "upomnienie"', says: 'załatwione' },
      ],
    },
    allReports: 'także załatwione',
    settle: 'Uznaj zgłoszenia wypowiedzi za załatwione.',
    line: 'numer wypowiedzi',
    note: 'co zrobiono, do dziennika',
    codes: {
      says: 'Wypisz kody zaproszeń, twórz je i unieważniaj (przy REGISTRATION=code).',
      examples: [
        { line: 'imperia server codes new --for "klub" --uses 10 --days 30', says: 'pokazywany raz: zapisz go' },
        { line: 'imperia server codes end x1y2z3', says: 'nikt już z nim nie wejdzie' },
      ],
    },
    newCode: 'Utwórz kod zaproszenia.',
    label: 'dla kogo jest',
    uses: 'ile kont można z nim założyć',
    days: 'przez ile dni działa; bez tego bezterminowo',
    endCode: 'Unieważnij kod zaproszenia.',
    codeId: 'jego identyfikator z listy',
    audit: {
      says: 'Wypisz, co robili gospodarze, od najnowszych: kiedy, kto, co.',
      examples: [{ line: 'imperia server audit --json', says: 'dla programów' }],
    },
    nobody: (who) => `nikt tu nie nazywa się ${who}.`,
    several: (who, ids) => `kilka osób nazywa się ${who}: podaj identyfikator (${ids}).`,
    noTable: (id) => `nie ma stołu ${id}.`,
    ended: (id) => `stół ${id} jest już zakończony.`,
    noReport: (table, n) => `przy stole ${table} nie czeka żadne zgłoszenie wypowiedzi ${n}.`,
    noCode: (id) => `nie ma kodu zaproszenia ${id}.`,
    badNumber: (option) => `${option} przyjmuje liczbę całkowitą, co najmniej 1.`,
    trouble: {
      'bad name': 'imię ma od 1 do 32 widocznych znaków.',
      'bad login': 'login ma od 3 do 64 liter, cyfr, kropek, myślników lub podkreśleń.',
      'login taken': 'ten login już do kogoś należy.',
    },
    removed: (name) => `Usunięto: ${name}.`,
    comesOnce: (name, code, until) =>
      `${name} wejdzie raz z tym kodem, przez „Już tu jestem na innym urządzeniu”, do ${until}:\n${code}`,
    isHost: (name, host) =>
      host ? `${name} ma teraz rolę gospodarza: strona #/me/host.` : `${name} nie ma już roli gospodarza.`,
    closed: (id) => `Zamknięto stół ${id}.`,
    settled: 'Załatwione.',
    code: (id, code) => `Kod zaproszenia ${id}, pokazywany tylko teraz:\n${code}`,
    codeEnded: (id) => `Unieważniono kod zaproszenia ${id}.`,
    none: 'Brak.',
    guest: 'gość',
    isAHost: 'gospodarz',
    count: (n) => pl(n, 'stół', 'stoły', 'stołów'),
    usesLeft: (n) => `zostało: ${pl(n, 'użycie', 'użycia', 'użyć')}`,
    until: (day) => `do ${day}`,
    reported: (by, why) => `zgłasza ${by}: ${why}`,
  },
};
