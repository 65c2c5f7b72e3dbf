import { decisionOf, hash, randomAnswer, seeded } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { gameFileText, readGameFile } from '../../src/store/game-file.ts';
import { PERSON, readKept, type SavedGame } from '../../src/store/saved-game.ts';
import { checkShuffle } from '../../src/worker/check.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';
import { Recording } from '../../src/worker/recording.ts';
import { inNode, kit } from '../prepared.ts';

const FILES = goldenFiles('web');
const isFile = ({ name }: { readonly name: string }) => name.endsWith('.file.json');
const SAVED = FILES.filter((file) => !isFile(file));

test('there are golden records', () => {
  expect([SAVED.length, FILES.length]).toEqual([expect.toSatisfy((n) => n >= 14), expect.toSatisfy((n) => n >= 16)]);
});

/** Everything that a page does with a game of its store. */
function holds(saved: SavedGame): void {
  const checked = saved.commitment !== undefined && saved.outcomes !== undefined;
  expect(checkShuffle(kit, saved)).toEqual({ fault: null, checked });
  expect(new Recording(kit, saved).moments.length).toBe(saved.answers.length + 1);
  const opened = new HostedTable(kit, saved).saved(saved.savedAt);
  const { answers, sides, config, key, kinds } = saved;
  const { round, phase, over } = saved.moment;
  const moment = { round, phase, over };
  if (answers.length > 0) expect(opened).toMatchObject({ answers, moment, sides, config, key, kinds });
  expect(opened.hash).toBe(saved.hash ?? hash(inNode(saved).state));
}

/** Whoever sits there answers by chance, and the bots are bots. */
function playedOn(saved: SavedGame): SavedGame {
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
    expect(checkShuffle(kit, over).fault).toBeNull();
  });

  test('goes into a file and comes back', async () => {
    const { game, fault } = await readGameFile(gameFileText(saved));
    expect(fault).toBeNull();
    expect(game?.answers).toEqual(saved.answers);
    holds(game!);
  });
});

describe.each(FILES.filter(isFile))('the golden file $name', ({ text }) => {
  test('is taken in, and played on', async () => {
    const { game, fault } = await readGameFile(text);
    expect(fault).toBeNull();
    holds(game!);
    expect(playedOn(game!).moment.over).toBe(true);
  });
});
