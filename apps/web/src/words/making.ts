import type { Lang } from '@imperia/kit';
import { english, polish } from './counted.ts';

/** A table that is made there, or brought. */
interface MakingWords {
  readonly make: string;
  readonly tableOf: (name: string) => string;
  readonly tableName: string;
  readonly howMany: string;
  readonly time: string;
  readonly noTime: string;
  readonly live: (minutes: number, seconds: number) => string;
  readonly days: (n: number) => string;
  readonly atTimeEnd: string;
  readonly botPlays: string;
  readonly resigns: string;
  readonly listed: string;
  readonly listedText: string;
  readonly spectators: string;
  readonly rated: string;
  readonly more: string;
  readonly bringTitle: string;
  readonly bring: string;
  readonly bringText: string;
  readonly bringMine: string;
}

export const MAKING_WORDS: Readonly<Record<Lang, MakingWords>> = {
  pl: {
    make: 'Rozłóż stół',
    tableOf: (name) => `Stół: ${name}`,
    tableName: 'Nazwa stołu',
    howMany: 'Ilu graczy',
    time: 'Czas',
    noTime: 'Bez limitu',
    live: (minutes, seconds) => `Na żywo: ${minutes} min + ${seconds} s za ruch`,
    days: (n) => `${polish(n, 'dzień', 'dni', 'dni')} na ruch`,
    atTimeEnd: 'Gdy czas się skończy',
    botPlays: 'gra dalej bot',
    resigns: 'gracz się poddaje',
    listed: 'Na liście otwartych stołów',
    listedText: 'Bez tego dołączyć można tylko z linkiem.',
    spectators: 'Można patrzeć na grę',
    rated: 'Gra rankingowa',
    more: 'Frakcje, warianty i więcej',
    bringTitle: 'Przenieś grę na serwer',
    bring: 'Graj dalej online',
    bringText: 'Cała historia gry pójdzie z nią. Wolne miejsca oddasz linkiem.',
    bringMine: 'Moje miejsce',
  },
  en: {
    make: 'Lay the table',
    tableOf: (name) => `Table: ${name}`,
    tableName: 'Name of the table',
    howMany: 'How many players',
    time: 'Time',
    noTime: 'No limit',
    live: (minutes, seconds) => `Live: ${minutes} min + ${seconds} s a move`,
    days: (n) => `${english(n, 'day', 'days')} a move`,
    atTimeEnd: 'When time runs out',
    botPlays: 'a bot plays on',
    resigns: 'the player resigns',
    listed: 'In the list of open tables',
    listedText: 'Without this, one joins by link only.',
    spectators: 'The game may be watched',
    rated: 'Rated game',
    more: 'Factions, variants and more',
    bringTitle: 'Take the game online',
    bring: 'Go on online',
    bringText: 'The whole history goes with it. Free seats are given by link.',
    bringMine: 'My seat',
  },
};
