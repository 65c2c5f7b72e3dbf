import { randomAnswer, seeded } from '@imperia/engine';
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
  const game = newGame(kit, config, kinds, `golden ${seed}`);
  const table = playedAgain(kit, game);
  const rng = seeded(seed);
  while (!table.over && table.length < most) {
    const decision = table.decisions()[0]!;
    table.answer({ seat: decision.seat, decision: table.state.decision, option: randomAnswer(decision, rng)! });
  }
  return keptGame(kit, game, table, SAVED_AT);
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
