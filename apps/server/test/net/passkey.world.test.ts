import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserWanted, launched } from '../../../../scripts/browser.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  if (browserWanted) [server, browser] = await Promise.all([testServer(), launched()]);
});
afterAll(async () => {
  if (browserWanted) await Promise.all([browser.close(), server.stop()]);
});

/** A device with a key chip, at a page of the server. */
async function device(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(`http://localhost:${new URL(server.base).port}/api/docs`);
  return page;
}

interface Said {
  readonly status: number;
  readonly body: {
    readonly id: string;
    readonly me: { readonly id: string };
    readonly sealed: string;
    readonly options: object & { readonly challenge: string };
    readonly passkeys: number;
  };
}

const asked = (page: Page, path: string, body?: object): Promise<Said> =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(to!, {
        method: 'POST',
        ...(what && { headers: { 'content-type': 'application/json' }, body: what }),
      });
      return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() } as Said;
    },
    [path, body && JSON.stringify(body)],
  );

/** What a page does with the options that the server gave, in the browser's own words. */
function ceremony(page: Page, what: 'create' | 'get', options: unknown): Promise<object> {
  return page.evaluate(
    async ([deed, given]) => {
      const { PublicKeyCredential: key, navigator: here } = globalThis as unknown as {
        PublicKeyCredential: Record<string, (json: unknown) => unknown>;
        navigator: { credentials: Record<string, (options: object) => Promise<{ toJSON(): object }>> };
      };
      const parse = deed === 'create' ? 'parseCreationOptionsFromJSON' : 'parseRequestOptionsFromJSON';
      return (await here.credentials[deed as string]!({ publicKey: key[parse]!(given) })).toJSON();
    },
    [what, options] as const,
  );
}

test.skipIf(!browserWanted)('a passkey made on a device lets its owner in again, and nobody else', async () => {
  const page = await device();
  const { body: welcome } = await asked(page, '/api/people', { name: 'Ala', lang: 'pl' });
  const making = await asked(page, '/api/me/passkeys/options');
  const made = await ceremony(page, 'create', making.body.options);
  expect((await asked(page, '/api/me/passkeys', { sealed: making.body.sealed, response: made })).body.passkeys).toBe(1);

  await asked(page, '/api/logout');
  const entering = await asked(page, '/api/login/passkey/options');
  const shown = await ceremony(page, 'get', entering.body.options);
  const entered = await asked(page, '/api/login/passkey', { sealed: entering.body.sealed, response: shown });
  expect(entered.body.id).toBe(welcome.me.id);
  const twice = await asked(page, '/api/login/passkey', { sealed: entering.body.sealed, response: shown });
  expect(twice.status, 'a challenge that was answered already').toBe(401);

  // The device answers anew, so that nothing but the challenge itself is old.
  const shownAgain = await ceremony(page, 'get', entering.body.options);
  const again = await asked(page, '/api/login/passkey', { sealed: entering.body.sealed, response: shownAgain });
  expect(again.status, 'another answer to a challenge that was answered already').toBe(401);

  const adding = await asked(page, '/api/me/passkeys/options');
  const { challenge } = adding.body.options;
  const toAdding = await ceremony(page, 'get', { ...entering.body.options, challenge });
  const otherwise = await asked(page, '/api/login/passkey', { sealed: adding.body.sealed, response: toAdding });
  expect(otherwise.status, 'a challenge for another purpose').toBe(401);

  const other = await asked(page, '/api/login/passkey/options');
  const replayed = await asked(page, '/api/login/passkey', { sealed: other.body.sealed, response: shown });
  expect(replayed, 'an old answer to a new challenge').toMatchObject({
    status: 401,
    body: { refused: 'wrong passkey' },
  });
  const forged = await asked(page, '/api/login/passkey', { sealed: `${entering.body.sealed}x`, response: shown });
  expect(forged.status, 'a challenge that the server did not seal').toBe(401);
});

test.skipIf(!browserWanted)('a passkey is of one person: it is listed, not added by another, and removed', async () => {
  const page = await device();
  await asked(page, '/api/people', { name: 'Ala', lang: 'pl' });
  const making = await asked(page, '/api/me/passkeys/options');
  const made = await ceremony(page, 'create', making.body.options);
  await asked(page, '/api/me/passkeys', { sealed: making.body.sealed, response: made });
  const listed = async () =>
    page.evaluate(async () => (await (await fetch('/api/me/passkeys')).json()) as { id: string; createdAt: number }[]);
  const [mine] = await listed();
  expect(mine).toMatchObject({ id: (made as { id: string }).id, usedAt: 0 });
  expect(mine!.createdAt).toBeGreaterThan(0);
  const { store } = server.services;
  const { id: eve } = await new Client(server.base).come('Eve');
  const of = { credential: mine!.id, publicKey: 'k', counter: 0, createdAt: 0, usedAt: 0 };
  expect(await store.people.addPasskey({ ...of, identity: eve })).toBe('there already');
  const removed = await page.evaluate(
    async (id) => (await fetch(`/api/me/passkeys/${id}`, { method: 'DELETE' })).status,
    mine!.id,
  );
  expect(removed).toBe(200);
  expect(await listed()).toEqual([]);
  const entering = await asked(page, '/api/login/passkey/options');
  const shown = await ceremony(page, 'get', entering.body.options);
  expect((await asked(page, '/api/login/passkey', { sealed: entering.body.sealed, response: shown })).status).toBe(401);
  // Another is made, and somebody else was quicker with its id.
  const secondly = await asked(page, '/api/me/passkeys/options');
  const second = await ceremony(page, 'create', secondly.body.options);
  const { id: taken } = second as { id: string };
  await store.people.addPasskey({ ...of, credential: taken, identity: eve });
  const refused = await asked(page, '/api/me/passkeys', { sealed: secondly.body.sealed, response: second });
  expect(refused, "another's credential").toMatchObject({ status: 401, body: { refused: 'wrong passkey' } });
});
