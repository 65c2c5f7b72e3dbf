import { decisionOf, hash, randomAnswer, seeded } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { checkShuffle } from '../../src/fairness/check.ts';
import { Recording } from '../../src/replay/recording.ts';
import { gameFileText, readGameFile } from '../../src/store/game-file.ts';
import { PERSON, type SavedGame } from '../../src/table/game.ts';
import { HostedTable } from '../../src/table/hosted-table.ts';
import { inNode } from '../prepared.ts';

const FILES = goldenFiles('web');
const isFile = ({ name }: { readonly name: string }) => name.endsWith('.file.json');
const SAVED = FILES.filter((file) => !isFile(file));

test('there are golden records', () => {
  expect([SAVED.length, FILES.length]).toEqual([expect.toSatisfy((n) => n >= 14), expect.toSatisfy((n) => n >= 16)]);
});

/** Everything that a page does with a game of its store. */
function holds(saved: SavedGame): void {
  const checked = saved.commitment !== undefined && saved.outcomes !== undefined;
  expect(checkShuffle(saved)).toEqual({ fault: null, checked });
  expect(new Recording(saved).moments.length).toBe(saved.answers.length + 1);
  const opened = new HostedTable(saved).saved(saved.savedAt);
  const { answers, round, phase, points, config, key, kinds } = saved;
  if (answers.length > 0) expect(opened).toMatchObject({ answers, round, phase, points, config, key, kinds });
  expect(opened.hash).toBe(saved.hash ?? hash(inNode(saved).state));
}

/** Whoever sits there answers by chance, and the bots are bots. */
function playedOn(saved: SavedGame): SavedGame {
  const kinds = saved.kinds.map((kind) => (kind === PERSON ? PERSON : 'greedy'));
  const table = new HostedTable({ ...saved, kinds });
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
    const option = randomAnswer(decisionOf(osadnicy.rules, view, seat)!, rng)!;
    table.answer([{ seat, decision: view.decision, option }]);
  }
}

describe.each(SAVED)('the golden save $name', ({ text }) => {
  const saved: SavedGame = JSON.parse(text);

  test('is opened, checked and shown as it was', () => {
    holds(saved);
  });

  test('is played on to its end, and is still fair', () => {
    const over = playedOn(saved);
    expect(over.phase).toBe('end');
    expect(over.answers.slice(0, saved.answers.length)).toEqual(saved.answers);
    expect(checkShuffle(over).fault).toBeNull();
  });

  test('goes into a file and comes back', () => {
    const { game, fault } = readGameFile(gameFileText(saved));
    expect(fault).toBeNull();
    expect(game?.answers).toEqual(saved.answers);
    holds(game!);
  });
});

describe.each(FILES.filter(isFile))('the golden file $name', ({ text }) => {
  test('is taken in, and played on', () => {
    const { game, fault } = readGameFile(text);
    expect(fault).toBeNull();
    holds(game!);
    expect(playedOn(game!).phase).toBe('end');
  });
});
