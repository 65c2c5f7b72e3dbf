import type { Lang } from '@imperia/kit';
import type { TableStatus } from '@imperia/server/protocol';

export const SECTIONS = ['people', 'tables', 'reports', 'codes', 'audit'] as const;
export type Section = (typeof SECTIONS)[number];

/** The page of who looks after the server. */
interface HostWords {
  readonly title: string;
  readonly parts: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly notHost: string;
  readonly search: string;
  readonly searchPeople: string;
  readonly searchTables: string;
  readonly all: Readonly<Record<'tables' | 'reports', string>>;
  readonly none: string;
  readonly more: string;
  readonly guest: string;
  readonly host: string;
  readonly since: (day: string) => string;
  readonly tables: (n: number) => string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly reset: string;
  readonly resetSure: (name: string) => string;
  readonly close: string;
  readonly closeSure: (title: string) => string;
  readonly settle: string;
  readonly settled: string;
  readonly endCode: string;
  readonly endCodeSure: (label: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly addTitle: string;
  readonly addText: string;
  readonly name: string;
  readonly login: string;
  readonly add: string;
  readonly once: (name: string) => string;
  readonly onceText: string;
  readonly codeTitle: string;
  readonly codeText: string;
  readonly label: string;
  readonly uses: string;
  readonly days: string;
  readonly makeCode: string;
  readonly codeMade: string;
  readonly codeMadeText: string;
  readonly usesLeft: (n: number) => string;
  readonly until: (day: string) => string;
  readonly forever: string;
  readonly unnamed: string;
  readonly said: (name: string) => string;
  readonly reported: (name: string, why: string) => string;
  readonly gone: string;
  readonly look: string;
  readonly status: Readonly<Record<TableStatus, string>>;
  /** What hosts did, as the server names it. */
  readonly deeds: Readonly<Record<string, string>>;
}

export const HOST_WORDS: Readonly<Record<Lang, HostWords>> = {
  pl: {
    title: 'Gospodarz',
    parts: 'Działy',
    sections: { people: 'Osoby', tables: 'Stoły', reports: 'Zgłoszenia', codes: 'Zaproszenia', audit: 'Dziennik' },
    notHost: 'Ta strona jest dla gospodarzy serwera. Rolę gospodarza nadaje się poleceniem na serwerze.',
    search: 'Szukaj',
    searchPeople: 'Imię, login albo identyfikator',
    searchTables: 'Tytuł, gracz albo identyfikator',
    all: { tables: 'Także zakończone', reports: 'Także załatwione' },
    none: 'Nic tu nie ma.',
    more: 'Pokaż więcej',
    guest: 'gość',
    host: 'gospodarz',
    since: (day) => `od ${day}`,
    tables: (n) => `stoły: ${n}`,
    remove: 'Usuń',
    removeSure: (name) =>
      `Usunąć: ${name}? Sesje tej osoby się skończą, a w jej grach zagrają boty. Tego nie da się cofnąć.`,
    reset: 'Zresetuj hasło',
    resetSure: (name) =>
      `Zresetować hasło: ${name}? Dotychczasowe hasło, kod, klucze i sesje przestaną działać; zostanie tylko kod jednorazowy.`,
    close: 'Zamknij stół',
    closeSure: (title) => `Zamknąć stół „${title}”? Gra skończy się dla wszystkich bez wyniku.`,
    settle: 'Załatwione',
    settled: 'załatwione',
    endCode: 'Unieważnij',
    endCodeSure: (label) => `Unieważnić zaproszenie „${label}”? Nikt już z nim nie założy konta.`,
    yes: 'Tak',
    no: 'Jednak nie',
    addTitle: 'Nowe konto',
    addText: 'Dla kogoś, kogo znasz: dostaniesz kod, z którym ta osoba wejdzie raz i ustawi hasło.',
    name: 'Imię',
    login: 'Login',
    add: 'Załóż konto',
    once: (name) => `Kod jednorazowy: ${name}`,
    onceText:
      'Przekaż go tej osobie: wpisze go w „Już tu jestem na innym urządzeniu”. Działa raz, przez siedem dni, i nie pokażemy go ponownie.',
    codeTitle: 'Nowe zaproszenie',
    codeText: 'Kto ma kod, może założyć konto.',
    label: 'Dla kogo',
    uses: 'Ile kont',
    days: 'Na ile dni (puste: bezterminowo)',
    makeCode: 'Utwórz kod',
    codeMade: 'Kod zaproszenia',
    codeMadeText: 'Przekaż go, komu chcesz: nie pokażemy go ponownie.',
    usesLeft: (n) => `pozostałe konta: ${n}`,
    until: (day) => `do ${day}`,
    forever: 'bezterminowo',
    unnamed: 'bez opisu',
    said: (name) => `${name}:`,
    reported: (name, why) => (why === '' ? `Zgłasza: ${name}` : `Zgłasza: ${name} – ${why}`),
    gone: 'ktoś, kogo już nie ma',
    look: 'Otwórz stół',
    status: {
      open: 'zbieramy graczy',
      running: 'trwa',
      paused: 'wstrzymana',
      over: 'skończona',
      abandoned: 'przerwana',
    },
    deeds: {
      'add person': 'założono konto',
      'remove person': 'usunięto osobę',
      'reset password': 'zresetowano hasło',
      'name host': 'nadano rolę gospodarza',
      'host no more': 'odebrano rolę gospodarza',
      'close table': 'zamknięto stół',
      'settle report': 'załatwiono zgłoszenie',
      'make code': 'utworzono zaproszenie',
      'end code': 'unieważniono zaproszenie',
    },
  },
  en: {
    title: 'Host',
    parts: 'Sections',
    sections: { people: 'People', tables: 'Tables', reports: 'Reports', codes: 'Invitations', audit: 'Audit log' },
    notHost: 'This page is for hosts of this server. Hosts are named by a command on the server.',
    search: 'Search',
    searchPeople: 'Name, login or id',
    searchTables: 'Title, player or id',
    all: { tables: 'Include finished', reports: 'Include settled' },
    none: 'Nothing here.',
    more: 'Show more',
    guest: 'guest',
    host: 'host',
    since: (day) => `since ${day}`,
    tables: (n) => `tables: ${n}`,
    remove: 'Remove',
    removeSure: (name) => `Remove ${name}? Their sessions end and bots play on for them. This cannot be undone.`,
    reset: 'Reset password',
    resetSure: (name) =>
      `Reset the password of ${name}? Their password, recovery code, passkeys and sessions stop working; only a one-time code remains.`,
    close: 'Close table',
    closeSure: (title) => `Close “${title}”? The game ends for everybody, without a result.`,
    settle: 'Settle',
    settled: 'settled',
    endCode: 'Revoke',
    endCodeSure: (label) => `Revoke the invitation “${label}”? Nobody can create an account with it any more.`,
    yes: 'Yes',
    no: 'Cancel',
    addTitle: 'New account',
    addText: 'For somebody you know: you get a code with which they come in once and choose a password.',
    name: 'Name',
    login: 'Login',
    add: 'Create account',
    once: (name) => `One-time code for ${name}`,
    onceText:
      'Pass it on: it is entered under “I already play on another device”. It works once, within seven days, and is not shown again.',
    codeTitle: 'New invitation',
    codeText: 'Whoever has the code can create an account.',
    label: 'For whom',
    uses: 'How many accounts',
    days: 'For how many days (empty: no limit)',
    makeCode: 'Create code',
    codeMade: 'Invitation code',
    codeMadeText: 'Pass it on to whom you like: it is not shown again.',
    usesLeft: (n) => `accounts left: ${n}`,
    until: (day) => `until ${day}`,
    forever: 'no time limit',
    unnamed: 'no description',
    said: (name) => `${name}:`,
    reported: (name, why) => (why === '' ? `Reported by ${name}` : `Reported by ${name}: ${why}`),
    gone: 'somebody who has gone',
    look: 'Open table',
    status: {
      open: 'waiting for players',
      running: 'in progress',
      paused: 'paused',
      over: 'over',
      abandoned: 'abandoned',
    },
    deeds: {
      'add person': 'created an account',
      'remove person': 'removed a person',
      'reset password': 'reset a password',
      'name host': 'named a host',
      'host no more': 'ended a host’s role',
      'close table': 'closed a table',
      'settle report': 'settled a report',
      'make code': 'created an invitation',
      'end code': 'revoked an invitation',
    },
  },
};
