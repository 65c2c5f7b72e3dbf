import { decisionOf, hash, optionId } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { gameFileText, readGameFile } from '../src/store/game-file.ts';
import type { SeatKind } from '../src/store/saved-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import { asked, kit, prepared } from './prepared.ts';

/** In the middle of the action phase, where the first seat has something to build. */
function tableOf(kinds: readonly SeatKind[]): HostedTable {
  return new HostedTable(kit, prepared({ factions: ['romans', 'japanese'], options: [] }, kinds, 'back', asked(2)));
}

const standing = (table: HostedTable) => hash(table.snapshot().view);

/** Builds, and answers what that asks: any way of paying will do. */
function build(table: HostedTable): void {
  const question = () => decisionOf(kit.game.rules, table.snapshot().view, 0);
  const first = question()?.options.find((option) => option.do === 'build');
  if (!first) throw new Error('Nothing can be built');
  const say = (option: string) => table.answer([{ seat: 0, decision: table.snapshot().view.decision, option }]);
  say(optionId(first));
  for (let next = question(); next && !kit.deeds.isDone(next); next = question()) say(optionId(next.options[0]!));
}

/** Until the person is asked again, and as long as `so` holds. */
function letBotsAnswer(table: HostedTable, so: () => boolean = () => true): void {
  for (let bot = table.waitingBot(); bot !== null && so(); bot = table.waitingBot()) {
    table.answer([table.botAnswer(bot)]);
  }
}

function undoAll(table: HostedTable): void {
  while (table.snapshot().canUndo) table.undo(0);
}

describe('at a table with bots alone', () => {
  test('what was built is taken back, although the bots saw the card', () => {
    const table = tableOf(['person', 'greedy']);
    const before = standing(table);
    build(table);
    expect(table.snapshot().canUndo).toBe(true);
    undoAll(table);
    expect(standing(table)).toBe(before);
    expect(table.saved(0).takenBack).toBeUndefined();
  });

  test('behind what was learnt the turn is taken back, and the game says so', async () => {
    const table = tableOf(['person', 'greedy']);
    const before = standing(table);
    build(table);
    letBotsAnswer(table, () => table.snapshot().canUndo);
    expect(table.snapshot()).toMatchObject({ canUndo: false, canTakeBack: true });
    table.now();
    table.takeBack(0);
    expect(standing(table)).toBe(before);
    expect(table.snapshot().takenBack).toBe(1);
    expect(table.now().held).toBe(table.snapshot().heard.length);
    const saved = table.saved(0);
    expect(saved.takenBack).toBe(1);
    expect((await readGameFile(gameFileText(saved))).game?.takenBack).toBe(1);
    expect(new HostedTable(kit, saved).snapshot().takenBack).toBe(1);
  });

  test('again and again, to the first turn', () => {
    const table = tableOf(['person', 'greedy']);
    let length = table.saved(0).answers.length;
    while (table.snapshot().canTakeBack) {
      table.takeBack(0);
      expect(table.saved(0).answers.length).toBeLessThan(length);
      length = table.saved(0).answers.length;
    }
    expect(table.saved(0).answers.some(({ seat }) => seat === 0)).toBe(false);
  });
});

test('with two people nothing is taken back that the other has seen', () => {
  const table = tableOf(['person', 'person']);
  build(table);
  expect(table.snapshot()).toMatchObject({ canUndo: false, canTakeBack: false });
  const after = standing(table);
  table.takeBack(0);
  expect(standing(table)).toBe(after);
});
