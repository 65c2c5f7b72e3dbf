import { afterAll, describe } from 'vitest';
import type { World } from '../../src/host/start.ts';
import { hasPostgres } from '../postgres.ts';
import { newPostgres } from '../store/each.ts';
import { type TestServer, testServer } from './server.ts';

type Start = (more?: Record<string, string>, world?: World) => Promise<TestServer>;

/** Runs the same tests against servers on every kind of store; they are stopped afterwards. */
export function describeServers(title: string, tests: (start: Start) => void): void {
  describe(`${title}, SQLite`, () => tests(started(async () => ({}))));
  describe.skipIf(!hasPostgres())(`${title}, PostgreSQL`, () =>
    tests(started(async () => ({ DATABASE_URL: (await newPostgres()).postgres }))),
  );
}

function started(where: () => Promise<Record<string, string>>): Start {
  const running: TestServer[] = [];
  afterAll(async () => {
    for (const server of running) await server.stop();
  });
  return async (more = {}, world = {}) => {
    const server = await testServer({ ...(await where()), ...more }, world);
    running.push(server);
    return server;
  };
}
