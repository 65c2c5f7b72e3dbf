import type { Config, Faction } from '@imperia/osadnicy';
import type { Page } from 'playwright-core';
import type { SavedGame, SeatKind } from '../src/store/saved-game.ts';
import { asked, keep, prepared } from './prepared.ts';

/** Brings a page to what is to be seen of it. */
export type Make = (page: Page, url: string) => Promise<void>;

const SEED = 'shots';
const config = (...factions: Faction[]): Config => ({ factions, options: [] });
const against = (...bots: SeatKind[]): SeatKind[] => ['person', ...bots];
const two = config('romans', 'barbarians');
const four = config('egyptians', 'romans', 'japanese', 'barbarians');
const technology: Config = { factions: ['atlanteans', 'romans'], options: ['atlantis'] };
const war: Config = { factions: ['barbarians', 'egyptians', 'romans'], options: ['war'] };
const warAlone: Config = { factions: ['romans'], options: ['war'], rival: 'egyptians' };
const minis: Config = {
  factions: ['romans', 'barbarians'],
  options: [
    'expedition',
    'diplomacyPact',
    'diplomacyTruce',
    'diplomacyEnvoys',
    'diplomacyAlliance',
    'market',
    'panoramic',
  ],
};
const bots = against('normal', 'hard', 'easy');

const GAMES = {
  lookout: () => prepared(two, against('normal'), SEED, asked(2, 'lookout')),
  early: () => prepared(two, against('normal'), SEED, asked(1, 'action', 2)),
  middle: () => prepared(two, against('normal'), SEED, asked(3)),
  late: () => prepared(config('barbarians', 'romans'), against('hard'), SEED, asked(5, 'action', 3)),
  four: () => prepared(four, bots, SEED, asked(3)),
  technology: () => prepared(technology, against('normal'), SEED, asked(4)),
  war: () => prepared(war, against('normal', 'hard'), SEED, asked(4, 'action', 3)),
  warAlone: () => prepared(warAlone, against(), SEED, asked(3)),
  warAttacked: () => prepared(warAlone, against(), SEED, asked(4, 'lookout')),
  minis: () => prepared(minis, against('normal'), SEED, asked(2)),
  solo: () => prepared(config('romans'), against(), SEED, asked(3)),
  attacked: () => prepared(config('romans'), against(), SEED, asked(3, 'lookout')),
  shared: () => prepared(config('japanese', 'egyptians'), ['person', 'person'], SEED, asked(2)),
  over: () => prepared(two, against('normal'), SEED),
  overFour: () => prepared(four, bots, SEED),
  overSolo: () => prepared(config('egyptians'), against(), SEED),
};
type Game = keyof typeof GAMES;
const played = new Map<Game, SavedGame>();

/** Bots play each game once. */
function game(name: Game): SavedGame {
  const found = played.get(name) ?? GAMES[name]();
  played.set(name, found);
  return found;
}

/** Until typefaces are there, what moves has arrived, and nothing has changed for some frames. */
export function still(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    let quiet = 0;
    const watching = new MutationObserver(() => {
      quiet = 0;
    });
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    let isMoving = true;
    while (quiet++ < 8 || isMoving) {
      await new Promise(requestAnimationFrame);
      isMoving = document.getAnimations().some(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      });
    }
    watching.disconnect();
  });
}

export const at =
  (hash: string): Make =>
  async (page, url) => {
    await page.goto(`${url}${hash}`);
    await page.waitForSelector('main h1');
    await still(page);
  };

/** A page in a browser that has kept some games. */
export const withGames =
  (hash: string, ...names: Game[]): Make =>
  async (page, url) => {
    await page.goto(url);
    for (const name of names) await keep(page, game(name));
    await page.goto(`${url}#/about`);
    await at(hash)(page, url);
  };

export const table =
  (name: Game, ...then: ((page: Page) => Promise<unknown>)[]): Make =>
  async (page, url) => {
    await page.goto(url);
    await keep(page, game(name));
    await page.goto(`${url}#/table/${game(name).id}`);
    await page.waitForSelector('.ask, .curtain, dialog[open]');
    await still(page);
    for (const step of then) {
      await step(page);
      await still(page);
    }
  };

const HAND = '.hand [data-thing]';
export const click = (what: string) => (page: Page) => page.locator(what).first().click();
export const press = (key: string) => (page: Page) => page.keyboard.press(key);
export const openCard = click(`${HAND}[data-choice]`);
export const scrolled = (page: Page) =>
  page.evaluate(() => document.querySelector('.ending, dialog')?.scrollBy(0, 700));

/** A card that cannot be built, opened to say why, and the rule that says so. */
export async function openRule(page: Page): Promise<void> {
  for (const card of await page.locator(HAND).all()) {
    await card.click();
    await still(page);
    const why = page.locator('.rule').first();
    if ((await why.count()) > 0) return why.click();
    await page.keyboard.press('Escape');
  }
}

/** The first use of a card that asks for something more. */
export async function beginChoice(page: Page): Promise<void> {
  for (const card of await page.locator(`[data-choice]`).all()) {
    await card.click();
    const uses = page.locator('.parchment .use');
    if ((await uses.count()) > 0) await uses.last().click();
    await still(page);
    if ((await page.locator('[data-cancel]').count()) > 0) return;
    if ((await page.locator('[data-choice]').count()) === 0) return;
  }
}

export const hint = async (page: Page): Promise<void> => {
  await page.click('[data-hinting]');
  await page.waitForSelector('.hints li, .hint');
  await still(page);
};

/** Answers, and looks back on what the others did since. */
export async function lookBack(page: Page): Promise<void> {
  await page.locator('.pass[data-option], .pass[data-confirm]').first().click();
  const sure = page.locator('[data-sure]');
  await page.waitForSelector('[data-sure], [data-since]');
  if ((await sure.count()) > 0) await sure.click();
  await page.waitForSelector('[data-since]');
  await page.click('[data-since]');
}

/** The middle of a game that is over, from the side of a seat or with all cards open. */
export const replay =
  (view: number): Make =>
  async (page, url) => {
    await withGames('#/replay', 'over')(page, url);
    await page.goto(`${url}#/replay/${game('over').id}`);
    await page.waitForSelector('.moments');
    await page.locator('input[type="range"]').fill(String(Math.round(game('over').answers.length * 0.6)));
    await page.selectOption('select[name="view"]', { index: view });
    await still(page);
  };

/** The first game with its guide, after so many of its words. */
export const learn =
  (beats: number): Make =>
  async (page, url) => {
    await page.goto(`${url}#/learn`);
    await page.locator('main .go, main button').first().click();
    await page.waitForSelector('.coach');
    await still(page);
    for (let said = 0; said < beats; said++) {
      const next = page.locator('[data-guide="next"]').first();
      if ((await next.count()) === 0) break;
      await next.click();
      await still(page);
    }
  };
