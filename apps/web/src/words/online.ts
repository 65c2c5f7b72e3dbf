import type { Lang } from '@imperia/kit';
import type { TableStatus } from '@imperia/server/protocol';
import { english, polish } from './counted.ts';

/** The list of tables at a server. */
interface OnlineWords {
  readonly title: string;
  readonly text: string;
  readonly me: string;
  readonly noServer: string;
  readonly noServerText: string;
  readonly again: string;
  readonly myGames: string;
  readonly noMyGames: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly more: string;
  readonly newTable: string;
  readonly unknownGame: (id: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (names: string) => string;
  readonly status: Readonly<Record<TableStatus, string>>;
  readonly freeSeats: (n: number) => string;
  readonly join: string;
  readonly open: string;
  readonly look: string;
}

export const ONLINE_WORDS: Readonly<Record<Lang, OnlineWords>> = {
  pl: {
    title: 'Gra online',
    text: 'Z innymi, na żywo albo po ruchu dziennie',
    me: 'Ja',
    noServer: 'Nie ma połączenia z serwerem',
    noServerText: 'Grać z botami i przy jednym ekranie można dalej.',
    again: 'Spróbuj ponownie',
    myGames: 'Moje gry',
    noMyGames: 'Tu będą Twoje gry. Na początku listy te, które czekają na Ciebie.',
    openTables: 'Otwarte stoły',
    noOpenTables: 'Nikt teraz nie szuka graczy. Rozłóż własny stół.',
    more: 'Pokaż więcej',
    newTable: 'Nowy stół',
    unknownGame: (id) => `Gra, której ta wersja nie zna: ${id}`,
    yourTurn: 'Twoja kolej',
    turnOf: (names) => `Kolej: ${names}`,
    status: {
      open: 'zbieramy graczy',
      running: 'trwa',
      paused: 'wstrzymana',
      over: 'skończona',
      abandoned: 'porzucona',
    },
    freeSeats: (n) => polish(n, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc'),
    join: 'Dołącz',
    open: 'Otwórz',
    look: 'Popatrz',
  },
  en: {
    title: 'Play online',
    text: 'With others, live or over days',
    me: 'Me',
    noServer: 'No connection to the server',
    noServerText: 'You can still play against bots or share one screen.',
    again: 'Try again',
    myGames: 'My games',
    noMyGames: 'Your games will appear here, those waiting for you first.',
    openTables: 'Open tables',
    noOpenTables: 'Nobody is looking for players right now. Create a table of your own.',
    more: 'Show more',
    newTable: 'New table',
    unknownGame: (id) => `A game that this version does not know: ${id}`,
    yourTurn: 'Your turn',
    turnOf: (names) => `To play: ${names}`,
    status: {
      open: 'waiting for players',
      running: 'in progress',
      paused: 'paused',
      over: 'over',
      abandoned: 'abandoned',
    },
    freeSeats: (n) => english(n, 'free seat', 'free seats'),
    join: 'Join',
    open: 'Open',
    look: 'Watch',
  },
};
