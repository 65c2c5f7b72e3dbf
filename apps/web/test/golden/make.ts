import { kit as clashKit } from '@imperia/clash/kit';
import { randomAnswer, seeded } from '@imperia/engine';
import { kit as imperiumKit } from '@imperia/imperium/kit';
import { type AnyKit, anyKit } from '@imperia/kit';
import type { Config } from '@imperia/osadnicy';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { gameFileText } from '../../src/store/game-file.ts';
import { newGame } from '../../src/store/new-game.ts';
import { keptGame, playedAgain } from '../../src/store/played-again.ts';
import { PERSON, type SavedGame, type SeatKind } from '../../src/store/saved-game.ts';
import { kit, prepared } from '../prepared.ts';

const SAVED_AT = Date.UTC(2026, 10, 1);

/** By bots, who play well: their games are long and use most of the cards. */
function byBots(config: Config, kinds: readonly SeatKind[], seed: string, most?: number): SavedGame {
  return { ...prepared(config, kinds, seed, (answers) => answers === most), savedAt: SAVED_AT };
}

/** By chance, for what bots would not do. */
function byChance(
  config: Config,
  kinds: readonly SeatKind[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
): SavedGame {
  return ofAnyGame(kit, config, kinds, seed, most);
}

function ofAnyGame(
  played: AnyKit,
  config: unknown,
  kinds: readonly SeatKind[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
): SavedGame {
  const game = newGame(played, config, kinds, `golden ${seed}`);
  const table = playedAgain(played, game);
  const rng = seeded(seed);
  while (!table.over && table.length < most) {
    const decision = table.decisions()[0]!;
    table.answer({ seat: decision.seat, decision: table.state.decision, option: randomAnswer(decision, rng)! });
  }
  return keptGame(played, game, table, SAVED_AT);
}

/** As clients kept games before they published the hash of the key. */
function ofOlderClient({ commitment, outcomes, hash, ...older }: SavedGame): SavedGame {
  return older;
}

const TWO = [PERSON, 'greedy'] as const;
const GAMES: Readonly<Record<string, () => SavedGame>> = {
  'two-over': () => byBots({ factions: ['romans', 'barbarians'], options: [] }, TWO, 'golden a'),
  'solo-japanese-over': () => byBots({ factions: ['japanese'], options: [] }, [PERSON], 'golden b'),
  'solo-egyptians-over': () => byBots({ factions: ['egyptians'], options: ['oasis2014'] }, [PERSON], 'golden c'),
  'solo-japanese-razed-over': () => byChance({ factions: ['japanese'], options: [] }, [PERSON], 254),
  'older-client-over': () =>
    ofOlderClient(byChance({ factions: ['egyptians', 'romans'], options: [] }, [PERSON, 'normal'], 20)),
  'three-draft': () =>
    byBots(
      { factions: ['romans', 'egyptians', 'japanese'], options: ['lookoutAdvanced'] },
      [PERSON, PERSON, 'hard'],
      'golden d',
      120,
    ),
  peaceful: () => byBots({ factions: ['barbarians', 'japanese'], options: ['peaceful'] }, TWO, 'golden e', 77),
  'four-alternative': () =>
    byBots(
      { factions: ['barbarians', 'japanese', 'egyptians', 'romans'], options: ['lookoutAlternative'] },
      [PERSON, 'easy', 'normal', 'hard'],
      'golden f',
      150,
    ),
  'solo-romans': () => byBots({ factions: ['romans'], options: ['soloMissEndsPhase'] }, [PERSON], 'golden g', 50),
  'solo-japanese-razed': () => byChance({ factions: ['japanese'], options: [] }, [PERSON], 131, 47),
  'older-client': () => ofOlderClient(byChance({ factions: ['japanese', 'egyptians'], options: [] }, TWO, 21, 60)),
  lesson: () => ({ ...byBots({ factions: ['romans', 'barbarians'], options: [] }, TWO, 'golden h', 12), lesson: true }),
  'closed-online': () => ({
    ...byChance({ factions: ['egyptians', 'barbarians'], options: [] }, [PERSON, PERSON], 22, 40),
    id: 'online-Zm9vYmFyYmF6',
    closed: true,
  }),
  dealt: () => newGame(kit, { factions: ['japanese', 'romans'], options: [] }, TWO, 'golden i'),
};

for (const [name, made] of Object.entries(GAMES))
  await addGolden(`osadnicy/web/${name}.json`, () => `${JSON.stringify(made())}\n`);
await addGolden('osadnicy/web/file-over.file.json', () =>
  gameFileText(byBots({ factions: ['egyptians', 'japanese'], options: ['points2014'] }, TWO, 'golden j')),
);
await addGolden('osadnicy/web/file-lesson.file.json', () =>
  gameFileText(
    { ...byBots({ factions: ['romans', 'barbarians'], options: [] }, TWO, 'golden k', 30), lesson: true },
    { said: ['welcome', 'empire'], told: [], silent: false },
  ),
);

const seat = (nation: string, side: string) => ({ nation, side });
const both = { boxes: ['classics', 'legends'], commons: 'classics' };
const plain = (players: number, ...options: string[]) => ({ players, civilizations: [], options });

interface Other {
  readonly name: string;
  readonly config: unknown;
  readonly kinds: readonly SeatKind[];
  readonly most?: number;
}

/** Those that say so are of the second version of the rules, the others of the first. */
const OTHERS: readonly { readonly kit: AnyKit; readonly games: readonly Other[] }[] = [
  {
    kit: anyKit(imperiumKit),
    games: [
      { name: 'two-over', config: { ...both, seats: [seat('romans', 'A'), seat('vikings', 'B')] }, kinds: TWO },
      {
        name: 'solo-over',
        config: { ...both, seats: [seat('greeks', 'B')], rival: { nation: 'qin', level: 2 } },
        kinds: [PERSON],
      },
      {
        name: 'solo',
        config: { ...both, seats: [seat('celts', 'A')], rival: { nation: 'egyptians', level: 3 } },
        kinds: [PERSON],
        most: 80,
      },
      {
        name: 'three',
        config: {
          boxes: ['legends'],
          commons: 'legends',
          seats: [seat('olmecs', 'A'), seat('minoans', 'B'), seat('utopians', 'A')],
        },
        kinds: [PERSON, PERSON, PERSON],
        most: 300,
      },
      {
        name: 'dealt',
        config: { ...both, seats: [seat('persians', 'A'), seat('mauryans', 'A')] },
        kinds: [PERSON, 'hard'],
        most: 0,
      },
      {
        name: 'second-rules',
        config: { ...both, seats: [seat('persians', 'A'), seat('egyptians', 'A')] },
        kinds: [PERSON, PERSON],
        most: 300,
      },
      {
        name: 'file-over.file',
        config: {
          boxes: ['classics'],
          commons: 'classics',
          seats: [seat('scythians', 'A'), seat('macedonians', 'A')],
        },
        kinds: TWO,
      },
    ],
  },
  {
    kit: anyKit(clashKit),
    games: [
      { name: 'two-over', config: plain(2, 'shortGame'), kinds: TWO },
      {
        name: 'civilizations-over',
        config: { players: 2, civilizations: ['rome', 'maya'], options: [] },
        kinds: [PERSON, PERSON],
      },
      { name: 'three', config: plain(3, 'sharedWonders', 'noEvents'), kinds: [PERSON, PERSON, PERSON], most: 300 },
      {
        name: 'civilizations',
        config: { players: 2, civilizations: ['china', 'huns'], options: ['shortGame'] },
        kinds: [PERSON, PERSON],
        most: 150,
      },
      {
        name: 'dealt',
        config: { players: 2, civilizations: ['greece', 'india'], options: ['shortGame'] },
        kinds: [PERSON, PERSON],
        most: 0,
      },
      {
        name: 'second-rules',
        config: { players: 2, civilizations: ['aztecs', 'carthage'], options: ['shortGame'] },
        kinds: [PERSON, PERSON],
        most: 250,
      },
      { name: 'file-over.file', config: plain(2, 'shortGame', 'optionalEvents'), kinds: TWO },
    ],
  },
];

for (const { kit: played, games } of OTHERS)
  for (const [i, { name, config, kinds, most }] of games.entries())
    await addGolden(`${played.game.id}/web/${name}.json`, () => {
      const saved = ofAnyGame(played, config, kinds, 100 + i, most);
      return name.endsWith('.file') ? gameFileText(saved) : `${JSON.stringify(saved)}\n`;
    });
