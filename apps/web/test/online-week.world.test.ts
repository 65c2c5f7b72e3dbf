import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { browserWanted } from '../../../scripts/browser.ts';
import { KEEPING } from './newcomer.ts';
import { OnlineServer } from './online-server.ts';
import {
  at,
  isAsked,
  join,
  makeTable,
  needed,
  seenTable,
  server,
  soon,
  startServerBy,
  visitor,
} from './online-visit.ts';
import { playTogether } from './player.ts';
import { PushService, type Subscriber } from './push-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOVING = fileURLToPath(new URL('moving-server.ts', import.meta.url));
let pushes: PushService;
startServerBy(async () => {
  pushes = new PushService();
  await pushes.listen();
  return OnlineServer.started({ NODE_EXTRA_CA_CERTS: pushes.certificate, PUSH_HOSTS: 'localhost' }, MOVING);
});
afterAll(() => (browserWanted ? pushes.close() : undefined));

const pass = (days: number) => server.say({ pass: days * DAY });
const asked = (page: Page) => page.waitForSelector('.ask.mine');

/** The browser's own push service is far away: the page is given a subscription to the one on this machine. */
async function hearPushes(page: Page): Promise<Subscriber> {
  const { key } = (await (await fetch(at('api/push/key'))).json()) as { key: string };
  const subscriber = pushes.subscribe(key);
  await page.addInitScript((subscription) => {
    const kept = 'test.push';
    const made = {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => localStorage.removeItem(kept),
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(kept) ? (made as unknown as PushSubscription) : null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error('Not a subscription for people');
      localStorage.setItem(kept, 'yes');
      return made as unknown as PushSubscription;
    };
  }, subscriber.subscription);
  await page.goto('about:blank');
  await page.goto(at('#/me'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.click('[data-push][aria-pressed="false"]');
  await page.waitForSelector('[data-push][aria-pressed="true"]');
  return subscriber;
}

/** The push reaches the service worker, as from the browser's push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === server.url && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  await devtools.detach();
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** No system shows notifications here: the service worker is told that this one was clicked. */
async function clickNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    const Clicked = (self as unknown as { NotificationEvent: new (type: string, about: object) => Event })
      .NotificationEvent;
    scope.dispatchEvent(new Clicked('notificationclick', { notification }));
  });
}

/** Each board since the last turn, step by step. */
async function lookedBack(page: Page): Promise<(string | null)[]> {
  const back = page.locator('dialog.back');
  const boards = [await back.locator('main').textContent()];
  for (const forward = back.getByRole('button', { name: 'Step forward' }); await forward.isEnabled(); ) {
    await forward.click();
    boards.push(await back.locator('main').textContent());
  }
  return boards;
}

const heardIn = ({ heard }: Subscriber) => heard.map((text) => JSON.parse(text) as Record<string, string>);

