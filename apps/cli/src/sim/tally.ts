/** From the lower to the upper bound of the 95 % confidence interval. */
export type Interval = readonly [number, number];

export interface Line {
  readonly games: number;
  /** A shared victory counts as a part for each who shares it. */
  readonly wins: number;
  readonly winRate: number;
  readonly winRate95: Interval;
  readonly meanScore: number;
  readonly meanScore95: Interval;
}

const Z = 1.959964;

/** How one kind of player has fared. */
export class Tally {
  #games = 0;
  #wins = 0;
  #sum = 0;
  #squares = 0;

  add(score: number, win: number): void {
    this.#games++;
    this.#wins += win;
    this.#sum += score;
    this.#squares += score * score;
  }

  line(): Line {
    const games = this.#games;
    const meanScore = games === 0 ? 0 : this.#sum / games;
    return {
      games,
      wins: this.#wins,
      winRate: games === 0 ? 0 : this.#wins / games,
      winRate95: wilson(this.#wins, games),
      meanScore,
      meanScore95: around(meanScore, games, this.#squares),
    };
  }
}

/** Wilson's interval: sensible also for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const spread = 1 + Z ** 2 / games;
  const middle = (rate + Z ** 2 / (2 * games)) / spread;
  const reach = (Z / spread) * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  // Where all were won, or none, the sum may miss the bound by a rounding.
  return [wins === 0 ? 0 : Math.max(0, middle - reach), wins === games ? 1 : Math.min(1, middle + reach)];
}

function around(mean: number, games: number, squares: number): Interval {
  if (games < 2) return [mean, mean];
  const variance = Math.max(0, squares - games * mean ** 2) / (games - 1);
  const reach = Z * Math.sqrt(variance / games);
  return [mean - reach, mean + reach];
}

/** Tallies by name, made when first needed. */
export class Tallies {
  readonly #byName = new Map<string, Tally>();

  of(name: string): Tally {
    const known = this.#byName.get(name);
    if (known) return known;
    const tally = new Tally();
    this.#byName.set(name, tally);
    return tally;
  }

  lines(): Record<string, Line> {
    const names = [...this.#byName.keys()].sort();
    return Object.fromEntries(names.map((name) => [name, this.of(name).line()]));
  }
}
