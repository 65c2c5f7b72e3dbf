import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { SharedClock } from '../../src/host/shared-clock.ts';
import { Uptime } from '../../src/host/uptime.ts';
import type { Clocks } from '../../src/protocol/update.ts';
import { openStore } from '../../src/store/index.ts';
import type { NoteStore } from '../../src/store/store.ts';
import { begun, somebody } from '../faults/people.ts';
import { type TestServer, testServer } from '../net/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'imperia-uptime-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MINUTE = 60_000;
let files = 0;
let notes: NoteStore;
let now: number;
beforeEach(async () => {
  const store = await openStore({ sqlite: join(folder, `${files++}.sqlite`) });
  notes = store.notes;
  now = 1_000_000;
  return () => store.close();
});
const SETTINGS = { title: 'Evening', listed: false, spectators: true, rated: false };

interface Seen {
  readonly whole: { readonly table: { readonly status: string; readonly clocks: Clocks | null } };
}

const begin = (alone = true) => Uptime.begin(notes, () => now, alone);

describe('there was no server', () => {
  test('from the last sign of life of one until the next one began', async () => {
    const first = await begin();
    expect(first.outages()).toEqual([]);
    now += 5000;
    await first.beat();
    now += MINUTE;
    expect((await begin()).outages()).toEqual([{ from: 1_005_000, to: 1_065_000 }]);
  });

  test('while the clock jumped between two of them, and not when it jumped back', async () => {
    await begin();
    now += 24 * 60 * MINUTE;
    expect((await begin()).outages()).toHaveLength(1);
    now -= 24 * 60 * MINUTE;
    expect((await begin()).outages()).toHaveLength(1);
  });

  test('while none could write, though some were running', async () => {
    const uptime = await begin(false);
    now += 14_000;
    await uptime.beat();
    expect(uptime.outages(), 'a store that was slow').toEqual([]);
    now += MINUTE;
    await uptime.beat();
    expect(uptime.outages()).toEqual([{ from: 1_014_000, to: 1_074_000 }]);
  });

  test('not while another was there; and what one has noted all know', async () => {
    const [one, other] = [await begin(false), await begin(false)];
    for (let i = 0; i < 10; i++) {
      now += 5000;
      await one.beat();
    }
    await other.beat();
    expect(other.outages()).toEqual([]);
    now += MINUTE;
    await one.beat();
    now += 5000;
    await other.beat();
    expect(other.outages()).toEqual(one.outages());
    expect(other.outages()).toHaveLength(1);
  });
});

/** So much later, the server being there and saying so. */
async function later(server: TestServer, milliseconds: number): Promise<void> {
  now += milliseconds;
  await expect.poll(() => server.services.store.notes.note('alive at'), { timeout: 20_000 }).toBe(String(now));
}

test('a server that comes back charges nobody for the time in which it was away, nor ends a game for it', async () => {
  const data = { DATA_DIR: mkdtempSync(join(folder, 'away-')) };
  const time = { time: 'live', initial: MINUTE, increment: 0 };
  const first = await testServer(data, { now: () => now });
  const [ala, ola] = [await somebody(first.base, 'Ala'), await somebody(first.base, 'Ola')];
  const { id } = await begun([ala, ola], { settings: { ...SETTINGS, time, atTimeEnd: 'resign' } });
  await later(first, 10_000);
  await first.stop();
  now += 60 * MINUTE;
  const second = await testServer(data, { now: () => now });
  onTestFinished(() => second.stop());
  const { cookie } = ala.client;
  const seen = async () =>
    ((await (await fetch(`${second.base}/api/tables/${id}`, { headers: { cookie } })).json()) as Seen).whole.table;
  await expect.poll(async () => (await seen()).clocks?.at, { timeout: 20_000 }).toBe(now);
  const { status, clocks } = await seen();
  expect([status, Math.min(...clocks!.left)]).toEqual(['running', MINUTE - 10_000]);
  for (let i = 0; i < 5; i++) await later(second, 10_000);
  await expect.poll(async () => (await seen()).status, { timeout: 20_000 }).toBe('over');
});

describe('the clock of all processes', () => {
  test('is that of the store, whatever the machine of each says', async () => {
    const store = 5_000_000;
    let passed = 0;
    const clocks = await Promise.all(
      [0, 90_000_000].map((machine) =>
        SharedClock.of(
          async () => store + passed,
          () => machine + passed,
        ),
      ),
    );
    expect(clocks.map((clock) => clock.now())).toEqual([5_000_000, 5_000_000]);
    passed += 1234;
    expect(clocks.map((clock) => clock.now())).toEqual([5_001_234, 5_001_234]);
  });

  test('follows a source that jumps slowly, and never goes back', async () => {
    let [source, passed] = [10_000, 0];
    const clock = await SharedClock.of(
      async () => source,
      () => passed,
    );
    source += 3_600_000;
    await clock.compare();
    expect(clock.now()).toBe(10_500);
    source = 10_000;
    await clock.compare();
    expect(clock.now()).toBe(10_500);
    passed += 700;
    expect(clock.now()).toBe(10_700);
  });
});
