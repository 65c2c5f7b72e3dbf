import { randomAnswer, seeded, sha256, Table } from '@imperia/engine';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { type Config, osadnicy } from '../../src/index.ts';

/** Any answers, to the end or for so long. */
function played(config: Config, seed: number, most = Number.POSITIVE_INFINITY) {
  const table = new Table(osadnicy, config, sha256(`golden ${seed}`));
  const rng = seeded(seed);
  while (!table.over && table.length < most) {
    const decision = table.decisions()[0]!;
    const option = randomAnswer(decision, rng)!;
    const rejection = table.answer({ seat: decision.seat, decision: table.state.decision, option });
    if (rejection) throw new Error(rejection);
  }
  return `${JSON.stringify(table.record())}\n`;
}

const GAMES: readonly (readonly [name: string, config: Config, seed: number, most?: number])[] = [
  ['two-over', { factions: ['barbarians', 'egyptians'], options: [] }, 1],
  ['four-over', { factions: ['egyptians', 'romans', 'japanese', 'barbarians'], options: [] }, 2],
  [
    'older-book-over',
    {
      factions: ['romans', 'japanese'],
      options: ['components2014', 'featureWording2014', 'oasis2014', 'points2014', 'reshuffleFactionDiscards'],
    },
    3,
  ],
  ['peaceful-2014-over', { factions: ['japanese', 'barbarians'], options: ['peaceful', 'peaceful2014TwoPicks'] }, 4],
  // Here the virtual player razes a Gate or a Shrine, as it did before it was taught that they cannot be razed.
  ['solo-japanese-razed-over', { factions: ['japanese'], options: [] }, 143],
  ['solo-japanese-razed', { factions: ['japanese'], options: [] }, 131, 52],
  ['solo-barbarians-over', { factions: ['barbarians'], options: ['soloMissEndsPhase'] }, 6],
  ['draft', { factions: ['romans', 'egyptians', 'barbarians'], options: ['lookoutAdvanced'] }, 7, 61],
  ['alternative', { factions: ['egyptians', 'japanese', 'romans'], options: ['lookoutAlternative'] }, 8, 90],
  ['four', { factions: ['japanese', 'barbarians', 'egyptians', 'romans'], options: [] }, 9, 140],
  [
    'minis-over',
    {
      factions: ['atlanteans', 'aztecs', 'romans'],
      options: [
        'magic3',
        'atlantis',
        'aztecs',
        'miniWell',
        'panoramic',
        'expedition',
        'expeditionRandom',
        'diplomacyPact',
        'diplomacyTruce',
        'diplomacyEnvoys',
        'diplomacyAlliance',
        'market',
      ],
    },
    11,
  ],
  ['dealt', { factions: ['romans', 'barbarians'], options: [] }, 10, 0],
  ['war-over', { factions: ['egyptians', 'romans', 'barbarians'], options: ['war'] }, 11],
  ['war-solo-over', { factions: ['japanese'], options: ['war', 'conquestsHard'], rival: 'romans' }, 12],
  ['war-solo', { factions: ['romans'], options: ['war'], rival: 'egyptians' }, 13, 60],
  // By the fourth rules, with choices that the third do not offer.
  ['fourth-over', { factions: ['egyptians', 'atlanteans'], options: ['friends', 'atlantis', 'aztecs'] }, 527],
  ['fourth', { factions: ['egyptians', 'atlanteans'], options: ['friends', 'atlantis', 'aztecs'] }, 787, 120],
  [
    'expansions-over',
    {
      factions: ['amazons', 'atlanteans', 'aztecs'],
      options: ['friends', 'magic3', 'amazons', 'atlantis', 'aztecs', 'war', 'market'],
    },
    14,
  ],
  [
    'four-war-over',
    {
      factions: ['romans', 'japanese', 'barbarians', 'egyptians'],
      options: ['friends', 'amazons', 'war', 'miniLamplighter', 'miniCaptain'],
    },
    15,
  ],
  [
    'solo-atlantis-over',
    { factions: ['japanese'], options: ['magic3', 'atlantis', 'aztecs', 'atlantisSoloAdvanced'] },
    16,
  ],
  // By the fifth rules, with a board that the fourth do not have.
  ['fifth-over', { factions: ['amazons', 'japanese'], options: ['friends', 'amazons'] }, 17],
];

for (const [name, config, seed, most] of GAMES)
  await addGolden(`osadnicy/records/${name}.json`, () => played(config, seed, most));
