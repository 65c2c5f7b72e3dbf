import { all } from '../store/pages.ts';
import type { Identity } from '../store/store.ts';
import type { Services } from './services.ts';

/** Everything that the store has about somebody, but for the hashes of their secrets. */
export async function allAbout({ store }: Services, { id, passwordHash, recoveryHash: _, ...rest }: Identity) {
  const { people, tables, chat, results } = store;
  const [passkeys, pushes, muted] = [await people.passkeysOf(id), await people.pushOf(id), await people.mutedBy(id)];
  return {
    me: { id, ...rest, hasPassword: passwordHash !== null },
    passkeys: passkeys.map(({ credential, createdAt, usedAt }) => ({ id: credential, createdAt, usedAt })),
    devices: pushes.map(({ endpoint, createdAt }) => ({ endpoint, createdAt })),
    muted,
    tables: await all((limit, from) => tables.of(id, limit, from)),
    said: await all((limit, from) => chat.saidBy(id, limit, from)),
    results: await results.outings(id, Number.MAX_SAFE_INTEGER),
  };
}
