import { randomAnswer, seeded, sha256, Table } from '@imperia/engine';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { type Config, clash } from '../../src/index.ts';

/** Any answers, to the end or for so long. */
function played(config: Config, seed: number, most = Number.POSITIVE_INFINITY) {
  const table = new Table(clash, config, sha256(`golden ${seed}`));
  const rng = seeded(seed);
  while (!table.over && table.length < most) {
    const decision = table.decisions()[0]!;
    const option = randomAnswer(decision, rng)!;
    const rejection = table.answer({ seat: decision.seat, decision: table.state.decision, option });
    if (rejection) throw new Error(rejection);
  }
  return `${JSON.stringify(table.record())}\n`;
}

const base = (players: number, ...options: Config['options']): Config => ({ players, civilizations: [], options });

const GAMES: readonly (readonly [name: string, config: Config, seed: number, most?: number])[] = [
  ['two-over', base(2), 1],
  ['four-over', base(4), 3],
  ['two-short-over', base(2, 'shortGame', 'noEvents'), 4],
  ['three-shared', base(3, 'sharedWonders', 'optionalEvents'), 5, 150],
  ['two-civilizations-over', { players: 2, civilizations: ['carthage', 'vikings'], options: [] }, 8],
  ['three-civilizations-over', { players: 3, civilizations: ['rome', 'china', 'huns'], options: ['randomLeaders'] }, 9],
  ['four-civilizations-over', { players: 4, civilizations: ['greece', 'aztecs', 'persia', 'celts'], options: [] }, 10],
  ['dealt', { players: 2, civilizations: ['maya', 'huns'], options: [] }, 7, 0],
];

for (const [name, config, seed, most] of GAMES)
  await addGolden(`clash/records/${name}.json`, () => played(config, seed, most));
