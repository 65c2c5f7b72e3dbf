import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { firstOption, imperiaWith, type Player, tempFolder } from '../desk.ts';

/** Somebody who types any of the numbers shown, and leaves after so many. */
function anybody(seed: number, most: number): Player {
  let state = seed;
  let typed = 0;
  const fallback = firstOption();
  return (shown) => {
    if (typed++ >= most) return null;
    if (shown.endsWith('Enter. ')) return '';
    if (/Not these|Nie tak/.test(shown)) return fallback(shown);
    const numbers = [...shown.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number));
    state = (state * 1103515245 + 12345) % 2147483648;
    return String(1 + (state % Math.max(1, ...numbers)));
  };
}

async function played(args: string, seed: number, most = 5000): Promise<string> {
  const cwd = tempFolder();
  const { code, err } = await imperiaWith(['play', 'osadnicy', ...args.split(' ')], anybody(seed, most), { cwd });
  if (code !== 0) throw new Error(err);
  const folder = join(cwd, 'state', 'imperia');
  return readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
}

const GAMES: readonly (readonly [name: string, args: string, most?: number])[] = [
  ['two-over', '--factions romans,egyptians --seats human,greedy --seed a --lang pl'],
  ['four-over', '--factions japanese,egyptians,romans,barbarians --seats human,human,greedy,random --seed b'],
  ['solo-egyptians-over', '--solo --faction egyptians --seed c'],
  ['solo-japanese-over', '--solo --faction japanese --seed d'],
  ['two', '--factions barbarians,romans --seats human,random --seed e', 40],
  [
    'three-alternative',
    '--factions romans,egyptians,japanese --seats human,greedy,random --options lookoutAlternative --seed f',
    50,
  ],
  [
    'draft',
    '--factions egyptians,barbarians --seats human,human --options lookoutAdvanced,points2014 --seed g --lang pl',
    60,
  ],
  ['solo-japanese', '--solo --faction japanese --options soloMissEndsPhase --seed h', 25],
  ['dealt', '--factions romans,japanese --seats human,greedy --seed i', 0],
];

for (const [i, [name, args, most]] of GAMES.entries())
  await addGolden(`osadnicy/cli/${name}.json`, () => played(args, i + 1, most));
