import type { AnyKit } from '@imperia/kit';
import { botWords } from '../bots/words.ts';
import { padEnd, padStart } from '../terminal/layout.ts';
import type { Lang } from '../words/lang.ts';
import type { Exercised } from './exercised.ts';
import type { GameError, GameFault, Report } from './simulate.ts';
import type { Interval, Line } from './tally.ts';
import { type SimWords, simWords } from './words.ts';

const SHOWN_ERRORS = 5;

/** The report for people. */
export function reportText(kit: AnyKit, report: Report, lang: Lang): string {
  const words = simWords[lang];
  const { games, decisions, seconds, gamesPerSecond, length, branching, sharedWins, errors } = report;
  const whole = (n: number) => Math.round(n).toLocaleString(lang);
  const lines = [
    words.speed(whole(games), whole(decisions), seconds.toFixed(2), whole(gamesPerSecond)),
    words.length(length.mean.toFixed(1), length.min, length.max, length.deviation.toFixed(1)),
    words.branching(branching.mean.toFixed(1), whole(branching.max), branching.log10.toFixed(0)),
    words.sharedWins(sharedWins),
    '',
    ...table(words, words.byFaction, report.factions),
    '',
    ...(report.titles ? [...titlesTable(kit, words, report.titles, lang), ''] : []),
    ...table(words, words.bySeat, report.seats),
    '',
    ...table(words, words.byBot, report.bots),
    '',
    ...(report.exercised ? [...exercisedLines(words, report.exercised), ''] : []),
    ...(report.faults ? [...faultLines(report.faults, lang), ''] : []),
    ...errorLines(words, errors),
  ];
  return `${lines.join('\n')}\n`;
}

function exercisedLines(words: SimWords, { all, never }: Exercised): string[] {
  return [words.exercised(all - never.length, all), ...never.map((one) => `  ${one}`)];
}

function table(words: SimWords, title: string, lines: Readonly<Record<string, Line>>): string[] {
  const rows = Object.entries(lines).map(([name, line]) => [
    name,
    String(line.games),
    estimate(100 * line.winRate, times100(line.winRate95)),
    estimate(line.meanScore, line.meanScore95),
  ]);
  return columns([[title, ...words.columns], ...rows]);
}

function titlesTable({ story }: AnyKit, words: SimWords, counted: NonNullable<Report['titles']>, lang: Lang): string[] {
  const titles = story.titles?.of ?? [];
  const rows = Object.entries(counted).map(([side, counts]) => [side, ...titles.map(({ en }) => String(counts[en]))]);
  return columns([[words.byTitle, ...titles.map((title) => title[lang])], ...rows]);
}

function columns(cells: readonly (readonly string[])[]): string[] {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) =>
    row.map((cell, i) => (i === 0 ? padEnd(cell, widths[i]!) : padStart(cell, widths[i]!))).join('   '),
  );
}

function times100([low, high]: Interval): Interval {
  return [100 * low, 100 * high];
}

function estimate(value: number, [low, high]: Interval): string {
  return `${value.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
}

/** The first things that bots failed to answer. */
export function faultLines(faults: readonly GameFault[], lang: Lang): string[] {
  const shown = faults.slice(0, SHOWN_ERRORS).map(faultLine);
  return [botWords[lang].faults(faults.length), ...shown];
}

function faultLine({ game, bot, decision, fault, why }: GameFault): string {
  return `  #${game}, ${decision}: ${bot}: ${fault}: ${why}`;
}

function errorLines(words: SimWords, errors: readonly GameError[]): string[] {
  if (errors.length === 0) return [words.noErrors];
  const shown = errors
    .slice(0, SHOWN_ERRORS)
    .flatMap(({ game, error, reproduce }) => [`  #${game}: ${error}`, `    ${words.reproduce}: ${reproduce}`]);
  const more = errors.length - SHOWN_ERRORS;
  return [words.errors(errors.length), ...shown, ...(more > 0 ? [`  ${words.moreErrors(more)}`] : [])];
}
