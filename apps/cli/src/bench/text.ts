import { padStart } from '../terminal/layout.ts';
import type { Lang } from '../words/lang.ts';
import type { Measured } from './measure.ts';
import { benchWords } from './words.ts';

/** The figures for people. */
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
