import { FACTIONS } from '@imperia/osadnicy';
import { botNamed, playMatch } from '../src/index.ts';
import { settlers } from '../test/tables.ts';

/**
 * One bot against another at Osadnicy, two players: `tsx --conditions=source bots/bench/duel.ts normal greedy 200`.
 * Every pair of factions in turn, and every deal twice, with the bots in each other's seats.
 */
const [one = 'normal', other = 'greedy', games = '24', seed = '100000'] = process.argv.slice(2);

const PAIRS = FACTIONS.flatMap((first) =>
  FACTIONS.filter((second) => second !== first).map((second) => [first, second]),
);

/** So that a short run, too, meets all sorts of pairs. */
const STRIDE = 5;

const bots = [botNamed(one, settlers), botNamed(other, settlers)];
const start = process.cpuUsage();
let wins = 0;
let lead = 0;
let played = 0;
for (; played < Number(games); played++) {
  const deal = Math.floor(played / 2);
  const swapped = played % 2;
  const { result } = playMatch(settlers.game, {
    config: { factions: PAIRS[(STRIDE * deal) % PAIRS.length]!, options: [] },
    seed: Number(seed) + deal,
    bots: swapped ? [...bots].reverse() : bots,
    limit: 5000,
  });
  const { points, winners } = result;
  if (winners.includes(swapped)) wins += 1 / winners.length;
  lead += points[swapped]! - points[1 - swapped]!;
}

const { user, system } = process.cpuUsage(start);
const rate = wins / played;
const [low, high] = wilson(rate, played).map(percent);
console.log(`${one} wins ${percent(rate)} of ${played} games against ${other} (95 %: ${low} to ${high}),`);
console.log(
  `${(lead / played).toFixed(1)} points ahead on average; ${((user + system) / 1e6 / played).toFixed(2)} s a game`,
);

function wilson(rate: number, n: number): [number, number] {
  const z = 1.96;
  const spread = 1 + z ** 2 / n;
  const middle = (rate + z ** 2 / (2 * n)) / spread;
  const reach = (z / spread) * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2));
  return [middle - reach, middle + reach];
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}
