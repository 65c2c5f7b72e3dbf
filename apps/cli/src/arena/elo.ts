/** How two bots fared against each other. */
export interface Encounter {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Points of `a`: 1 for a victory, a part for a shared one. */
  readonly won: number;
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const MEAN = 1500;
/** Elo points for a factor of e in strength. */
const PER_E = 400 / Math.LN10;
const Z = 1.959964;
const ROUNDS = 5000;
const ENOUGH = 1e-12;

/**
 * Maximum-likelihood ratings in the model of Bradley and Terry, about a mean of 1500, with 95 % intervals from the
 * normal approximation. One drawn game is added to each pairing: who has never lost is not infinitely strong.
 */
export function ratingsOf(bots: number, encounters: readonly Encounter[]): Rating[] {
  const met = encounters
    .filter(({ games }) => games > 0)
    .map(({ a, b, games, won }) => ({ a, b, games: games + 1, won: won + 0.5 }));
  const strength = strengths(bots, met);
  const logs = strength.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / bots;
  const variances = variancesOf(strength, met);
  return logs.map((log, bot) => {
    const elo = MEAN + PER_E * (log - mean);
    const reach = Z * PER_E * Math.sqrt(Math.max(0, variances[bot]!));
    return { elo, low: elo - reach, high: elo + reach };
  });
}

/** Hunter's iteration: each strength from its victories and from the strengths it met. */
function strengths(bots: number, met: readonly Encounter[]): number[] {
  const won = Array<number>(bots).fill(0);
  for (const { a, b, games, won: points } of met) {
    won[a]! += points;
    won[b]! += games - points;
  }
  let strength = Array<number>(bots).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const weight = Array<number>(bots).fill(0);
    for (const { a, b, games } of met) {
      const each = games / (strength[a]! + strength[b]!);
      weight[a]! += each;
      weight[b]! += each;
    }
    const next = strength.map((old, bot) => (weight[bot]! > 0 ? won[bot]! / weight[bot]! : old));
    const scale = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / bots);
    const scaled = next.map((s) => s / scale);
    const moved = Math.max(...scaled.map((s, bot) => Math.abs(Math.log(s / strength[bot]!))));
    strength = scaled;
    if (moved < ENOUGH) break;
  }
  return strength;
}

/** The diagonal of the inverse of Fisher's information, on the plane where the logarithms sum to zero. */
function variancesOf(strength: readonly number[], met: readonly Encounter[]): number[] {
  const bots = strength.length;
  const matrix = strength.map(() => Array<number>(bots).fill(1 / bots));
  for (const { a, b, games } of met) {
    const chance = strength[a]! / (strength[a]! + strength[b]!);
    const information = games * chance * (1 - chance);
    matrix[a]![a]! += information;
    matrix[b]![b]! += information;
    matrix[a]![b]! -= information;
    matrix[b]![a]! -= information;
  }
  return inverse(matrix).map((row, bot) => row[bot]! - 1 / bots);
}

/** Gauss and Jordan, with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column).map((row) => Math.abs(row[column]!));
    const pivot = column + rest.indexOf(Math.max(...rest));
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    const by = top[column]!;
    rows[column] = top.map((n) => n / by);
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]!;
      rows[i] = rows[i]!.map((n, j) => n - factor * rows[column]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
