export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export interface LevelData {
  readonly slots: number;
  /** In the order of `TOKENS`. */
  readonly tokens: readonly number[];
  readonly discardsTop: boolean;
  /** What a card with variable points scores. */
  readonly variable: number;
  /** Materials and population together, for one point. */
  readonly divisor: number;
}

export const LEVEL_DATA: Readonly<Record<Level, LevelData>> = {
  1: { slots: 4, tokens: [0, 0, 0], discardsTop: false, variable: 2, divisor: 10 },
  2: { slots: 4, tokens: [0, 0, 0], discardsTop: true, variable: 3, divisor: 10 },
  3: { slots: 5, tokens: [0, 0, 0], discardsTop: false, variable: 4, divisor: 10 },
  4: { slots: 6, tokens: [3, 2, 1], discardsTop: false, variable: 5, divisor: 5 },
};
