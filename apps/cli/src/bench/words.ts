import type { InLangs } from '../words/lang.ts';

/** All that the benchmark says. */
export interface BenchWords {
  readonly says: string;
  readonly json: string;
  readonly machine: (node: string, cores: number, rounds: number) => string;
  readonly players: string;
  readonly decision: string;
  readonly games: string;
  readonly copy: (micros: string, bytes: number) => string;
  readonly heap: (games: number, kilobytes: string) => string;
  readonly boardgameio: (version: string, micros: string, ratio: string) => string;
  readonly noBoardgameio: string;
  readonly beside: (game: string, first: string, ratios: string) => string;
}

export const benchWords: InLangs<BenchWords> = {
  en: {
    says: 'Measure on this machine: random games, decisions, copies, memory, and the same rules inside boardgame.io.',
    json: 'one JSON object on standard output, nothing else',
    machine: (node, cores, rounds) => `Node ${node}, ${cores} cores (one is used), median of ${rounds} rounds`,
    players: 'players',
    decision: 'µs a decision',
    games: 'random games a second',
    copy: (micros, bytes) => `copy of a state half-way through a game: ${micros} µs (as JSON: ${bytes} bytes)`,
    heap: (games, kilobytes) => `memory growth over ${games} games: ${kilobytes} kB`,
    boardgameio: (version, micros, ratio) =>
      `the same rules inside boardgame.io ${version}: ${micros} µs a decision, ${ratio} times as long`,
    noBoardgameio:
      'boardgame.io is not installed here, so there is nothing to compare with (it comes with `npm install`)',
    beside: (game, first, ratios) =>
      `a decision in ${game} against one in ${first}, by number of players: ${ratios} times as long`,
  },
  pl: {
    says: 'Pomiary na tym komputerze: losowe gry, decyzje, kopie, pamięć i te same zasady wewnątrz boardgame.io.',
    json: 'jeden obiekt JSON na standardowym wyjściu, nic poza tym',
    machine: (node, cores, rounds) => `Node ${node}, rdzenie: ${cores} (używany jeden), mediana z ${rounds} rund`,
    players: 'gracze',
    decision: 'µs na decyzję',
    games: 'losowych gier na sekundę',
    copy: (micros, bytes) => `kopia stanu z połowy gry: ${micros} µs (jako JSON: ${bytes} B)`,
    heap: (games, kilobytes) => `przyrost pamięci (liczba gier: ${games}): ${kilobytes} kB`,
    boardgameio: (version, micros, ratio) =>
      `te same zasady wewnątrz boardgame.io ${version}: ${micros} µs na decyzję (stosunek: ${ratio})`,
    noBoardgameio: 'boardgame.io nie jest tu zainstalowane, więc nie ma z czym porównać (dodaje je `npm install`)',
    beside: (game, first, ratios) =>
      `czas decyzji w grze ${game} do czasu w grze ${first}, według liczby graczy: ${ratios}`,
  },
};
