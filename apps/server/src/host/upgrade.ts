import { KITS } from '../games.ts';
import type { Where } from '../store/index.ts';
import { readTables } from '../store/maintenance.ts';
import { checkUpgrade, type UpgradeCheck } from '../tables/upgrade.ts';

export interface UpgradeReport {
  /** The rules of this version, game by game: `chess 3, go 1`. */
  readonly rules: string;
  /** How many games are being played. */
  readonly running: number;
  /** Those that cannot go on under these rules. */
  readonly stays: readonly UpgradeCheck[];
}

/** Looks at the games of a store while a server of another version may be using it. */
export async function checkUpgradeOf(where: Where, count: (games: number) => void): Promise<UpgradeReport> {
  const stays: UpgradeCheck[] = [];
  let running = 0;
  await readTables(where, async (tables) => {
    for await (const check of checkUpgrade(tables)) {
      count(++running);
      if (!check.moves) stays.push(check);
    }
  });
  return { rules: [...KITS].map(([id, { game }]) => `${id} ${game.version}`).join(', '), running, stays };
}
