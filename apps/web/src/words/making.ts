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
  readonly hints: string;
  readonly hintsText: string;
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
    hints: 'Podpowiedzi botów',
    hintsText: 'Dla wszystkich przy stole, także gdy grają ze sobą ludzie.',
    more: 'Frakcje, warianty i więcej',
    bringTitle: 'Przenieś grę na serwer',
    bring: 'Graj dalej online',
    bringText: 'Cała historia gry pójdzie z nią. Wolne miejsca oddasz linkiem.',
    bringMine: 'Moje miejsce',
  },
  en: {
    make: 'Create table',
    tableOf: (name) => `Table: ${name}`,
    tableName: 'Table name',
    howMany: 'Players',
    time: 'Time control',
    noTime: 'No limit',
    live: (minutes, seconds) => `Live: ${minutes} min + ${seconds} s per move`,
    days: (n) => `${english(n, 'day', 'days')} per move`,
    atTimeEnd: 'When time runs out',
    botPlays: 'a bot takes over',
    resigns: 'the player resigns',
    listed: 'Show in the list of open tables',
    listedText: 'Otherwise people can join only by link.',
    spectators: 'Allow spectators',
    rated: 'Rated game',
    hints: 'Hints from bots',
    hintsText: 'For everyone at the table, even when people play each other.',
    more: 'Factions, variants and more',
    bringTitle: 'Move the game online',
    bring: 'Continue online',
    bringText: 'Its whole history moves with it. Invite people to the free seats by link.',
    bringMine: 'My seat',
  },
};
