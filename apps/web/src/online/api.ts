import type { Refused } from '@imperia/server/protocol';
import { noteServerTime } from './server-time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Said in the place of a server that did not answer. */
export const NO_ANSWER = 'no answer';

/** The server said no, by a name that the client puts into words; nothing was changed. */
export class Refusal extends Error {
  readonly refused: string;
  constructor(refused: string) {
    super(refused);
    this.refused = refused;
  }
}

/** One question to the server. What it answers has the form that its interface promises. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal(NO_ANSWER);
  });
  noteServerTime(answer.headers.get('date'));
  const found: unknown = answer.status === 204 ? null : await jsonOf(answer);
  if (!answer.ok) throw new Refusal(isRefused(found) ? found.refused : NO_ANSWER);
  return found as T;
}

/** Where the client is served without a server, every address may answer with the page. */
function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.headers.get('content-type')?.includes('json')) throw new Refusal(NO_ANSWER);
  return answer.json().catch(() => {
    throw new Refusal(NO_ANSWER);
  });
}

function isRefused(found: unknown): found is Refused {
  return typeof found === 'object' && found !== null && 'refused' in found && typeof found.refused === 'string';
}
