import type { FastifyRequest } from 'fastify';
import type { Identity } from '../store/store.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';
import { sessionToken } from './session.ts';

export async function whoAsks({ people }: Services, request: FastifyRequest): Promise<Identity | null> {
  const token = sessionToken(request);
  return token === null ? null : people.whoHas(token);
}

/** Only for people who have come in. */
export async function somebody(services: Services, request: FastifyRequest): Promise<Identity> {
  const me = await whoAsks(services, request);
  if (!me) throw new Refusal('not known');
  if (!services.pace.mayGoOn(me.id)) throw new Refusal('too often');
  return me;
}
