import { sideName } from '../games.ts';
import { faultLines } from '../sim/text.ts';
import { padEnd, padStart, widthOf } from '../terminal/layout.ts';
import type { Lang } from '../words/lang.ts';
import type { Standings } from './standings.ts';
import type { BrokenGame } from './tournament.ts';
import { arenaWords } from './words.ts';

/** The standings for people at a terminal. */
export function standingsText(standings: Standings, errors: readonly BrokenGame[], lang: Lang): string {
  const words = arenaWords[lang];
  const number = (n: number, digits: number) => n.toFixed(digits).replace('.', lang === 'pl' ? ',' : '.');
  const percent = (n: number) => number(100 * n, 1);
  const between = (low: string, high: string) => `(${low}–${high})`;
  const { game, games, players, seed, ratings, pairings, factions, length } = standings;
  const lines = [
    words.title(games, players, seed),
    words.length(number(length.mean, 1), length.min, length.max),
    '',
    ...columns([
      words.botColumns,
      ...ratings.map((line) => [
        line.bot,
        `${number(line.elo, 0)} ${between(number(line.low, 0), number(line.high, 0))}`,
        `${percent(line.winRate)} ${between(percent(line.winRateLow), percent(line.winRateHigh))}`,
        number(line.meanPoints, 1),
        number(line.msPerDecision, line.msPerDecision < 10 ? 2 : 0),
        String(line.games),
      ]),
    ]),
    '',
    ...columns([
      words.pairColumns,
      ...pairings.map(({ a, b, winRateA, low, high, meanPointsA, meanPointsB, games: met }) => [
        `${a} – ${b}`,
        `${percent(winRateA)} ${between(percent(low), percent(high))}`,
        `${number(meanPointsA, 1)} : ${number(meanPointsB, 1)}`,
        String(met),
      ]),
    ]),
    '',
    ...columns([
      words.factionColumns,
      ...Object.entries(factions).map(([faction, line]) => [
        sideName(game, faction, lang),
        `${percent(line.winRate)} ${between(percent(line.low), percent(line.high))}`,
        number(line.meanPoints, 1),
        String(line.games),
      ]),
    ]),
    ...(standings.faults ? ['', ...faultLines(standings.faults, lang)] : []),
    ...(errors.length > 0 ? ['', ...errorLines(errors, lang)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const SHOWN_ERRORS = 5;

function errorLines(errors: readonly BrokenGame[], lang: Lang): string[] {
  const shown = errors.slice(0, SHOWN_ERRORS);
  return [
    arenaWords[lang].errors(errors.length),
    ...shown.flatMap(({ game, error, reproduce }) => [`  #${game}: ${error}`, `    ${reproduce}`]),
  ];
}

function columns(cells: readonly (readonly string[])[]): string[] {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column]!))));
  return cells.map((row) =>
    row.map((cell, i) => (i === 0 ? padEnd(cell, widths[i]!) : padStart(cell, widths[i]!))).join('   '),
  );
}