needed('a game goes on over a week, and whoever is away is told', async () => {
  const [ala, ola] = await Promise.all([
    visitor('en'),
    visitor('pl', { ...KEEPING, permissions: ['clipboard-read', 'clipboard-write', 'notifications'] }),
  ]);
  const long = await makeTable(ala.page, 'Ala', async (page) => {
    await page.fill('[name="title"]', 'Long');
    await page.selectOption('[name="time"]', 'day 3');
    await page.selectOption('[name="atTimeEnd"]', 'bot');
  });
  const table = new URL(ala.page.url()).hash;
  await join(ola.page, long.join, 'Ola');
  const told = await hearPushes(ola.page);

  // Monday: Ola is elsewhere when her turn comes.
  await ala.page.click('[data-start]:enabled');
  const { seat } = await seenTable(ala.page);
  const theirs = 1 - seat;
  const onlyOla = async () => (await seenTable(ala.page)).asked.join() === String(theirs);
  await ala.page.waitForSelector('.ask');
  await playTogether([ala.page], onlyOla);
  await soon(async () => heardIn(told).length, 'Ola is told').toBeGreaterThan(0);
  expect(pushes.faults).toEqual([]);
  expect(heardIn(told)).toEqual([
    { title: 'Imperia', body: 'Twoja kolej przy stole „Long”.', url: at(table), tag: table.split('/')[2] },
  ]);

  await deliver(ola.page, told.heard[0]!);
  await soon(() => notifications(ola.page), 'it is shown').toEqual([
    { title: 'Imperia', body: 'Twoja kolej przy stole „Long”.', tag: table.split('/')[2] },
  ]);
  await clickNotification(ola.page);
  await ola.page.waitForURL(at(table));
  await asked(ola.page);
  await soon(() => ola.page.title()).toMatch(/^\(1\) Long · /);
  expect(await notifications(ola.page), 'a click takes it away').toEqual([]);

  // Wednesday: she plays, within her three days, while Ala is elsewhere.
  await ala.page.goto(at('#/online'));
  await ala.page.waitForSelector('[data-table]');
  await pass(2);
  await playTogether([ola.page], async () => (await seenTable(ola.page)).asked.join() === String(seat));
  await soon(() => ala.page.title(), 'one game waits').toMatch(/^\(1\) /);
  expect(await ala.page.locator('[data-table]').textContent()).toContain('Your turn');
  expect(await ola.page.title(), 'it is not her turn').toMatch(/^Long · /);

  // Ala comes back, to a page that knows nothing of the past, and sees what happened.
  await ala.page.click('[data-table]');
  await asked(ala.page);
  await ala.page.click('[data-since]');
  const boards = await lookedBack(ala.page);
  expect(boards.length).toBeGreaterThan(1);
  expect(boards.at(-1), 'the table as it was, not as it is').not.toBe(boards[0]);
  await ala.page.keyboard.press('Escape');
  await playTogether([ala.page], onlyOla);

  // A second table, at which nobody waits for Ola, is below the one that does.
  const short = await makeTable(ala.page, null, async (page) => {
    await page.fill('[name="title"]', 'Short');
    await page.selectOption('[name="time"]', 'day 1');
    await page.selectOption('[name="atTimeEnd"]', 'resign');
  });
  const second = new URL(ala.page.url()).hash;
  await join(ola.page, short.join, null);
  await ala.page.click('[data-start]:enabled');
  await Promise.all([ala, ola].map(({ page }) => page.waitForSelector('.ask')));
  const seatThere = (await seenTable(ala.page)).seat;
  const onlyAla = async () => (await seenTable(ola.page)).asked.join() === String(seatThere);
  await playTogether([ala.page, ola.page], onlyAla);
  await ola.page.goto(at('#/online'));
  await soon(() => ola.page.locator('[data-table] b').allTextContents()).toEqual(['Long', 'Short']);
  await ala.page.goto(at('#/about'));

  // Friday: Ala had a day at the second table, and has lost it.
  const before = told.heard.length;
  await pass(2);
  await soon(async () =>
    heardIn(told)
      .slice(before)
      .map(({ body }) => body),
  ).toContain('Gra przy stole „Short” się skończyła.');
  await ola.page.goto(at(second));
  await ola.page.waitForSelector('[data-ending]');
  expect(await ola.page.locator('.verdict').textContent()).toContain('Gra poddana: Ala.');

  // At the first one Ola has a day left, and plays.
  await ola.page.goto(at(table));
  await asked(ola.page);
  await playTogether([ola.page], async () => (await seenTable(ola.page)).asked.join() === String(seat));
  await ola.page.goto(at('#/about'));

  // Next Monday: a bot plays on for Ala, until she comes back.
  await pass(3.1);
  await soon(async () => heardIn(told).at(-1)?.body, 'it is her turn again').toBe('Twoja kolej przy stole „Long”.');
  await ala.page.goto(at(table));
  await ala.page.click('[data-take-back]');
  await ola.page.goto(at(table));
  await asked(ola.page);
  await playTogether([ola.page], () => isAsked(ala.page));
  expect((await seenTable(ala.page)).sitters.map(({ bot }) => bot)).toEqual([null, null]);
  expect(pushes.faults).toEqual([]);
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});
