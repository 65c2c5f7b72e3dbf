import { kit as clashKit } from '@imperia/clash/kit';
import { anyKit } from '@imperia/kit';
import type { Browser, Page } from 'playwright-core';
import { newGame } from '../src/store/new-game.ts';
import type { SavedGame, SeatKind } from '../src/store/saved-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import type { Figure } from './figure.ts';
import { opened } from './tab.ts';

const kit = anyKit(clashKit);
const FOUR = { players: 4, civilizations: ['rome', 'greece', 'egypt', 'vikings'], options: [] };
const KINDS: readonly SeatKind[] = ['person', 'greedy', 'greedy', 'greedy'];
const PANNED = 3000;
const PIECES = 10;
const FRAME = 1000 / 60;

/** Late in a game of four, when the map is full and it is the person's turn. */
function late(): SavedGame {
  const table = new HostedTable(kit, { ...newGame(kit, FOUR, KINDS, 'map'), kinds: KINDS.map(() => 'greedy') });
  for (let bot = table.waitingBot(); bot !== null; bot = table.waitingBot()) {
    const { asked, view } = table.snapshot();
    if (asked.includes(0) && kit.story.moment(view).round >= 13 && view.steps.at(-1)?.do === 'turn') break;
    table.answer([table.botAnswer(bot)]);
  }
  return { ...table.saved(Date.now()), kinds: KINDS };
}

/** The times at which the page could draw, from now on. */
async function watched(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes);
}

/** Frames a second; of those that were due, how many were not drawn; and the longest wait, in milliseconds. */
function paceOf(times: readonly number[]): {
  readonly rate: number;
  readonly missed: number;
  readonly longest: number;
} {
  const waits = times.slice(1).map((time, i) => time - times[i]!);
  const missed = waits.reduce((sum, wait) => sum + Math.max(0, Math.round(wait / FRAME) - 1), 0);
  const passed = waits.reduce((sum, wait) => sum + wait, 0);
  return { rate: (1000 * waits.length) / passed, missed, longest: Math.max(...waits) };
}

async function panned(page: Page): Promise<readonly number[]> {
  const box = (await page.locator('.view').first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.locator('.tools button').first().click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  const times = await watched(page);
  const since = performance.now();
  for (let passed = 0; passed < PANNED; passed = performance.now() - since) {
    const angle = (passed / 700) * Math.PI;
    await page.mouse.move(x + 130 * Math.sin(angle), y + 90 * Math.sin(2 * angle));
  }
  await page.mouse.up();
  return times();
}

/** Ten pieces of those that stand there go to the hex beside them and back, in the layer in which pieces are moved. */
async function walked(page: Page): Promise<readonly number[]> {
  const times = await watched(page);
  await page.evaluate(async (wanted) => {
    const map = document.querySelector<SVGSVGElement>('svg[data-spot="map"]')!;
    const layer = document.querySelector('.walkers')!;
    const tokens = [...map.querySelectorAll<SVGGElement>('g > g[transform]')].slice(0, wanted);
    const walks = tokens.map((token) => {
      const walker = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      walker.setAttribute('class', layer.className.replace('walkers', 'walker'));
      walker.setAttribute('viewBox', '-24 -24 48 48');
      walker.append(...[...token.childNodes].map((part) => part.cloneNode(true)));
      layer.append(walker);
      const { e: x, f: y } = token.transform.baseVal.consolidate()!.matrix;
      const [left, top] = [x - map.viewBox.baseVal.x, y - map.viewBox.baseVal.y];
      const steps = [
        { transform: `translate(${left}px, ${top}px)` },
        { transform: `translate(${left + 52}px, ${top + 30}px)` },
        { transform: `translate(${left}px, ${top}px)` },
      ];
      return walker.animate(steps, { duration: 2000 }).finished;
    });
    await Promise.all(walks);
  }, PIECES);
  return times();
}

export async function map(browser: Browser, url: string): Promise<Figure[]> {
  const game = late();
  const { page, close } = await opened(browser, url, { game, pace: 'quick' });
  await page.goto(`${url}#/table/${game.id}`);
  await page.waitForSelector('.ask.mine');
  const told = (name: string, times: readonly number[]): Figure => {
    const { rate, missed, longest } = paceOf(times);
    const note = `${missed} of ${times.length + missed} frames not drawn, the longest wait ${longest.toFixed(0)} ms`;
    return { name, figure: rate, unit: '', least: 59, note };
  };
  const figures = [
    told('frames a second while the map is dragged', await panned(page)),
    told('frames a second while ten pieces move', await walked(page)),
  ];
  await close();
  return figures;
}
