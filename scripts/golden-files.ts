import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../games', import.meta.url));

export interface GoldenFile {
  /** As in `osadnicy/web/solo.json`. */
  readonly name: string;
  readonly text: string;
}

/** What was stored in such a place, of every game that has golden records. */
export function goldenFiles(place: string): GoldenFile[] {
  return readdirSync(GAMES).flatMap((game) => {
    const folder = join(GAMES, game, 'golden', place);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .sort()
      .map((file) => ({ name: `${game}/${place}/${file}`, text: readFileSync(join(folder, file), 'utf8') }));
  });
}

/** Writes a golden record that is not there yet; one that is stays as it was made. */
export async function addGolden(name: string, text: () => string | Promise<string>): Promise<void> {
  const [game, place, file] = name.split('/') as [string, string, string];
  const path = join(GAMES, game, 'golden', place, file);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await text());
  console.log(name);
}
