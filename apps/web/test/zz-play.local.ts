import { fileURLToPath } from 'node:url';
import { kit as clashKit } from '@imperia/clash/kit';
import { anyKit } from '@imperia/kit';
import { preview } from 'vite';
import { launched } from '../../../scripts/browser.ts';
import { newGame } from '../src/store/new-game.ts';
import { keep } from './prepared.ts';
import { hasEnded, playOn } from './player.ts';

const kit = anyKit(clashKit);
const [players = '2', size = 'desk', seed = 's1', motion = 'full'] = process.argv.slice(2);
const n = Number(players);
const civs = ['rome', 'greece', 'carthage', 'egypt', 'vikings', 'maya', 'china', 'phoenicia'];
const off = seed.length + seed.charCodeAt(seed.length - 1);
const config = { players: n, civilizations: Array.from({ length: n }, (_, i) => civs[(off + i) % civs.length]), options: [] };
const SIZES: any = { desk: [1440, 900], laptop: [1280, 720], phone: [390, 844], narrow: [360, 740] };
const [width, height] = SIZES[size];
const server = await preview({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'error', build: { outDir: fileURLToPath(new URL('../dist', import.meta.url)) }, preview: { host: '127.0.0.1', port: 0 } });
const url = `http://127.0.0.1:${(server.httpServer.address() as any).port}/`;
const browser = await launched();
const touch = size === 'phone' || size === 'narrow';
const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, serviceWorkers: 'block' });
const page = await context.newPage();
const complaints: string[] = [];
page.on('pageerror', (e) => complaints.push(e.message));
page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()));
await page.addInitScript((s) => localStorage.setItem('imperia.settings', s), JSON.stringify({ lang: 'pl', pace: 'instant', motion }));
await page.goto(url);
const game = newGame(kit, config, ['person', ...Array(n - 1).fill('greedy')] as any, seed);
await keep(page, game);
await page.goto(`${url}#/table/${game.id}`);
await page.waitForSelector('.ask.mine');
const asks = new Map<string, number>();
const until = Date.now() + 200_000;
let moves = 0;
try {
  moves = await playOn(page, async (m) => {
    moves = m;
    if (complaints.length > 0) return true;
    const q = await page.locator('.ask h2').first().textContent().catch(() => '');
    const key = (q ?? '').replace(/[A-J]\d+/g, 'X').slice(0, 50);
    asks.set(key, (asks.get(key) ?? 0) + 1);
    return Date.now() > until || (await hasEnded(page));
  }, { press: (t: any, position: any) => touch ? t.tap({ position, timeout: 4000 }) : t.click({ position, timeout: 4000 }) });
} catch (e) {
  console.log('STUCK', String(e).slice(0, 700));
  await page.screenshot({ path: `/tmp/shoot/stuck-${players}-${size}-${seed}.png` });
}
console.log(players, size, seed, 'moves', moves, await page.locator('.ages .now').textContent().catch(() => 'over'), 'complaints', complaints.slice(0, 3));
console.log([...asks].sort((a, b) => b[1] - a[1]).slice(0, 30).map(([q, c]) => `${c}× ${q}`).join('\n'));
await browser.close(); await server.close(); process.exit(0);
