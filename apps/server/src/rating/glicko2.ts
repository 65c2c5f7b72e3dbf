/** Glicko-2, as in Mark Glickman's paper of that name; the numbers of its steps are in the comments. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One game against somebody: 1 won, 0 lost, a half for a draw. */
export interface Against {
  readonly opponent: Strength;
  readonly score: number;
}

export const UNRATED: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How much volatility may change in a period. */
const TAU = 0.5;
const PRECISION = 0.000001;

/** The strength after a rating period in which these games were played. */
export function rated({ rating, deviation, volatility }: Strength, games: readonly Against[]): Strength {
  const mu = (rating - UNRATED.rating) / SCALE; // 2
  const phi = deviation / SCALE;
  if (games.length === 0) return { rating, deviation: Math.hypot(phi, volatility) * SCALE, volatility };
  let information = 0; // 3 and 4
  let surprise = 0;
  for (const { opponent, score } of games) {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - UNRATED.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const sigma = newVolatility(phi, volatility, variance, variance * surprise); // 5
  const before = Math.hypot(phi, sigma); // 6
  const after = 1 / Math.sqrt(1 / (before * before) + information); // 7
  return {
    rating: UNRATED.rating + SCALE * (mu + after * after * surprise), // 8
    deviation: after * SCALE,
    volatility: sigma,
  };
}

function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** By the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const spread = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high = upperBound(f, start, delta * delta - phi * phi - variance);
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(between);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, at];
  }
  return Math.exp(low / 2);
}

function upperBound(f: (x: number) => number, start: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(start - steps * TAU) < 0) steps++;
  return start - steps * TAU;
}
