import { sideName } from '../../games.ts';
import type { Lang } from '../../words/lang.ts';
import type { BotLine, Standings } from '../standings.ts';
import type { ReportWords } from './words.ts';

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

type Numbers = (n: number, digits: number) => string;

function numbersIn(lang: Lang): Numbers {
  return (n, digits) => n.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function ratingsTable(ratings: readonly BotLine[], words: ReportWords, lang: Lang): string {
  const number = numbersIn(lang);
  const plain = (n: number) => Math.round(n).toString();
  const heads = [words.bot, words.elo, words.wins, words.points, words.pace, words.games];
  const rows = ratings.map((line) => [
    `${plain(line.elo)}<small>${plain(line.low)}–${plain(line.high)}</small>`,
    `${number(100 * line.winRate, 1)} %`,
    number(line.meanPoints, 1),
    number(line.msPerDecision, line.msPerDecision < 10 ? 2 : 0),
    String(line.games),
  ]);
  const body = rows.map((row, i) =>
    tableRow(
      ratings[i]!.bot,
      row.map((cell) => `<td>${cell}</td>`),
    ),
  );
  return table('', heads, body);
}

interface Cell {
  readonly rate: number;
  readonly games: number;
}

/** Who beats whom: coloured by how far from even, and always with the number. */
function matrix(names: readonly string[], heads: readonly string[], cells: (Cell | null)[][], lang: Lang): string {
  const number = numbersIn(lang);
  const body = names.map((name, i) =>
    tableRow(
      name,
      cells[i]!.map((cell) => matrixCell(cell, number)),
    ),
  );
  return table('matrix', ['', ...heads], body);
}

function matrixCell(cell: Cell | null, number: Numbers): string {
  if (!cell || cell.games === 0) return '<td class="none">–</td>';
  const { rate, games } = cell;
  const side = rate >= 0.5 ? '--more' : '--less';
  const strength = Math.round(120 * Math.abs(rate - 0.5));
  const style = `background:color-mix(in srgb, var(${side}) ${strength}%, var(--card))`;
  return `<td style="${style}">${number(100 * rate, 0)} %<small>${games}</small></td>`;
}

export function pairMatrix({ ratings, pairings }: Standings, lang: Lang): string {
  const bots = ratings.map(({ bot }) => bot);
  const cells = bots.map((a) =>
    bots.map((b): Cell | null => {
      const pairing = pairings.find((one) => [one.a, one.b].includes(a) && [one.a, one.b].includes(b) && a !== b);
      if (!pairing) return null;
      return { rate: pairing.a === a ? pairing.winRateA : 1 - pairing.winRateA, games: pairing.games };
    }),
  );
  return matrix(bots, bots, cells, lang);
}

export function factionMatrix({ game, factions }: Standings, words: ReportWords, lang: Lang): string {
  const ids = Object.keys(factions);
  const names = ids.map((id) => sideName(game, id, lang));
  const cells = ids.map((row) => [
    ...ids.map((column): Cell | null => {
      const met = factions[row]!.against[column];
      return met ? { rate: met.winRate, games: met.games } : null;
    }),
    { rate: factions[row]!.winRate, games: factions[row]!.games },
  ]);
  return matrix(names, [...names, words.all], cells, lang);
}

function table(kind: string, heads: readonly string[], body: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col"><span>${escaped(text)}</span></th>`).join('');
  return `<div class="scroll"><table class="${kind}"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function tableRow(name: string, cells: readonly string[]): string {
  return `<tr><th scope="row">${escaped(name)}</th>${cells.join('')}</tr>`;
}
