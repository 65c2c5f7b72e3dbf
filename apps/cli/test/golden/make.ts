import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { imperiaWith, tempFolder } from '../desk.ts';
import { anybody } from './anybody.ts';

async function played(game: string, args: string, seed: number, most = 5000): Promise<string> {
  const cwd = tempFolder();
  const { code, err } = await imperiaWith(['play', game, ...args.split(' ')], anybody(seed, most), { cwd });
  if (code !== 0) throw new Error(err);
  const folder = join(cwd, 'state', 'imperia');
  return readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
}

type Golden = readonly [name: string, args: string, most?: number];

const OSADNICY: readonly Golden[] = [
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

/** The last is of the second version of the rules, the others are of the first. */
const IMPERIUM: readonly Golden[] = [
  ['two-over', '--nations romans,vikings --seats human,random --seed a --lang pl'],
  ['solo-over', '--solo --nation celts --rival qin --seed b'],
  ['solo', '--solo --nation minoans --rival greeks --level 3 --seed c', 60],
  [
    'three',
    '--nations olmecs,utopians,mauryans --boxes legends --commons legends --seats human,human,random --seed d',
    150,
  ],
  ['dealt', '--nations persians,egyptians --seats human,greedy --seed e', 0],
  ['second-rules', '--nations persians,egyptians --seats human,random --seed f', 120],
];
const CLASH: readonly Golden[] = [
  ['two-over', '--civilizations rome,maya --options shortGame --seats human,random --seed a --lang pl'],
  ['two', '--options noEvents,shortGame --civilizations vikings,celts --seats human,random --seed b', 120],
  [
    'three',
    '--civilizations china,huns,india --options shortGame,sharedWonders --seats human,human,random --seed c',
    150,
  ],
  ['dealt', '--civilizations greece,japan --options shortGame --seats human,greedy --seed d', 0],
  ['second-rules', '--civilizations aztecs,carthage --options shortGame --seats human,random --seed e', 120],
];

for (const [game, all] of Object.entries({ osadnicy: OSADNICY, imperium: IMPERIUM, clash: CLASH }))
  for (const [i, [name, args, most]] of all.entries())
    await addGolden(`${game}/cli/${name}.json`, () => played(game, args, i + 1, most));
