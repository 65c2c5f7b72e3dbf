import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { plainLogin } from '../identity/names.ts';
import type { Entered } from '../identity/people.ts';
import { hashOf } from '../identity/tokens.ts';
import {
  ChangeMe,
  ComeAsGuest,
  Confirmed,
  HouseRules,
  LogIn,
  Me,
  NewCode,
  Refused,
  Register,
  Restore,
  SetPassword,
  Welcome,
} from '../protocol/people.ts';
import type { Identity } from '../store/store.ts';
import { leaveAllTables } from '../tables/leaving.ts';
import { isMailAddress } from '../tell/mail-address.ts';
import { allAbout } from './all-about.ts';
import type { Api } from './api.ts';
import { LOGINS_WANTED, STRICT } from './limits.ts';
import { confirmed, somebody, whoAsks } from './me.ts';
import { accepted, Refusal } from './refusals.ts';
import type { Services } from './services.ts';
import { giveSession, sessionToken, takeSession } from './session.ts';

/** What a person sees of what is kept about this person. */
export async function meOf({ store }: Services, identity: Identity): Promise<Me> {
  const { id, name, lang, login, email, emailVerified, rated, passwordHash } = identity;
  const passkeys = (await store.people.passkeysOf(id)).length;
  const host = await store.hosting.isHost(id);
  return { id, name, lang, login, email, emailVerified, rated, passkeys, hasPassword: passwordHash !== null, host };
}

export async function enterAs(services: Services, reply: FastifyReply, { identity, token }: Entered): Promise<Me> {
  giveSession(services.config, reply, token);
  return meOf(services, identity);
}

const answers = { 200: Me, '4xx': Refused };

export function comingIn(api: Api, services: Services): void {
  const { config, people, doors, quotas, endedSessions, guesses } = services;

  api.get(
    '/doors',
    { schema: { summary: 'What is asked of who comes for the first time', response: { 200: HouseRules } } },
    async () => ({ registration: doors.rules.registration, guests: doors.rules.guests }),
  );

  api.post(
    '/people/accounts',
    {
      config: STRICT,
      schema: {
        summary: 'Come for the first time, with an account; the host may ask for an invitation code',
        body: Register,
        response: { 200: Welcome, '4xx': Refused },
      },
    },
    async (request, reply) => {
      const { name, lang, login, password, invitation } = request.body;
      if (!(await quotas.takeFrom(LOGINS_WANTED, request))) throw new Refusal('too often');
      const { code, ...entered } = accepted(
        await doors.register(
          invitation,
          () => people.register(name, lang, login, password),
          (made) => typeof made === 'string',
        ),
      );
      return { me: await enterAs(services, reply, entered), code };
    },
  );

  api.post(
    '/people',
    {
      config: STRICT,
      schema: {
        summary: 'Come as a guest with a name',
        body: ComeAsGuest,
        response: { 200: Welcome, '4xx': Refused },
      },
    },
    async ({ body }, reply) => {
      accepted(doors.forGuests());
      const { code, ...entered } = accepted(await people.comeAsGuest(body.name, body.lang));
      return { me: await enterAs(services, reply, entered), code };
    },
  );

  api.post(
    '/people/restore',
    { config: STRICT, schema: { summary: 'Be the same person on another device', body: Restore, response: answers } },
    async ({ body }, reply) => enterAs(services, reply, accepted(await people.restore(body.code))),
  );

  api.post(
    '/login',
    { config: STRICT, schema: { summary: 'Log in with a password', body: LogIn, response: answers } },
    async ({ body, ip }, reply) => {
      const login = plainLogin(body.login) ?? '';
      if (!(await guesses.mayTry(login, ip))) throw new Refusal('too often');
      const entered = accepted(await people.logIn(body.login, body.password));
      guesses.cameIn(login, ip);
      return enterAs(services, reply, entered);
    },
  );

  api.post('/logout', { schema: { summary: 'Leave on this device' } }, async (request, reply) => {
    const token = sessionToken(request);
    if (token !== null) {
      await people.leave(token);
      endedSessions.say({ session: hashOf(token) });
    }
    takeSession(config, reply);
    return reply.code(204).send();
  });

  api.post('/logout/everywhere', { schema: { summary: 'Leave on every device' } }, async (request, reply) => {
    const { id } = await somebody(services, request);
    await people.leaveEverywhere(id);
    endedSessions.say({ identity: id });
    takeSession(config, reply);
    return reply.code(204).send();
  });
}

