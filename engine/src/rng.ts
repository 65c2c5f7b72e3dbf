/**
 * A small fast generator (sfc32) for those who choose: bots, samplers, tests.
 * The games' own luck comes from `chance.ts`, which cannot be predicted from what it has shown.
 */
export type Rng = [number, number, number, number];

export function seeded(seed: number): Rng {
  const rng: Rng = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  for (let i = 0; i < 12; i++) word(rng);
  return rng;
}

/** The next 32 bits. */
export function word(rng: Rng): number {
  const out = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + out) | 0;
  return out >>> 0;
}

/** A whole number from 0 to n - 1. */
export function below(rng: Rng, n: number): number {
  return Math.floor((word(rng) / 4294967296) * n);
}

/** A key for a game's chance: 256 bits as hexadecimal digits. */
export function keyFrom(rng: Rng): string {
  let key = '';
  for (let i = 0; i < 8; i++) key += word(rng).toString(16).padStart(8, '0');
  return key;
}

/** Shuffles in place. */
export function shuffle<X>(rng: Rng, items: X[]): X[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const x = items[i]!;
    items[i] = items[j]!;
    items[j] = x;
  }
  return items;
}
