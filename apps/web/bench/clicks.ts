import type { Browser, Locator, Page } from 'playwright-core';
import { HASTY, hasEnded, playOn } from '../test/player.ts';
import { best, type Figure, median, share } from './figure.ts';
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

const GAMES = 3;
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

  const change = () => {
    if (!click || (click.sent && click.heard === null)) return;
    const { at, sent, heard, done } = click;
    click = null;
    const changed = performance.now();
    const after = () => {
      watching.clicks.push({ sent, heard: (heard ?? at) - at, changed: changed - at, shown: performance.now() - at });
      done();
    };
    requestAnimationFrame(() => requestAnimationFrame(after));
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(change).observe(document, everything);
}

async function clickAndWait(page: Page, thing: Locator, position: { x: number; y: number }): Promise<void> {
  await thing.click({ position });
  await page.evaluate(() => (window as unknown as { watching: Watching }).watching.last);
}

/** One whole game against a bot of the usual level. */
async function clicksOfGame(browser: Browser, url: string, seed: string): Promise<Shown[]> {
  const { page, close } = await opened(browser, url);
  await page.addInitScript(watchClicks);
  await page.goto(`${url}#/new`);
  await page.fill('input[name="seed"]', seed);
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
  const over = (of: (clicks: readonly Shown[]) => number) => best(games.map(of));
  const sent = (all: readonly Shown[]) => all.filter((one) => one.sent);
  const here = (all: readonly Shown[]) => all.filter((one) => !one.sent);
  const shown = (all: readonly Shown[]) => all.map((one) => one.shown);
  const counted = games.map((game) => `${sent(game).length}+${here(game).length}`).join(', ');
  const each = games.map((game) => median(shown(sent(game))).toFixed(1)).join(', ');
  const ms = (name: string, figure: number, note?: string): Figure => ({
    name,
    figure,
    unit: 'ms',
    ...(note && { note }),
  });
  return [
    {
      ...ms(
        'an answer is on screen (median)',
        over((all) => median(shown(sent(all)))),
        `of games: ${each}`,
      ),
      most: MOST,
    },
    {
      ...ms(
        'what is begun is on screen (median)',
        over((all) => median(shown(here(all)))),
        `clicks: ${counted}`,
      ),
      most: MOST,
    },
    ms(
      'an answer is on screen (95 of 100)',
      over((all) => share(shown(sent(all)), 0.95)),
    ),
    ms(
      'of it until the snapshot comes (median)',
      over((all) => median(sent(all).map((one) => one.heard))),
    ),
    ms(
      'of it until the page has changed (median)',
      over((all) => median(sent(all).map((one) => one.changed))),
    ),
  ];
}
