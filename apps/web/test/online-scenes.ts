import type { Browser, Page } from 'playwright-core';
import { recordOf } from '../src/worker/check.ts';
import { asked, prepared } from './prepared.ts';

/** What is to be seen of the online pages, and by whom. */
interface OnlineScene {
  readonly stranger?: true;
  readonly at: string;
  /** What is seen when the page is there. */
  readonly shows: string;
  readonly open?: (page: Page) => Promise<unknown>;
}

export interface OnlineStage {
  readonly scenes: Readonly<Record<string, OnlineScene>>;
  /** Brings a page to a scene, as whoever is to see it. */
  enter(page: Page, scene: OnlineScene): Promise<void>;
}

const config = { factions: ['romans', 'barbarians'], options: [] } as const;
const SETTINGS = {
  title: 'Wieczór u Ali',
  time: { time: 'live', initial: 30 * 60_000, increment: 30_000 },
  atTimeEnd: 'bot',
  listed: true,
  spectators: true,
  rated: false,
};
const DAYS = { ...SETTINGS, time: { time: 'days', perMove: 3 * 24 * 60 * 60_000 } };

interface Made {
  readonly id: string;
  readonly seats: readonly string[];
  readonly watching: string;
}

/** Somebody at the server, without a browser. */
class Person {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#url}api${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    const [given] = answer.headers.getSetCookie();
    if (given) this.#cookie = given.split(';')[0]!;
    return (answer.status === 204 ? null : await answer.json()) as T;
  }

  async wish(table: string, wish: object): Promise<void> {
    const reply = await this.ask<{ granted: boolean; why?: string }>('POST', `/tables/${table}/wishes`, wish);
    if (!reply.granted) throw new Error(`${JSON.stringify(wish)}: ${reply.why}`);
  }

  /** This browser is that person's from now on. */
  async use(page: Page): Promise<void> {
    const [name, value] = this.#cookie.split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: this.#url }]);
  }
}

/** Tables in every state, made once. */
export async function onlineStage(url: string, browser: Browser): Promise<OnlineStage> {
  const [ala, ola] = [new Person(url), new Person(url)];
  await ala.ask('POST', '/people', { name: 'Ala', lang: 'pl' });
  await ola.ask('POST', '/people', { name: 'Aleksandra z Zamościa', lang: 'en' });
  const record = recordOf(prepared(config, ['person', 'person'], 'online scenes', asked(3)));

  /** A game in its third round, Ala's turn, with Ola beside her. */
  const begun = async (settings: object): Promise<Made> => {
    const made = await ala.ask<Made>('POST', '/tables/brought', { record, settings, seats: ['mine', 'free'] });
    await ola.wish(made.id, { wish: 'sit', seat: 1, invitation: made.seats[1] });
    return made;
  };
  const playing = await begun(SETTINGS);
  const proposed = await begun({ ...DAYS, title: 'Po ruchu dziennie' });
  await ola.wish(proposed.id, { wish: 'propose', seat: 1, what: { propose: 'pause' } });
  const left = await begun({ ...DAYS, title: 'Bot za mnie' });
  await ala.wish(left.id, { wish: 'leave', seat: 0 });
  const over = await begun({ ...SETTINGS, title: 'Dogrywka' });
  await ola.wish(over.id, { wish: 'resign', seat: 1 });
  const wanted = {
    game: 'osadnicy',
    wanted: { seats: ['egyptians', 'japanese', 'romans'].map((faction) => ({ faction })), table: {} },
  };
  const gathering = await ala.ask<Made>('POST', '/tables', {
    ...wanted,
    settings: { ...SETTINGS, title: 'Nowy stół' },
  });
  await ola.wish(gathering.id, { wish: 'sit', seat: 1 });
  const others = await ola.ask<Made>('POST', '/tables', { ...wanted, settings: { ...DAYS, title: 'Kto zagra?' } });
  await talk(browser, url, ola, playing.id);

  const table = ({ id }: Made) => `#/online/${id}`;
  const press =
    (...what: string[]) =>
    async (page: Page) => {
      for (const one of what) await page.click(one);
    };
  const scenes: Readonly<Record<string, OnlineScene>> = {
    'online-stranger': { stranger: true, at: '#/online', shows: '[data-table]' },
    'online-name': { stranger: true, at: '#/online', shows: '[data-table]', open: press('[data-new]', 'summary') },
    online: { at: '#/online', shows: '[data-table]' },
    'online-new': {
      at: '#/online',
      shows: '[data-table]',
      open: async (page) => {
        await press('[data-new]', 'dialog summary')(page);
        await page.selectOption('[name="time"]', 'calm');
      },
    },
    'online-gathering': { at: table(gathering), shows: '[data-seat]' },
    'online-open': { stranger: true, at: table(others), shows: '[data-sit]' },
    'online-invited': {
      stranger: true,
      at: `#/join/${gathering.id}/2/${gathering.seats[2]}`,
      shows: '[data-come]',
    },
    'online-taken': { stranger: true, at: `#/join/${playing.id}/1/${playing.seats[1]}`, shows: 'main h2' },
    'online-watch': { stranger: true, at: `#/watch/${playing.id}/${playing.watching}`, shows: '.ask' },
    'online-table': { at: table(playing), shows: '.ask.mine' },
    'online-talk': { at: table(playing), shows: '.ask.mine', open: press('[data-talk]', '.chat summary') },
    'online-menu': { at: table(playing), shows: '.ask.mine', open: press('[data-menu]', '[data-resign]') },
    'online-proposal': { at: table(proposed), shows: '[data-proposal]' },
    'online-left': { at: table(left), shows: '[data-take-back]' },
    'online-over': { at: table(over), shows: '[data-ending]' },
    'online-over-menu': { at: table(over), shows: '[data-ending]', open: press('.close', '[data-menu]') },
    'online-no-table': { at: '#/online/nothing', shows: 'main a' },
    'online-me': { at: '#/me', shows: '[data-logout]', open: press('[data-new-code]') },
    'online-stranger-me': { stranger: true, at: '#/me', shows: '[data-come]' },
  };
  return {
    scenes,
    async enter(page, { stranger, at, shows, open }) {
      if (stranger) await page.context().clearCookies();
      else await ala.use(page);
      await page.goto('about:blank');
      await page.goto(`${url}${at}`);
      await page.waitForSelector(shows);
      await open?.(page);
    },
  };
}

async function talk(browser: Browser, url: string, who: Person, table: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await who.use(page);
  await page.goto(`${url}#/online/${table}`);
  await page.waitForSelector('.ask');
  await page.click('[data-talk]');
  for (const [said, text] of [
    'Cześć!',
    'Kto zburzył mi Kamieniołom, ten sam sobie winien: idę po Barbarzyńców.',
  ].entries()) {
    await page.fill('[name="chat"]', text);
    await page.press('[name="chat"]', 'Enter');
    await page.waitForFunction((count) => document.querySelectorAll('.chat li:not(.none)').length > count, said);
  }
  await context.close();
}
