import type { Identity } from '../store/store.ts';
import type { Services } from './services.ts';

const PAGE = 200;

async function all<T>(page: (limit: number, from: number) => Promise<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const next = await page(PAGE, found.length);
    found.push(...next);
    if (next.length < PAGE) return found;
  }
}

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

/** Seats are freed where the game has not begun; elsewhere bots play on. */
export async function leaveAllTables({ store, tables }: Services, identity: string): Promise<void> {
  for (const { id, status } of await all((limit, from) => store.tables.of(identity, limit, from))) {
    if (status === 'over' || status === 'abandoned') return;
    const table = await tables.open(id).catch(() => null);
    const seat = table?.seatOf(identity) ?? null;
    if (table && seat !== null) await table.wish(identity, { wish: 'leave', seat });
  }
}
