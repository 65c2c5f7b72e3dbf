import type { FastifyRequest } from 'fastify';
import { hashOf } from '../identity/tokens.ts';
import type { Identity } from '../store/store.ts';
import { GUESSES } from './limits.ts';
import { accepted, Refusal } from './refusals.ts';
import type { Services } from './services.ts';
import { sessionToken } from './session.ts';

export async function whoAsks({ people }: Services, request: FastifyRequest): Promise<Identity | null> {
  const token = sessionToken(request);
  return token === null ? null : people.whoHas(token);
}

/** Only for people who have come in. Whoever asks too often is not even looked up. */
export async function somebody(services: Services, request: FastifyRequest): Promise<Identity> {
  const token = sessionToken(request);
  if (token === null) throw new Refusal('not known');
  if (!services.pace.mayGoOn(`session ${hashOf(token)}`)) throw new Refusal('too often');
  const me = await services.people.whoHas(token);
  if (!me) throw new Refusal('not known');
  if (!services.pace.mayGoOn(me.id)) throw new Refusal('too often');
  return me;
}

/** Who has a password must say it before there is another way in, or none; a stolen session is not enough. */
export async function confirmed(
  services: Services,
  request: FastifyRequest,
  password: string | undefined,
): Promise<Identity> {
  const me = await somebody(services, request);
  if (me.passwordHash !== null && !(await services.quotas.take(GUESSES, me.id))) throw new Refusal('too often');
  accepted(await services.people.confirm(me, password));
  return me;
}
