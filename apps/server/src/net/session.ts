import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from '../host/config.ts';
import { SESSION_DAYS } from '../identity/people.ts';

const SESSION = 'imperia';

function flags({ publicUrl }: HostConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.protocol === 'https:' } as const;
}

export function giveSession(config: HostConfig, reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION, token, { ...flags(config), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function takeSession(config: HostConfig, reply: FastifyReply): void {
  reply.clearCookie(SESSION, flags(config));
}

export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[SESSION] ?? null;
}
