import { decisionOf, hash, randomAnswer, seeded } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import { GAME_IDS, type GameId, SHELF } from '@imperia/shelf';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { gameFileText, readGameFile } from '../../src/store/game-file.ts';
import { playedAgain } from '../../src/store/played-again.ts';
import { PERSON, readKept, type SavedGame } from '../../src/store/saved-game.ts';
import { checkShuffle } from '../../src/worker/check.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';
import { Recording } from '../../src/worker/recording.ts';

const KITS = new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await SHELF[id].kit()] as const)));

const FILES = goldenFiles('web');
const isFile = ({ name }: { readonly name: string }) => name.endsWith('.file.json');
const SAVED = FILES.filter((file) => !isFile(file));

const LEAST = { osadnicy: [14, 16], imperium: [6, 7], clash: [6, 7] } as const;

test.each(Object.entries(LEAST))('there are golden records of %s', (game, [saves, files]) => {
  const own = (all: typeof FILES) => all.filter(({ name }) => name.startsWith(`${game}/`)).length;
  expect([own(SAVED), own(FILES)]).toEqual([expect.toSatisfy((n) => n >= saves), expect.toSatisfy((n) => n >= files)]);
});

function kitOf({ game }: Pick<SavedGame, 'game'>): AnyKit {
  return KITS.get(game as GameId)!;
}

/** Everything that a page does with a game of its store. */
function holds(saved: SavedGame): void {
  const kit = kitOf(saved);
  const checked = saved.commitment !== undefined && saved.outcomes !== undefined;
  expect(checkShuffle(kit, saved)).toEqual({ fault: null, checked });
  expect(new Recording(kit, saved).moments.length).toBe(saved.answers.length + 1);
  const opened = new HostedTable(kit, saved).saved(saved.savedAt);
  const { answers, sides, config, key, kinds, version } = saved;
  const { round, phase, over } = saved.moment;
  const moment = { round, phase, over };
  if (answers.length > 0) expect(opened).toMatchObject({ answers, moment, sides, config, key, kinds, version });
  expect(opened.hash).toBe(saved.hash ?? hash(playedAgain(kit, saved).state));
}

/** Whoever sits there answers by chance, and the bots are bots. */
function playedOn(saved: SavedGame): SavedGame {
  const kit = kitOf(saved);
  const kinds = saved.kinds.map((kind) => (kind === PERSON ? PERSON : 'greedy'));
  const table = new HostedTable(kit, { ...saved, kinds });
  const rng = seeded(1);
  for (;;) {
    const bot = table.waitingBot();
    if (bot !== null) {
      table.answer([table.botAnswer(bot)]);
      continue;
    }
    const [seat] = table.snapshot().asked;
    if (seat === undefined) return table.saved(saved.savedAt);
    table.sit(seat);
    const { view } = table.snapshot();
    const option = randomAnswer(decisionOf(kit.game.rules, view, seat)!, rng)!;
    table.answer([{ seat, decision: view.decision, option }]);
  }
}

describe.each(SAVED)('the golden save $name', ({ text }) => {
  const saved = readKept(JSON.parse(text));

  test('is opened, checked and shown as it was', () => {
    holds(saved);
  });

  test('is played on to its end, and is still fair', () => {
    const over = playedOn(saved);
    expect(over.moment.over).toBe(true);
    expect(over.answers.slice(0, saved.answers.length)).toEqual(saved.answers);
    expect(over.version).toBe(saved.version);
    expect(checkShuffle(kitOf(over), over).fault).toBeNull();
  });

  test('goes into a file and comes back', async () => {
    const { game, fault } = await readGameFile(gameFileText(saved));
    expect(fault).toBeNull();
    expect(game).toMatchObject({ answers: saved.answers, version: saved.version });
    holds(game!);
  });
});

test('a save of an older client says how many points everybody had', () => {
  const older = SAVED.map(({ text }) => JSON.parse(text)).filter((kept) => !('moment' in kept));
  expect(older.length).toBeGreaterThan(0);
  for (const kept of older) expect(readKept(kept).moment.points).toEqual(kept.points);
});

describe.each(FILES.filter(isFile))('the golden file $name', ({ text }) => {
  test('is taken in, and played on', async () => {
    const { game, fault } = await readGameFile(text);
    expect(fault).toBeNull();
    holds(game!);
    expect(playedOn(game!).moment.over).toBe(true);
  });
});
