import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Admin } from '../../server/src/admin/admin.ts';
import { besideServer } from '../../server/src/host/beside.ts';
import type { Store } from '../../server/src/store/store.ts';
import { OnlineServer } from './online-server.ts';
import { at, needed, PHONE, soon, startServerBy, violations, visitor } from './online-visit.ts';

/** Accounts by invitation only, as a club would have it. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'imperia-host-'));
startServerBy(() => OnlineServer.started({ REGISTRATION: 'code', DATA_DIR }));

const beside = <T>(work: (admin: Admin, store: Store) => Promise<T>) =>
  besideServer({ sqlite: join(DATA_DIR, 'imperia.sqlite') }, work);
const newCode = async () => (await beside((admin) => admin.makeCode({ label: 'test', uses: 9, days: 1 }))).code;
const loginOf = (name: string) => `${name}.${Date.now().toString(36)}`;

async function register(page: Page, name: string, code: string): Promise<string> {
  const login = loginOf(name.toLowerCase());
  await page.goto(at('#/me'));
  await page.fill('input[name="invitation"]', code);
  await page.fill('input[name="name"]', name);
  await page.fill('input[name="new-login"]', login);
  await page.fill('input[name="new-password"]', 'a long sentence');
  await page.click('[data-register]');
  return login;
}

/** Somebody with an account, who is named a host at the machine. */
async function host(page: Page): Promise<void> {
  const login = await register(page, 'Gospodyni', await newCode());
  await page.waitForSelector('[data-logout]');
  await beside(async (admin, store) => admin.setHost((await store.hosting.people(login, 1))[0]!, true));
  await page.reload();
  await page.click('[data-host]');
  await page.waitForSelector('[data-section="people"][aria-current="page"]');
}

const section = async (page: Page, name: string) => {
  await page.click(`[data-section="${name}"]`);
  await page.waitForSelector(`[data-section="${name}"][aria-current="page"]`);
};

needed('who comes for the first time is asked for the code, and told when it is none', async () => {
  const { page } = await visitor('pl');
  await register(page, 'Ala', 'AAAAA-BBBBB-CCCCC');
  await page.waitForSelector('[role="alert"]:has-text("Ten kod zaproszenia jest nieprawidłowy")');
  expect(await page.locator('[data-come]').count(), 'no guests').toBe(0);
  expect(await violations(page)).toEqual([]);
  await register(page, 'Ala', await newCode());
  await page.waitForSelector('[data-code]');
});

needed('a host lets somebody in, resets and removes; the one who is removed is shown out', async () => {
  const [desk, phone] = [await visitor('en'), await visitor('pl', PHONE)];
  await host(desk.page);
  const { page } = desk;
  const login = loginOf('ola');
  await page.fill('input[name="new-name"]', 'Ola');
  await page.fill('input[name="new-login"]', login);
  await page.click('[data-add]');
  await page.waitForSelector('[data-code]');
  const code = (await page.locator('[data-code]').textContent()) ?? '';
  await phone.page.goto(at('#/me'));
  await phone.page.click('summary');
  await phone.page.fill('input[name="code"]', code);
  await phone.page.click('[data-restore]');
  await phone.page.waitForSelector('[data-no-password]');
  await phone.page.fill('input[name="password"]', 'a long sentence');
  await phone.page.click('[data-set-password]');
  await phone.page.waitForSelector('[data-no-password]', { state: 'detached' });

  await page.fill('input[type="search"]', login);
  await page.keyboard.press('Enter');
  await soon(() => page.locator('[data-person]').count()).toBe(1);
  await page.click('[data-deed="reset"]');
  await page.click('[data-surely]');
  await soon(() => page.locator('[data-code]').textContent()).not.toBe(code);
  await page.click('[data-deed="remove"]');
  await page.click('[data-surely]');
  await soon(() => page.locator('[data-person]').count()).toBe(0);
  await phone.page.reload();
  await phone.page.waitForSelector('[data-register]');
  await section(page, 'audit');
  for (const deed of ['add person', 'reset password', 'remove person'])
    await page.waitForSelector(`[data-audit="${deed}"]`);
});

needed('by keyboard alone, on a phone: a code is made and revoked', async () => {
  const { page } = await visitor('pl', PHONE);
  await host(page);
  await page.focus('[data-section="codes"]');
  await page.keyboard.press('Enter');
  await page.focus('input[name="label"]');
  await page.keyboard.type('klub');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-code]');
  await page.locator('[data-deed="end code"]').first().focus();
  await page.keyboard.press('Enter');
  await soon(() => page.evaluate(() => document.activeElement?.hasAttribute('data-surely') ?? false)).toBe(true);
  const before = await page.locator('[data-code-id]').count();
  await page.keyboard.press('Enter');
  await soon(() => page.locator('[data-code-id]').count()).toBe(before - 1);
});

needed('every part is without barriers, in both languages, and nothing is wider than a phone', async () => {
  const [desk, phone] = [await visitor('en'), await visitor('pl', PHONE)];
  for (const { page } of [desk, phone]) {
    await host(page);
    for (const part of ['people', 'tables', 'reports', 'codes', 'audit']) {
      await section(page, part);
      await page.waitForSelector('.panel h2');
      expect(await violations(page), part).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${part} beyond the screen`).toBeLessThanOrEqual(0);
    }
  }
});

needed('who is no host sees nothing there', async () => {
  const { page } = await visitor('pl');
  await register(page, 'Ela', await newCode());
  await page.waitForSelector('[data-logout]');
  expect(await page.locator('[data-host]').count()).toBe(0);
  await page.goto(at('#/me/host/people'));
  await page.waitForSelector('[role="alert"]:has-text("dla gospodarzy serwera")');
  expect(await page.locator('[data-person]').count()).toBe(0);
});
