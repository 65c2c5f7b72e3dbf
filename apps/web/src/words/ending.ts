import type { Lang } from '@imperia/kit';

const pl = {
  plotTitle: 'Punkty w kolejnych rundach',
  plotLabel: (names: string) =>
    `Wykres punktów po każdej rundzie i po podliczeniu Lokacji: ${names}. Liczby są w tabeli.`,
  asTable: 'Liczby w tabeli',
  afterRound: (round: string) => `Po rundzie ${round}`,
  start: 'Start',
  end: 'Koniec',
  sourcesTitle: 'Skąd punkty',
  source: 'Źródło',
  together: 'Razem',
  cardsTitle: 'Najlepsze karty',
  noCards: 'Żadna karta nie przyniosła punktów.',
  scoresTitle: 'Wynik',
  tie: 'Punktów tyle samo: rozstrzygają pozostali Robotnicy i surowce, a potem karty na ręce.',
  resigned: (names: string) => `Gra poddana: ${names}.`,
  titles: 'Tytuły gry jednoosobowej',
  fromPoints: (n: number) => `od ${n}`,
  below: 'poniżej',
  replay: 'Powtórka',
  exportFile: 'Zapisz plik gry',
  acts: 'Co dalej',
};

export const ENDING_WORDS: Readonly<Record<Lang, typeof pl>> = {
  pl,
  en: {
    plotTitle: 'Points, round by round',
    plotLabel: (names) =>
      `A chart of points after each round and with Locations counted: ${names}. The numbers are in the table.`,
    asTable: 'The numbers as a table',
    afterRound: (round) => `After round ${round}`,
    start: 'Start',
    end: 'End',
    sourcesTitle: 'Where the points came from',
    source: 'Source',
    together: 'Total',
    cardsTitle: 'Best cards',
    noCards: 'No card brought any points.',
    scoresTitle: 'Scores',
    tie: 'Points are tied: unused Workers and resources decide, then cards in hand.',
    resigned: (names) => `Resigned: ${names}.`,
    titles: 'Solo game titles',
    fromPoints: (n) => `from ${n}`,
    below: 'below',
    replay: 'Replay',
    exportFile: 'Save the game file',
    acts: 'What next?',
  },
};
