import type { Browser, ElementHandle, Page } from 'playwright-core';
import { HASTY, hasEnded, playOn } from '../test/player.ts';
import { type Figure, median, share } from './figure.ts';
import { opened } from './tab.ts';

/** From a click to the frame that shows what came of it, in milliseconds. */
interface Shown {
  /**
   * Begun: nothing was sent. An answer goes to the worker that holds the table: foreseen when the page showed by itself
   * what it leads to, told when that had to wait for the table's snapshot.
   */
  readonly kind: 'begun' | 'foreseen' | 'told';
  /** When the page had changed. */
  readonly changed: number;
  /** When the frame with the change was on the screen. */
  readonly shown: number;
}

interface Watching {
  readonly clicks: Shown[];
  last: Promise<unknown>;
}

const MOST = 50;

/** Runs in the page, before anything else does. */
function watchClicks(): void {
  const watching: Watching = { clicks: [], last: Promise.resolve() };
  Object.assign(window, { watching });
  /** Every answer has a number, and so has what is shown: with the next number the answer's effect is shown. */
  const numberShown = () => document.querySelector('.ask')?.getAttribute('data-decision');
  let click: { at: number; number: unknown; sent: boolean; told: boolean; done: () => void } | null = null;
  const begin = ({ timeStamp }: Event) => {
    watching.last = new Promise<void>((done) => {
      click = { at: timeStamp, number: numberShown(), sent: false, told: false, done };
      setTimeout(done, 3000);
    });
  };
  addEventListener('click', begin, { capture: true });

  window.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (click?.sent && data.say === 'now') click.told = true;
      });
    }
    override postMessage(message: { readonly say?: string }) {
      if (click && message.say === 'answer') click.sent = true;
      super.postMessage(message);
    }
  };

  /**
   * A dot that is drawn with what has changed, and when the browser says that it was on the screen. It lies in the bar,
   * which changes as well: far from what changes, all that lies in between would be drawn for the dot's sake.
   */
  const markFrame = (shown: (at: number) => void) => {
    const mark = document.createElement('p');
    mark.setAttribute('elementtiming', 'mark');
    mark.style.cssText = 'position: absolute; left: 0; top: 0; margin: 0; font-size: 9px; pointer-events: none';
    mark.textContent = '·';
    const seen = new PerformanceObserver((list) => {
      seen.disconnect();
      mark.remove();
      shown(Reflect.get(list.getEntries()[0]!, 'renderTime'));
    });
    seen.observe({ type: 'element' });
    (document.querySelector('.ask') ?? document.body).append(mark);
  };

  const change = () => {
    if (!click) return;
    const { at, number, sent, told, done } = click;
    if (sent && !told && numberShown() === number) return;
    const kind = sent ? (told ? 'told' : 'foreseen') : 'begun';
    click = null;
    const changed = performance.now();
    markFrame((shown) => {
      watching.clicks.push({ kind, changed: changed - at, shown: shown - at });
      done();
    });
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(change).observe(document, everything);
}

async function clickAndWait(page: Page, thing: ElementHandle, position: { x: number; y: number }): Promise<void> {
  await thing.click({ position });
  await page.evaluate(() => (window as unknown as { watching: Watching }).watching.last);
}

/** One whole game against a bot that answers at once, and whose answers are shown without a pause. */
async function clicksOfGame(browser: Browser, url: string, motion: 'full' | 'none'): Promise<Shown[]> {
  const { page, close } = await opened(browser, url, { motion });
  await page.addInitScript(watchClicks);
  await page.goto(`${url}#/new`);
  await page.fill('input[name="seed"]', 'clicks 0');
  await page.locator('select:has(option[value="greedy"])').nth(1).selectOption('greedy');
  await page.click('.go');
  await page.waitForSelector('.ask');
  const press = (thing: ElementHandle, position: { x: number; y: number }) => clickAndWait(page, thing, position);
  await playOn(page, () => hasEnded(page), { ...HASTY, press });
  const clicks = await page.evaluate(() => (window as unknown as { watching: Watching }).watching.clicks);
  await close();
  return clicks;
}

/** The same game with everything at its place at once, and with cards that travel there from the first frame on. */
export async function clicks(browser: Browser, url: string): Promise<Figure[]> {
  return [
    ...figuresOf('without motion', await clicksOfGame(browser, url, 'none')),
    ...figuresOf('with motion', await clicksOfGame(browser, url, 'full')),
  ];
}

function figuresOf(how: string, all: readonly Shown[]): Figure[] {
  const of = (...kinds: readonly Shown['kind'][]) => all.filter(({ kind }) => kinds.includes(kind));
  const onScreen = (name: string, some: readonly Shown[]): Figure => ({
    name: `${how}: ${name} is on screen (median)`,
    figure: median(some.map(({ shown }) => shown)),
    unit: 'ms',
    note: `${some.length} clicks, 95 of 100 within ${share(
      some.map(({ shown }) => shown),
      0.95,
    ).toFixed(0)} ms`,
  });
  return [
    { ...onScreen('a choice', all), most: MOST },
    { ...onScreen('an answer', of('foreseen', 'told')), most: MOST },
    onScreen('an answer that the page foresees', of('foreseen')),
    onScreen('an answer that waits for the table', of('told')),
    { ...onScreen('what is begun', of('begun')), most: MOST },
    {
      unit: 'ms',
      name: `${how}: of an answer until the page has changed (median)`,
      figure: median(of('foreseen', 'told').map(({ changed }) => changed)),
    },
  ];
}
