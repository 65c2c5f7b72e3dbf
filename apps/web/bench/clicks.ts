import type { Browser, Locator, Page } from 'playwright-core';
import { HASTY, hasEnded, playOn } from '../test/player.ts';
import { type Figure, median, share } from './figure.ts';
import { opened } from './tab.ts';

/** From a click to the frame that shows what came of it, in milliseconds. */
interface Shown {
  /** Through the worker that holds the table; else the page knew by itself. */
  readonly sent: boolean;
  /** When the new snapshot arrived. */
  readonly heard: number;
  /** When the page had changed. */
  readonly changed: number;
  /** When the frame after the one that shows it began. */
  readonly shown: number;
}

interface Watching {
  readonly clicks: Shown[];
  last: Promise<unknown>;
}

const GAMES = 1;
const MOST = 50;

/** Runs in the page, before anything else does. */
function watchClicks(): void {
  const watching: Watching = { clicks: [], last: Promise.resolve() };
  Object.assign(window, { watching });
  let click: { at: number; sent: boolean; heard: number | null; done: () => void } | null = null;
  const begin = ({ timeStamp }: Event) => {
    watching.last = new Promise<void>((done) => {
      click = { at: timeStamp, sent: false, heard: null, done };
      setTimeout(done, 3000);
    });
  };
  addEventListener('click', begin, { capture: true });

  window.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (click?.sent && data.say === 'now') click.heard ??= performance.now();
      });
    }
    override postMessage(message: { readonly say?: string }) {
      if (click && message.say === 'answer') click.sent = true;
      super.postMessage(message);
    }
  };

  /** A dot that is drawn with what has changed, and when the browser says that it was on the screen. */
  const markFrame = (shown: (at: number) => void) => {
    const mark = document.createElement('p');
    mark.setAttribute('elementtiming', 'mark');
    mark.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 99; font-size: 9px; pointer-events: none';
    mark.textContent = '·';
    const seen = new PerformanceObserver((list) => {
      seen.disconnect();
      mark.remove();
      shown(Reflect.get(list.getEntries()[0]!, 'renderTime'));
    });
    seen.observe({ type: 'element' });
    document.body.append(mark);
  };

  const change = () => {
    if (!click || (click.sent && click.heard === null)) return;
    const { at, sent, heard, done } = click;
    click = null;
    const changed = performance.now();
    markFrame((shown) => {
      watching.clicks.push({ sent, heard: (heard ?? at) - at, changed: changed - at, shown: shown - at });
      done();
    });
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(change).observe(document, everything);
}

async function clickAndWait(page: Page, thing: Locator, position: { x: number; y: number }): Promise<void> {
  await thing.click({ position });
  await page.evaluate(() => (window as unknown as { watching: Watching }).watching.last);
}

/** One whole game against a bot that answers at once, and whose answers are shown without a pause. */
async function clicksOfGame(browser: Browser, url: string, seed: string): Promise<Shown[]> {
  const { page, close } = await opened(browser, url);
  await page.addInitScript(watchClicks);
  await page.goto(`${url}#/new`);
  await page.fill('input[name="seed"]', seed);
  await page.locator('select').nth(2).selectOption('greedy');
  await page.click('.go');
  await page.waitForSelector('.ask');
  const press = (thing: Locator, position: { x: number; y: number }) => clickAndWait(page, thing, position);
  await playOn(page, () => hasEnded(page), { ...HASTY, press });
  const clicks = await page.evaluate(() => (window as unknown as { watching: Watching }).watching.clicks);
  await close();
  return clicks;
}

export async function clicks(browser: Browser, url: string): Promise<Figure[]> {
  const games: Shown[][] = [];
  for (let game = 0; game < GAMES; game++) games.push(await clicksOfGame(browser, url, `clicks ${game}`));
  const answers = games.map((game) => game.filter((one) => one.sent));
  const begun = games.map((game) => game.filter((one) => !one.sent));
  const shown = (all: readonly Shown[]) => all.map((one) => one.shown);
  const each = (of: readonly Shown[][]) =>
    of.map((game) => `${median(shown(game)).toFixed(1)} (${game.length} clicks)`).join(', ');
  const ms = { unit: 'ms', most: MOST };
  const all = answers.flat();
  return [
    { ...ms, name: 'a choice is on screen (median of all clicks)', figure: median(shown([...all, ...begun.flat()])) },
    { ...ms, name: 'an answer is on screen (median)', figure: median(shown(all)), note: `of games: ${each(answers)}` },
    {
      ...ms,
      name: 'what is begun is on screen (median)',
      figure: median(shown(begun.flat())),
      note: `of games: ${each(begun)}`,
    },
    { unit: 'ms', name: 'an answer is on screen (95 of 100)', figure: share(shown(all), 0.95) },
    { unit: 'ms', name: 'of it until the snapshot comes (median)', figure: median(all.map((one) => one.heard)) },
    { unit: 'ms', name: 'of it until the page has changed (median)', figure: median(all.map((one) => one.changed)) },
  ];
}