export function aboutMe(api: Api, services: Services): void {
  const { config, people, doors, store, quotas, endedSessions } = services;

  const leaveElsewhere = async (request: FastifyRequest, id: string): Promise<void> => {
    await people.leaveElsewhere(id, sessionToken(request) ?? '');
    endedSessions.say({ identity: id });
  };
  const now = async (id: string) => meOf(services, (await store.people.byId(id))!);

  api.get(
    '/me',
    { schema: { summary: 'Who I am; null for a stranger', response: { 200: Type.Union([Me, Type.Null()]) } } },
    async (request) => {
      const me = await whoAsks(services, request);
      return me && meOf(services, me);
    },
  );

  api.patch(
    '/me',
    { schema: { summary: 'Change what is kept about me', body: ChangeMe, response: answers } },
    async (request) => {
      const me = await somebody(services, request);
      const { id } = me;
      const { name, email, ...rest } = request.body;
      if (email && !isMailAddress(email)) throw new Refusal('bad address');
      if (name !== undefined) accepted(await people.rename(id, name));
      accepted(await store.people.change(id, rest));
      if (email !== undefined) await services.mail.changeAddress(me, email, request);
      return now(id);
    },
  );

  api.post(
    '/me/code',
    {
      config: STRICT,
      schema: {
        summary: 'A new recovery code; the old one ends, and so do my sessions on other devices',
        body: Type.Union([Confirmed, Type.Null()]),
        response: { 200: NewCode, '4xx': Refused },
      },
    },
    async (request) => {
      const me = await confirmed(services, request, request.body?.password);
      const code = await people.newCode(me.id);
      await leaveElsewhere(request, me.id);
      return { code };
    },
  );

  api.post(
    '/me/password',
    {
      config: STRICT,
      schema: {
        summary: 'Make this identity an account, or change its login and password; sessions elsewhere end',
        body: SetPassword,
        response: answers,
      },
    },
    async (request) => {
      const { login, password, old, invitation } = request.body;
      const { id, login: before } = await confirmed(services, request, old);
      if (plainLogin(login) !== before && !(await quotas.takeFor(LOGINS_WANTED, id, request)))
        throw new Refusal('too often');
      const set = () => people.setPassword(id, login, password);
      accepted(await (before === null ? doors.register(invitation, set, (trouble) => trouble !== null) : set()));
      await leaveElsewhere(request, id);
      return now(id);
    },
  );

  api.get(
    '/me/export',
    { config: STRICT, schema: { summary: 'All that is kept about me' } },
    async (request, reply) => {
      const me = await somebody(services, request);
      return reply
        .header('content-disposition', 'attachment; filename="imperia.json"')
        .send(await allAbout(services, me));
    },
  );

  api.delete(
    '/me',
    {
      config: STRICT,
      schema: {
        summary: 'Be known here no more: bots play on for me, and my name stays only in games that others played',
        body: Confirmed,
        response: { 204: Type.Null(), '4xx': Refused },
      },
    },
    async (request, reply) => {
      const { id } = await confirmed(services, request, request.body.password);
      await leaveAllTables(store.tables, services.tables, id);
      await store.people.remove(id);
      endedSessions.say({ identity: id });
      takeSession(config, reply);
      return reply.code(204).send(null);
    },
  );
}
