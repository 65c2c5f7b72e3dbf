import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import Type from 'typebox';
import { hashOf } from '../identity/tokens.ts';
import { Confirmed, Me, PasskeyOfMine, Refused } from '../protocol/people.ts';
import type { Api } from './api.ts';
import { CHALLENGE, MOST_PASSKEYS, STRICT } from './limits.ts';
import { confirmed, somebody } from './me.ts';
import { enterAs, meOf } from './people-routes.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';

const TO_ENTER = 'come in by a passkey';
const FIVE_MINUTES = 5 * 60 * 1000;
/** The device's own answer is read by the library, which refuses what it does not know. */
const Ceremony = Type.Object({
  sealed: Type.String({ maxLength: 1000 }),
  response: Type.Object({ id: Type.String() }, { additionalProperties: true }),
});
const Options = Type.Object({ sealed: Type.String(), options: Type.Unknown() });

/** The challenge travels sealed with the client, so that any process can check the answer. */
export function passkeyRoutes(api: Api, services: Services): void {
  const { passkeys, people, sealer, quotas, store } = services;

  const sealed = <T extends { challenge: string }>(purpose: string, options: T) => ({
    sealed: sealer.seal(purpose, options.challenge, FIVE_MINUTES),
    options,
  });
  /** Each is good for one answer, to what it was made for. */
  const challengeIn = async (purpose: string, text: string): Promise<string> => {
    const challenge = sealer.open(purpose, text);
    if (challenge === null || !(await quotas.take(CHALLENGE, hashOf(challenge)))) throw new Refusal('wrong passkey');
    return challenge;
  };
  const toAdd = (identity: string) => `add a passkey to ${identity}`;
  const schema = (summary: string) => ({ summary, response: { 200: Options, '4xx': Refused } });
  const answering = (summary: string) => ({ summary, body: Ceremony, response: { 200: Me, '4xx': Refused } });

  api.post(
    '/me/passkeys/options',
    {
      config: STRICT,
      schema: {
        ...schema('What a device needs to make a passkey; who has a password says it'),
        body: Type.Union([Confirmed, Type.Null()]),
      },
    },
    async (request) => {
      const me = await confirmed(services, request, request.body?.password);
      if ((await store.people.passkeysOf(me.id)).length >= MOST_PASSKEYS) throw new Refusal('too often');
      return sealed(toAdd(me.id), await passkeys.toAdd(me));
    },
  );

  api.post(
    '/me/passkeys',
    { config: STRICT, schema: answering('Add the passkey that the device made') },
    async (request) => {
      const me = await somebody(services, request);
      const response = request.body.response as unknown as RegistrationResponseJSON;
      const challenge = await challengeIn(toAdd(me.id), request.body.sealed);
      if (!(await passkeys.add(me, challenge, response))) throw new Refusal('wrong passkey');
      return meOf(services, me);
    },
  );

  api.get(
    '/me/passkeys',
    { schema: { summary: 'My passkeys', response: { 200: Type.Array(PasskeyOfMine), '4xx': Refused } } },
    async (request) => {
      const { id } = await somebody(services, request);
      const mine = await store.people.passkeysOf(id);
      return mine.map(({ credential, createdAt, usedAt }) => ({ id: credential, createdAt, usedAt }));
    },
  );

  api.delete(
    '/me/passkeys/:id',
    {
      config: STRICT,
      schema: {
        summary: 'Remove one of my passkeys',
        params: Type.Object({ id: Type.String({ maxLength: 200 }) }),
        response: { 200: Me, '4xx': Refused },
      },
    },
    async (request) => {
      const me = await somebody(services, request);
      if (!(await store.people.dropPasskey(me.id, request.params.id))) throw new Refusal('no such thing');
      return meOf(services, me);
    },
  );

  api.post(
    '/login/passkey/options',
    { config: STRICT, schema: schema('What a device needs to use a passkey') },
    async () => sealed(TO_ENTER, await passkeys.toEnter()),
  );

  api.post(
    '/login/passkey',
    { config: STRICT, schema: answering('Log in with a passkey') },
    async ({ body }, reply) => {
      const response = body.response as unknown as AuthenticationResponseJSON;
      const identity = await passkeys.whoseIs(await challengeIn(TO_ENTER, body.sealed), response);
      if (!identity) throw new Refusal('wrong passkey');
      return enterAs(services, reply, await people.enter(identity));
    },
  );
}
