import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import Type from 'typebox';
import { Me, Refused } from '../protocol/people.ts';
import type { Api } from './api.ts';
import { STRICT } from './limits.ts';
import { somebody } from './me.ts';
import { enterAs, meOf } from './people-routes.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
/** The device's own answer is read by the library, which refuses what it does not know. */
const Ceremony = Type.Object({
  sealed: Type.String({ maxLength: 1000 }),
  response: Type.Object({ id: Type.String() }, { additionalProperties: true }),
});
const Options = Type.Object({ sealed: Type.String(), options: Type.Unknown() });

/** The challenge travels sealed with the client, so that any process can check the answer. */
export function passkeyRoutes(api: Api, services: Services): void {
  const { passkeys, people, sealer } = services;

  const sealed = <T extends { challenge: string }>(options: T) => ({
    sealed: sealer.seal(options.challenge, FIVE_MINUTES),
    options,
  });
  const challengeIn = (text: string): string => {
    const challenge = sealer.open(text);
    if (challenge === null) throw new Refusal('wrong passkey');
    return challenge;
  };
  const schema = (summary: string) => ({ summary, response: { 200: Options, '4xx': Refused } });
  const answering = (summary: string) => ({ summary, body: Ceremony, response: { 200: Me, '4xx': Refused } });

  api.post(
    '/me/passkeys/options',
    { config: STRICT, schema: schema('What a device needs to make a passkey') },
    async (request) => sealed(await passkeys.toAdd(await somebody(services, request))),
  );

  api.post(
    '/me/passkeys',
    { config: STRICT, schema: answering('Add the passkey that the device made') },
    async (request) => {
      const me = await somebody(services, request);
      const response = request.body.response as unknown as RegistrationResponseJSON;
      if (!(await passkeys.add(me, challengeIn(request.body.sealed), response))) throw new Refusal('wrong passkey');
      return meOf(services, me);
    },
  );

  api.post(
    '/login/passkey/options',
    { config: STRICT, schema: schema('What a device needs to use a passkey') },
    async () => sealed(await passkeys.toEnter()),
  );

  api.post(
    '/login/passkey',
    { config: STRICT, schema: answering('Log in with a passkey') },
    async ({ body }, reply) => {
      const response = body.response as unknown as AuthenticationResponseJSON;
      const identity = await passkeys.whoseIs(challengeIn(body.sealed), response);
      if (!identity) throw new Refusal('wrong passkey');
      return enterAs(services, reply, await people.enter(identity));
    },
  );
}
