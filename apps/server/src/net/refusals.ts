import type { FastifyReply } from 'fastify';
import type { Refused } from '../protocol/people.ts';

/** The refusals that a route may give, with the status of each and a sentence for whoever reads it raw. */
const REFUSALS = {
  'not known': [401, 'Say who you are first: continue as a guest, log in, or restore an identity.'],
  'foreign origin': [403, 'This request comes from a page of another site.'],
  'not yours': [403, 'This is not yours to do.'],
  'no such thing': [404, 'There is nothing at this address.'],
  'bad request': [400, 'The request is not of the right form.'],
  'too much': [413, 'The message is too long.'],
  'too often': [429, 'Too many requests: wait a little.'],
  'cannot keep': [503, 'The server cannot write to its store now. Nothing was changed; try again soon.'],
  'no mail': [
    503,
    'The server could not send the letter that confirms your address, so the address was not changed. Try again later, or ask the host, whose log says why.',
  ],
  damaged: [503, 'What the server has kept is damaged. Nothing was changed; the host must restore a backup.'],
  broken: [500, 'Something went wrong in the server. Nothing was changed.'],
  'no guests': [403, 'Guests are not let in here: make an account, or log in.'],
  'code needed': [403, 'An account takes an invitation code from the host.'],
  'wrong invitation': [403, 'This invitation code is none, or it is used up or expired.'],
  'registration closed': [403, 'Accounts are made by the host here: ask for one.'],
  'bad name': [400, 'A name has 1 to 32 visible characters.'],
  'bad login': [400, 'A login has 3 to 64 letters, digits, dots, dashes or underscores.'],
  'short password': [400, 'A password has at least 8 characters.'],
  'login taken': [409, 'This login belongs to somebody already.'],
  'wrong login': [401, 'No such login, or another password.'],
  'wrong password': [403, 'This is not your password.'],
  'wrong code': [401, 'Nobody has this recovery code.'],
  'wrong passkey': [401, 'This passkey is not known here.'],
  'too many tables': [409, 'You have as many tables as one may have: finish or leave some first.'],
  'bad table': [400, 'A table cannot be made like this.'],
  'bad record': [400, 'This record does not hold: it cannot be played again to its end.'],
  'other rules': [
    409,
    'This game was dealt under other rules, or from other cards, than there are here. It is kept as it is.',
  ],
  'no such game': [409, 'This release does not have this game. Tables of it are kept as they are.'],
  'not over': [409, 'The game is not over yet.'],
  'bad address': [400, 'This is not an address that can be used.'],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalName = keyof typeof REFUSALS;

/** Thrown by a route: whoever asked is told, and nothing was changed. */
export class Refusal extends Error {
  readonly refused: RefusalName;
  constructor(refused: RefusalName) {
    super(REFUSALS[refused][1]);
    this.refused = refused;
  }
}

/** What is good, or the refusal that it turned out to be. */
export function accepted<T>(outcome: T | RefusalName): Exclude<T, RefusalName> {
  if (typeof outcome === 'string' && outcome in REFUSALS) throw new Refusal(outcome as RefusalName);
  return outcome as Exclude<T, RefusalName>;
}

function refusal(refused: RefusalName): Refused {
  return { refused, message: REFUSALS[refused][1] };
}

export function refuse(reply: FastifyReply, refused: RefusalName): FastifyReply {
  return reply.code(REFUSALS[refused][0]).send(refusal(refused));
}
