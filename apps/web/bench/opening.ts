import type { Browser } from 'playwright-core';
import { prepared } from '../test/prepared.ts';
import { best, type Figure } from './figure.ts';
import { opened, type Tab } from './tab.ts';

const TIMES = 3;
const MOST = 1000;
const QUICK_START = '.ways button.way';
const LIT = '[data-choice]';
const CONTINUE = '.ways a.first';

/** Runs in the page: when there first was such a thing that a click would reach, since the navigation or since a click. */
function watchFor(selector: string): void {
  const since = { at: 0 };
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      since.at = timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    const thing = document.querySelector(selector);
    const { left = 0, top = 0, width = 0, height = 0 } = thing?.getBoundingClientRect() ?? {};
    const reached = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    if (reached && thing?.contains(reached)) seen[selector] = performance.now() - since.at;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function seenIn({ page }: Tab, selector: string): Promise<number> {
  await page.waitForFunction((one) => Reflect.get(window, 'seen')[one] !== undefined, selector);
  return page.evaluate((one) => Reflect.get(window, 'seen')[one], selector);
}

/** Late in a game of four, so that there is much to play again. */
const late = () =>
  prepared(
    { factions: ['romans', 'barbarians', 'egyptians', 'japanese'], options: [] },
    ['person', 'greedy', 'greedy', 'greedy'],
    'opening',
    (answers) => answers > 250,
  );

type Way = (tab: Tab, url: string) => Promise<number>;

/** Nothing is in any cache, and nothing is kept. */
const home: Way = async (tab, url) => {
  await tab.page.addInitScript(watchFor, QUICK_START);
  await tab.page.goto(url);
  return seenIn(tab, QUICK_START);
};

const fromHome: Way = async (tab, url) => {
  await tab.page.addInitScript(watchFor, LIT);
  await tab.page.goto(url);
  await tab.page.click(CONTINUE);
  return seenIn(tab, LIT);
};

function fromAddress(id: string): Way {
  return async (tab, url) => {
    await tab.page.addInitScript(watchFor, LIT);
    await tab.page.goto(`${url}#/table/${id}`);
    return seenIn(tab, LIT);
  };
}

export async function opening(browser: Browser, url: string): Promise<Figure[]> {
  const game = late();
  const measured = async (name: string, way: Way, kept?: typeof game): Promise<Figure> => {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const tab = await opened(browser, url, kept && { game: kept });
      times.push(await way(tab, url));
      await tab.close();
    }
    return { name, figure: best(times), unit: 'ms', most: MOST, note: times.map((time) => time.toFixed(0)).join(', ') };
  };
  return [
    await measured('the first visit: a game can be started', home),
    await measured('a saved game, from home to the first lit choice', fromHome, game),
    await measured('a saved game by its address, to the first lit choice', fromAddress(game.id), game),
  ];
}
