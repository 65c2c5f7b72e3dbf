import type { Config } from '@imperia/osadnicy';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { after, at, fromMenu, needed, seenTable, soon, twoAtTable, visitor } from './online-visit.ts';
import { playTogether } from './player.ts';

async function come(page: Page, name: string): Promise<string> {
  await page.goto(at('#/me'));
  await page.fill('input[name="name"]', name);
  await page.click('[data-come]');
  await page.waitForSelector('[data-logout]');
  return (await page.locator('[data-code]').textContent()) ?? '';
}

async function logOut(page: Page): Promise<void> {
  await page.click('[data-logout]');
  await page.waitForSelector('[data-come]');
  await page.click('summary');
}

const nameOf = (page: Page) => page.inputValue('input[name="name"]');

needed('a guest is the same person elsewhere by the code, and only by the newest', async () => {
  const [desk, phone] = await Promise.all([visitor('en'), visitor('pl')]);
  const old = await come(desk.page, 'Żółta Łódź');
  await desk.page.reload();
  await desk.page.click('[data-new-code]');
  await desk.page.waitForSelector('[data-code]');
  const code = (await desk.page.locator('[data-code]').textContent()) ?? '';
  expect(code).not.toBe(old);

  await phone.page.goto(at('#/me'));
  await phone.page.click('summary');
  const restore = async (typed: string) => {
    await phone.page.fill('input[name="code"]', typed);
    await phone.page.click('[data-restore]');
  };
  await restore(old);
  await phone.page.waitForSelector('[role="alert"]:has-text("Nikt nie ma takiego kodu.")');
  await restore(` ${code.toLowerCase()} `);
  await phone.page.waitForSelector('[data-logout]');
  expect(await nameOf(phone.page)).toBe('Żółta Łódź');
});

needed('an account: made, left, entered again, and a wrong password said in words', async () => {
  const { page } = await visitor('en');
  await come(page, 'Ala');
  // Whoever tries again needs another: the server remembers the first.
  const login = `Ala.${Date.now().toString(36)}`;
  await page.fill('input[name="login"]', login);
  await page.fill('input[name="password"]', 'krótko, lecz dość');
  await page.click('[data-set-password]');
  await page.waitForSelector(`text=Your login: ${login.toLowerCase()}`);
  await logOut(page);
  const logIn = async (password: string) => {
    await page.fill('input[name="login"]', login.toLowerCase());
    await page.fill('input[name="password"]', password);
    await page.click('[data-log-in]');
  };
  await logIn('something else');
  await page.waitForSelector('[role="alert"]:has-text("Wrong login or password.")');
  await logIn('krótko, lecz dość');
  await page.waitForSelector('[data-logout]');
  expect(await nameOf(page)).toBe('Ala');

  const change = async (old: string) => {
    await page.fill('input[name="old"]', old);
    await page.fill('input[name="password"]', 'a much longer one');
    await page.click('[data-set-password]');
  };
  await change('something else');
  await page.waitForSelector('text=This is not your password.');
  await change('krótko, lecz dość');
  await page.waitForSelector('text=Saved.');
  await page.click('[data-forget]');
  await page.fill('input[name="forget-password"]', 'a much longer one');
  await page.click('[data-forget-surely]');
  await page.waitForSelector('[data-come]');
  await page.click('summary');
  await logIn('a much longer one');
  await page.waitForSelector('[role="alert"]:has-text("Wrong login or password.")');
});

needed('a passkey in the device opens the account', async () => {
  const { page, complaints } = await visitor('en');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await come(page, 'Ewa');
  await page.click('[data-passkey]');
  await page.waitForSelector('text=Passkeys: 1');
  await logOut(page);
  await page.click('[data-log-in-passkey]');
  await page.waitForSelector('[data-logout]');
  expect(await nameOf(page)).toBe('Ewa');
  await page.click('[data-drop-passkey]');
  await page.waitForSelector('text=Passkeys in devices', { state: 'detached' });
  await page.fill('input[name="login"]', 'ewa');
  await page.fill('input[name="password"]', 'krótko, lecz dość');
  await page.click('[data-set-password]');
  await page.fill('input[name="passkey-password"]', 'krótko, lecz dość');
  await page.click('[data-passkey]');
  await page.waitForSelector('text=Passkeys: 1');
  expect(complaints).toEqual([]);
});

needed('statistics by faction, and a rating for those who want one', async () => {
  const { ala, ola } = await twoAtTable('Ala', 'Ola', async (page) => {
    await page.check('[name="rated"]');
  });
  const table = ala.page.url();
  await ala.page.goto(at('#/me'));
  await ala.page.waitForSelector('text=You have not finished a game yet.');
  for (const { page } of [ala, ola]) {
    await page.goto(at('#/me'));
    await page.check('section [name="rated"]');
    await soon(() => page.evaluate(async () => (await (await fetch('/api/me')).json()).rated)).toBe(true);
    await page.goto(table);
    await page.waitForSelector('.ask');
  }
  await playTogether([ala.page, ola.page], after(4));
  const { seat, config } = (await seenTable(ala.page)) as { seat: number; config: Config };
  await fromMenu(ola.page, '[data-resign]', '[data-resign-sure]');
  await ala.page.waitForSelector('[data-ending]');

  const rating = async (page: Page) => {
    await page.goto(at('#/about'));
    await page.goto(at('#/me'));
    await page.waitForSelector('[data-rating]');
    return Number(await page.getAttribute('[data-rating]', 'data-rating'));
  };
  const won = await rating(ala.page);
  expect(won).toBeGreaterThan(1500);
  expect(await rating(ola.page)).toBeLessThan(1500);
  expect(await ala.page.locator('[data-rating]').textContent()).toMatch(/^Rating: \d{4} ± \d+ \(games: 1\)$/);
  const row = await ala.page.locator('section tbody tr').allTextContents();
  expect(row).toHaveLength(1);
  expect(row[0]!.toLowerCase()).toContain(config.factions[seat]!);
  expect(await ala.page.locator('section tbody td').allTextContents()).toEqual([
    '1',
    '1',
    expect.stringMatching(/^\d+/),
  ]);
});
