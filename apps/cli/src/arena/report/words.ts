import type { InLangs } from '../../words/lang.ts';

/** What the page says. */
export interface ReportWords {
  readonly title: (game: string) => string;
  readonly facts: (games: number, players: number, seed: number) => string;
  readonly ratings: string;
  readonly ratingsSay: string;
  readonly bot: string;
  readonly elo: string;
  readonly wins: string;
  readonly points: string;
  readonly pace: string;
  readonly games: string;
  readonly botWins: string;
  readonly botWinsSay: string;
  readonly pairs: string;
  readonly pairsSay: string;
  readonly factions: string;
  readonly factionsSay: string;
  readonly all: string;
  readonly scores: string;
  readonly scoresSay: (width: number) => string;
  readonly share: string;
  readonly length: string;
  readonly lengthSay: (width: number) => string;
  readonly decisions: string;
}

export const reportWords: InLangs<ReportWords> = {
  en: {
    title: (game) => `Bot arena: ${game}`,
    facts: (games, players, seed) => `${games} games · ${players} players · seed ${seed}`,
    ratings: 'Ratings',
    ratingsSay:
      'Maximum-likelihood Elo over all games, around a mean of 1500. Intervals hold the true value 95 times in 100.',
    bot: 'Bot',
    elo: 'Elo (95\u00a0%)',
    wins: 'Wins',
    points: 'Points',
    pace: 'ms a decision',
    games: 'Games',
    botWins: 'Win rates of bots',
    botWinsSay: 'Against all others together; the line is the 95 % interval.',
    pairs: 'Bot against bot',
    pairsSay: 'How often the bot of the row beats the bot of the column. A shared victory counts by halves.',
    factions: 'Side against side',
    factionsSay: 'How often the side of the row comes out ahead of the side of the column, over all bots.',
    all: 'all',
    scores: 'Points at the end',
    scoresSay: (width) => `Share of games by points, in steps of ${width}.`,
    share: 'Share of games, %',
    length: 'Length of a game',
    lengthSay: (width) => `Share of games by the number of decisions, in steps of ${width}.`,
    decisions: 'Decisions',
  },
  pl: {
    title: (game) => `Arena botów: ${game}`,
    facts: (games, players, seed) => `gry: ${games} · gracze: ${players} · ziarno: ${seed}`,
    ratings: 'Ranking',
    ratingsSay:
      'Elo największej wiarygodności ze wszystkich gier, wokół średniej 1500. Przedziały obejmują prawdziwą wartość 95 razy na 100.',
    bot: 'Bot',
    elo: 'Elo (95\u00a0%)',
    wins: 'Wygrane',
    points: 'Punkty',
    pace: 'ms na decyzję',
    games: 'Gry',
    botWins: 'Wygrane botów',
    botWinsSay: 'Przeciw wszystkim pozostałym razem; kreska to przedział 95 %.',
    pairs: 'Bot przeciw botowi',
    pairsSay: 'Jak często bot z wiersza wygrywa z botem z kolumny. Wspólne zwycięstwo liczy się po połowie.',
    factions: 'Strona przeciw stronie',
    factionsSay: 'Jak często strona z wiersza wyprzedza stronę z kolumny, dla wszystkich botów łącznie.',
    all: 'wszystkie',
    scores: 'Punkty na koniec gry',
    scoresSay: (width) => `Udział gier według punktów, co ${width}.`,
    share: 'Udział gier, %',
    length: 'Długość gry',
    lengthSay: (width) => `Udział gier według liczby decyzji, co ${width}.`,
    decisions: 'Decyzje',
  },
};
