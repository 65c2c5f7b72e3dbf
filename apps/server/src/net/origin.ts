import type { FastifyRequest } from 'fastify';
import type { HostConfig } from '../host/config.ts';

const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether a page of ours sent this. Browsers name the origin of every request that changes something and of every
 * WebSocket; programs that name none carry no cookie of anybody's by accident.
 */
export function comesFromUs({ publicUrl, port }: HostConfig, request: FastifyRequest, always = false): boolean {
  if (!always && !CHANGES.has(request.method)) return true;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicUrl.origin || isThisMachine(origin, port);
}

/** The same server by its other names on this machine. */
function isThisMachine(origin: string, port: number): boolean {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`].includes(origin);
}
