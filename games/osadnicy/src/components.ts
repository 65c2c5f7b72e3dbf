import type { Option } from './config.ts';
import type { Token } from './goods.ts';

/** What is in the box. The supply never runs out in play: multiplier tokens stand in for what is missing. */
export interface Components {
  readonly tokens: Readonly<Record<Token, number>>;
  readonly multiplierTokens: number;
  readonly firstPlayerTokens: number;
  readonly egyptTokens: number;
  readonly scoreBoards: number;
  readonly factionMarkers: number;
  readonly roundMarkers: number;
  readonly factionBoards: number;
}

const NO_TECHNOLOGY = { tech: 0, techScoring: 0, techDefense: 0 };
const TECHNOLOGY_IN_BOX = { tech: 32, techScoring: 9, techDefense: 8 };

const NEWER_BOX: Components = {
  tokens: { wood: 30, stone: 30, food: 30, worker: 36, gold: 24, raze: 18, defense: 10, ...NO_TECHNOLOGY },
  multiplierTokens: 6,
  firstPlayerTokens: 1,
  egyptTokens: 4,
  scoreBoards: 1,
  factionMarkers: 4,
  roundMarkers: 1,
  factionBoards: 4,
};

const OLDER_BOX: Components = {
  ...NEWER_BOX,
  tokens: { ...NEWER_BOX.tokens, wood: 32, stone: 32, food: 32, worker: 40 },
};

export function components(options: readonly Option[]): Components {
  const box = options.includes('components2014') ? OLDER_BOX : NEWER_BOX;
  if (!options.includes('atlantis')) return box;
  const tokens = { ...box.tokens, ...TECHNOLOGY_IN_BOX };
  return { ...box, tokens, factionMarkers: box.factionMarkers + 1, factionBoards: box.factionBoards + 1 };
}

const MULTIPLIER = 5;

/** How so many of one thing lie on the table when only so many markers are left: some on multiplier tokens. */
export function markers(count: number, left: number): { readonly single: number; readonly onMultiplier: number } {
  const onMultiplier =
    count <= left ? 0 : Math.min(Math.floor(count / MULTIPLIER), Math.ceil((count - left) / (MULTIPLIER - 1)));
  return { single: count - onMultiplier * MULTIPLIER, onMultiplier };
}
