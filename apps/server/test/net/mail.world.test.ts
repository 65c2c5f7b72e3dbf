import { expect, onTestFinished, test } from 'vitest';
import { CONFIRMATIONS, NOTICES } from '../../src/net/limits.ts';
import type { Letter } from '../../src/tell/mail.ts';
import { Client } from './client.ts';
import { testServer } from './server.ts';

const ADDRESS = 'ala@example.org';

async function mailed(more: Record<string, string> = {}) {
  const letters: Letter[] = [];
  const server = await testServer(more, { sendMail: async (letter) => void letters.push(letter) });
  onTestFinished(() => server.stop());
  const client = new Client(server.base);
  const { id } = await client.come('Ala');
  const notice = { what: 'turn', table: 't', title: 'BUY NOW http://evil.example' } as const;
  const tell = async () => server.services.mail.channel((await server.services.store.people.byId(id))!, notice);
  const linkIn = ({ text }: Letter) => {
    const { pathname, search } = new URL(text.match(/https?:\S+\/api\/mail\/\S+/)![0]);
    return `${server.base}${pathname}${search}`;
  };
  const me = async () => (await client.ask<{ email: string | null; emailVerified: boolean }>('GET', '/api/me')).body;
  return { server, letters, client, tell, linkIn, me };
}

test('nothing is sent to an address before its reader has confirmed it; looking at the link does nothing', async () => {
  const { letters, client, tell, linkIn, me } = await mailed();
  await client.ask('PATCH', '/api/me', { email: ADDRESS });
  await tell();
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[ADDRESS, 'Imperia: confirm your address']]);
  const link = linkIn(letters[0]!);
  expect((await fetch(link)).status).toBe(200);
  expect(await me()).toMatchObject({ email: ADDRESS, emailVerified: false });
  expect((await fetch(link.replace('letter=', 'letter=x'), { method: 'POST' })).status).toBe(404);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await me()).toMatchObject({ emailVerified: true });
  await tell();
  expect(letters).toHaveLength(2);
  await client.ask('PATCH', '/api/me', { email: 'other@example.org' });
  expect(await me(), 'another address is another one').toMatchObject({ emailVerified: false });
  expect((await fetch(link, { method: 'POST' })).status, 'and the old link is of no use').toBe(404);
});

test('an address stays as it was when the letter that confirms it cannot be sent, and the reason is not told', async () => {
  const sendMail = async () => Promise.reject(new Error('connect ECONNREFUSED smtp.internal:587'));
  const server = await testServer({}, { sendMail });
  onTestFinished(() => server.stop());
  const client = new Client(server.base);
  await client.come('Ala');
  const { status, body } = await client.ask<{ refused: string; message: string }>('PATCH', '/api/me', {
    name: 'Ola',
    email: ADDRESS,
  });
  expect([status, body.refused]).toEqual([503, 'no mail']);
  expect(body.message).toContain('Try again later');
  expect(body.message).not.toContain('smtp.internal');
  expect((await client.ask('GET', '/api/me')).body).toMatchObject({ name: 'Ola', email: null, emailVerified: false });
});

test('a letter has no words of others in its subject, and a way to hear no more', async () => {
  const { letters, client, tell, linkIn, me } = await mailed();
  await client.ask('PATCH', '/api/me', { email: ADDRESS });
  await fetch(linkIn(letters[0]!), { method: 'POST' });
  await tell();
  const { subject, text, headers } = letters[1]!;
  expect(subject).toBe('Imperia: it is your turn');
  const stop = linkIn(letters[1]!);
  expect(text).toContain('Send me no more of these');
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(headers['List-Unsubscribe']).toContain('/api/mail/stop?letter=');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const oneClick = await fetch(stop, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
  expect(oneClick.status).toBe(200);
  expect(await me()).toMatchObject({ email: null });
  await tell();
  expect(letters).toHaveLength(2);
});

test('an address hears only so much an hour, and is asked to be confirmed only so often, by whomever', async () => {
  const { server, letters, client, tell, linkIn } = await mailed();
  await client.ask('PATCH', '/api/me', { email: ADDRESS });
  await fetch(linkIn(letters[0]!), { method: 'POST' });
  for (let i = 0; i < NOTICES.most + 20; i++) await tell();
  expect(letters).toHaveLength(1 + NOTICES.most);
  const statuses: number[] = [];
  for (let i = 0; i < CONFIRMATIONS.most + 1; i++) {
    const other = new Client(server.base);
    await other.come(`Guest ${i}`);
    statuses.push((await other.ask('PATCH', '/api/me', { email: ADDRESS.toUpperCase() })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(letters).toHaveLength(NOTICES.most + CONFIRMATIONS.most);
});

test('one person has only so many addresses asked, and so have all guests of one place together', async () => {
  const { server, letters } = await mailed({ PEOPLE_PER_ADDRESS: '8' });
  const asked = async (name: string) => {
    const guest = new Client(server.base);
    await guest.come(name);
    const statuses: number[] = [];
    for (let i = 0; i < CONFIRMATIONS.most + 2; i++)
      statuses.push((await guest.ask('PATCH', '/api/me', { email: `${name}-${i}@example.org` })).status);
    return statuses.filter((status) => status === 200).length;
  };
  expect([await asked('one'), await asked('two'), await asked('three')]).toEqual([
    CONFIRMATIONS.most,
    CONFIRMATIONS.most,
    0,
  ]);
  expect(letters).toHaveLength(2 * CONFIRMATIONS.most);
});

test('one reader is asked only so often, in however many ways the address is written', async () => {
  const { server, letters } = await mailed();
  const asked = async (email: string) => {
    const guest = new Client(server.base);
    await guest.come('Guest');
    return (await guest.ask('PATCH', '/api/me', { email })).status;
  };
  const spellings = [
    'v@x\u00e9.example',
    'V@xn--x-bga.example',
    'v+1@X\u00c9.example',
    'v+2@x\u00e9.example.',
    'v+3@x\u00e9.example',
  ];
  const statuses: number[] = [];
  for (const email of spellings) statuses.push(await asked(email));
  expect(statuses.filter((status) => status === 429)).toHaveLength(spellings.length - CONFIRMATIONS.most);
  expect(letters).toHaveLength(CONFIRMATIONS.most);
});

test.each([
  'v(1)@x.example',
  'v@(1)x.example',
  'v@x.example(',
  'v\\@x.example',
  'v\u0000@x.example',
  'v\u200b@x.example',
  'v@[127.0.0.1]',
  'v@x..example',
  '@x.example',
])('%j is no address: whoever sends letters would read another in it', async (email) => {
  const { letters, client } = await mailed();
  expect(await client.ask('PATCH', '/api/me', { email })).toMatchObject({
    status: 400,
    body: { refused: 'bad address' },
  });
  expect(letters).toEqual([]);
});
