import { padStart } from '../terminal/layout.ts';
import type { Lang } from '../words/lang.ts';
import type { Measured } from './measure.ts';
import { benchWords } from './words.ts';

/** The figures for people; of several games, each beside the first. */
export function allText(all: readonly Measured[], lang: Lang): string {
  const [first, ...others] = all;
  if (!first || others.length === 0) return all.map((one) => measuredText(one, lang)).join('');
  const each = all.map((one) => `${one.game}\n${measuredText(one, lang)}`);
  return [...each, others.map((one) => besideText(one, first, lang)).join('')].join('\n');
}

/** At tables that both games have. */
function besideText(one: Measured, first: Measured, lang: Lang): string {
  const counts = Object.keys(one.decisionMicros).map(Number);
  const ratios = counts.flatMap((players) => {
    const other = first.decisionMicros[players];
    return other === undefined ? [] : [(one.decisionMicros[players]! / other).toFixed(2)];
  });
  return `${benchWords[lang].beside(one.game, first.game, ratios.join(', '))}\n`;
}

/** The figures of one game. */
export function measuredText(measured: Measured, lang: Lang): string {
  const words = benchWords[lang];
  const { node, cores, rounds, decisionMicros, gamesPerSecond, boardgameio, ratio } = measured;
  const rows = [
    [words.players, words.decision, words.games],
    ...Object.keys(decisionMicros).map((players) => [
      players,
      decisionMicros[Number(players)]!.toFixed(2),
      Math.round(gamesPerSecond[Number(players)]!).toLocaleString(lang),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const compared =
    boardgameio.version !== null && boardgameio.decisionMicros !== null && ratio !== null
      ? words.boardgameio(boardgameio.version, boardgameio.decisionMicros.toFixed(0), ratio.toFixed(0))
      : words.noBoardgameio;
  const lines = [
    words.machine(node, cores, rounds),
    '',
    ...rows.map((row) => row.map((cell, i) => padStart(cell, widths[i]!)).join('   ')),
    '',
    words.copy(measured.copyMicros.toFixed(2), measured.stateBytes),
    words.heap(measured.heapGames, (measured.heapGrowthBytes / 1024).toFixed(0)),
    compared,
  ];
  return `${lines.join('\n')}\n`;
}
