import { kit as imperiumKit } from '@imperia/imperium/kit';
import { anyKit } from '@imperia/kit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newGame } from '../src/store/new-game.ts';
import type { SavedGame, SeatKind } from '../src/store/saved-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import { hasEnded, playOn } from './player.ts';
import { keep } from './prepared.ts';
import { still } from './scenes.ts';
import { at, needed, violations, visit } from './visit.ts';

const kit = anyKit(imperiumKit);
const ROMANS = { nation: 'romans', side: 'A' } as const;
const BOXES = { boxes: ['classics', 'legends'], commons: 'classics' } as const;
const TWO = { seats: [ROMANS, { nation: 'vikings', side: 'A' }], ...BOXES };
const ALONE = { seats: [ROMANS], ...BOXES, rival: { nation: 'celts', level: 1 } };

/** A game that bots have played until the first seat begins its turn of this round. */
function played(config: unknown, kinds: readonly SeatKind[], round: number): SavedGame {
  const table = new HostedTable(kit, { ...newGame(kit, config, kinds, 'pages'), kinds: kinds.map(() => 'greedy') });
  const isMyTurn = () => {
    const { asked, view } = table.snapshot();
    const { round: now, phase } = kit.story.moment(view);
    return asked.includes(0) && now >= round && phase === 'turn';
  };
  for (let bot = table.waitingBot(); bot !== null && !isMyTurn(); bot = table.waitingBot()) {
    table.answer([table.botAnswer(bot)]);
  }
  return { ...table.saved(Date.now()), kinds };
}

async function sitDown(page: Page, game: SavedGame): Promise<void> {
  await page.goto(at(''));
  await keep(page, game);
  await page.goto(at(`#/table/${game.id}`));
  await page.waitForSelector('.ask.mine');
}

/** Somebody who wants to see how it ends. */
const HASTY = { press: (thing, position) => thing.click({ position }), passesAfter: 2 } satisfies Parameters<
  typeof playOn
>[2];

needed('a game of Imperium is played to its end by pressing what is lit, and told by kind and by place', async () => {
  const { page, complaints } = await visit('pl');
  await sitDown(page, newGame(kit, TWO, ['person', 'greedy'], 'pages'));
  expect(await page.locator('.slot').count()).toBe(5);
  await playOn(page, () => hasEnded(page), HASTY);
  const total = await page.locator('.scores tr[data-seat="0"] [data-column="total"]').textContent();
  for (const told of await page.locator('.ending tfoot tr').all()) {
    expect(await told.locator('td').first().textContent()).toBe(total);
  }
  expect(await page.locator('.ending tfoot tr').count()).toBe(2);
  expect(complaints).toEqual([]);
});

needed('a table of Imperium, its piles and the Rival are open to everybody (axe)', async () => {
  const { page, complaints } = await visit('en');
  await sitDown(page, played(TWO, ['person', 'normal'], 6));
  expect(await violations(page)).toEqual([]);
  await page.locator('.counts').first().click();
  await page.waitForSelector('dialog[open]');
  expect(await violations(page)).toEqual([]);
  await sitDown(page, played(ALONE, ['person'], 3));
  expect(await page.locator('.rival ol li').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

needed('cards of a hand lie still, however wide the table is', async () => {
  const { page } = await visit('en');
  await sitDown(page, newGame(kit, TWO, ['person', 'greedy'], 'pages'));
  const seen = new Set<string>();
  for (let width = 960; width <= 1520; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    const shapes = await page.evaluate(async () => {
      const hand = document.querySelector('.hand')!;
      const frames: string[] = [];
      for (let i = 0; i < 8; i++) {
        await new Promise(requestAnimationFrame);
        frames.push(hand.className);
      }
      return frames.slice(3);
    });
    expect(new Set(shapes).size, `${width} px`).toBe(1);
    seen.add(shapes[0]!);
  }
  expect(seen.size, 'crowded and not').toBe(2);
});

const WIDTHS = [770, 820, 900, 1000, 1100, 1280, 1920];

needed('nothing covers the market or leaves the table, however wide that is', async () => {
  const { page } = await visit('pl');
  await sitDown(page, played(TWO, ['person', 'normal'], 6));
  const told = (await page.locator('.log').textContent()) ?? '';
  expect.soft(told.match(/[\s„(][aiouwz] \S+/g), 'lines of the log that could end in a letter').toBeNull();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1180 });
    await still(page);
    const faults = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      const { right } = document.querySelector('.play')!.getBoundingClientRect();
      const piles = boxes('.supply .pile');
      const covered = boxes('.slot').filter((slot) =>
        piles.some(
          (pile) =>
            pile.left < slot.right && slot.left < pile.right && pile.top < slot.bottom && slot.top < pile.bottom,
        ),
      );
      const outside = boxes('.slot, .deck, .empire .tile').filter((one) => one.right > right);
      const head = boxes('.top > *, .top > * > li');
      const meeting = head.filter((one) =>
        head.some(
          (other) =>
            other !== one &&
            other.left < one.right - 1 &&
            one.left < other.right - 1 &&
            !(other.left <= one.left && other.right >= one.right) &&
            !(one.left <= other.left && one.right >= other.right),
        ),
      );
      /** Of the rival, and of a hand that folds. */
      const rival = document.querySelector('.others header')!;
      const { right: edge } = rival.getBoundingClientRect();
      const sticksOut = [...rival.querySelectorAll(':scope > *, .points > *')].filter(
        (one) => one.getBoundingClientRect().right > edge + 1,
      );
      const cards = boxes('.own-hand.folds .hand .name');
      const unread = cards.filter((one, i) => i + 1 < cards.length && one.right > cards[i + 1]!.left + 1);
      return {
        covered: covered.length,
        outside: outside.length,
        meeting: meeting.length,
        sticksOut: sticksOut.length,
        unread: unread.length,
      };
    });
    expect.soft(faults, `${width} px`).toEqual({ covered: 0, outside: 0, meeting: 0, sticksOut: 0, unread: 0 });
  }
});
