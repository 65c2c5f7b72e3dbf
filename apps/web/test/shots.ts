import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launched } from '../../../scripts/browser.ts';
import { onlineStage } from './online-scenes.ts';
import { OnlineServer } from './online-server.ts';
import * as scene from './scenes.ts';
import { served } from './served.ts';

/** Pictures of every page, to be looked at. Arguments narrow them to names that contain each of them. */
const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  /** The narrowest, with the largest text. */
  narrow: { width: 360, height: 740 },
};
const only = process.argv.slice(2);
const AT_ONCE = 3;

const THEMES = ['dark', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];
interface Shot {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly lang: 'pl' | 'en';
  readonly theme: Theme;
  readonly make: scene.Make;
}

const { at, table, withGames, click } = scene;
const SCENES: Readonly<Record<string, scene.Make>> = {
  home: at(''),
  'home-saved': withGames('', 'over', 'four', 'solo', 'shared', 'middle'),
  new: at('#/new'),
  settings: at('#/settings'),
  about: at('#/about'),
  cards: at('#/cards'),
  'cards-found': at('#/cards?deck=egyptians'),
  card: at('#/cards/BAR014'),
  rules: at('#/rules'),
  rule: at('#/rules/OSD-RAZE-07'),
  glossary: at('#/rules?chapter=glossary'),
  lookout: table('lookout'),
  early: table('early'),
  table: table('middle'),
  late: table('late'),
  four: table('four'),
  technology: table('technology'),
  war: table('war'),
  'war-alone': table('warAlone'),
  'war-attacked': table('warAttacked'),
  minis: table('minis'),
  open: table('middle', scene.openCard),
  staged: table('late', scene.beginChoice),
  hints: table('middle', scene.hint),
  'rule-sheet': table('middle', scene.openRule),
  keys: table('middle', scene.press('?')),
  discards: table('middle', click('[data-discards]')),
  menu: table('middle', click('.menu button:last-child')),
  since: table('middle', scene.lookBack),
  solo: table('solo'),
  'solo-attacked': table('attacked'),
  curtain: table('shared'),
  end: table('over'),
  'end-below': table('over', scene.scrolled),
  'end-four': table('overFour'),
  'end-solo': table('overSolo'),
  replays: withGames('#/replay', 'over', 'overFour', 'middle'),
  replay: scene.replay(0),
  'replay-open': scene.replay(2),
  learn: at('#/learn'),
  'learn-first': scene.learn(0),
  'learn-later': scene.learn(5),
};
/** Seen in every theme; the others in the dark one, and in one that is asked for by name. */
const THEMED = [
  'home-saved',
  'new',
  'table',
  'open',
  'end',
  'cards',
  'rules',
  'settings',
  'replay',
  'solo-attacked',
  'online',
  'online-gathering',
  'online-talk',
  'online-menu',
  'online-me',
];

function themesOf(what: string, size: Shot['size']): readonly Theme[] {
  if (THEMES.some((theme) => only.includes(theme)) || (THEMED.includes(what) && size !== 'narrow')) return THEMES;
  return ['dark'];
}

function shots(scenes: Readonly<Record<string, scene.Make>>): Shot[] {
  const found: Shot[] = [];
  for (const size of ['desk', 'phone', 'narrow'] as const)
    for (const lang of ['pl', 'en'] as const)
      for (const [what, make] of Object.entries(scenes)) {
        for (const theme of themesOf(what, size)) {
          const name = [size, lang, what, ...(theme === 'dark' ? [] : [theme])].join('-');
          found.push({ name, size, lang, theme, make });
        }
      }
  return found.filter(({ name }) => only.every((part) => `-${name}-`.includes(part)));
}

async function shoot(browser: Browser, { name, size, lang, theme, make }: Shot, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== 'desk',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem('imperia.settings', settings),
    JSON.stringify({ lang, theme, pace: 'instant', textSize: size === 'narrow' ? 'largest' : 'normal' }),
  );
  await make(page, url);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  await context.close();
  console.log(`shots/${name}.png`);
}

/** The online pages, at a server of their own. */
async function onlineScenes(url: string): Promise<Record<string, scene.Make>> {
  const stage = await onlineStage(url, browser);
  const makes = Object.entries(stage.scenes).map(([name, one]): [string, scene.Make] => [
    name,
    async (page) => {
      await stage.enter(page, one);
      await scene.still(page);
    },
  ]);
  return Object.fromEntries(makes);
}

await mkdir(FOLDER, { recursive: true });
const client = await served();
const browser = await launched();
const server = await OnlineServer.started();
const waiting = shots({ ...SCENES, ...(await onlineScenes(server.url)) });
const failed: string[] = [];
async function shootOn(): Promise<void> {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    const { name } = shot;
    await shoot(browser, shot, client.url).catch((error: unknown) => failed.push(`${name}: ${error}`));
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, shootOn));
await browser.close();
await Promise.all([client.close(), server.stop()]);
if (failed.length > 0) {
  console.error(failed.join('\n'));
  process.exitCode = 1;
}
