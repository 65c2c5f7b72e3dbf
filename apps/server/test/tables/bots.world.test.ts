import { Worker } from 'node:worker_threads';
import { type Decision, decisionOf, offered, optionId, pickId, randomAnswer, type Step, seeded } from '@imperia/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { BotPool, type BotPoolOptions } from '../../src/bots/bot-pool.ts';
import { type Bots, BotsBusy } from '../../src/bots/bots.ts';
import { FairQueue } from '../../src/bots/fair-queue.ts';
import { KITS } from '../../src/games.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, made, PEOPLE, play, two } from './playing.ts';
import { SETTINGS, surroundings } from './surroundings.ts';

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function pool(options: BotPoolOptions = {}): BotPool {
  const made = new BotPool(options);
  pools.push(made);
  return made;
}

const dumb = (body: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); parentPort.on('message', (q) => { ${body} });`, {
    eval: true,
  });
const HANGS = dumb('for (;;);');
const CRASHES = dumb('process.exit(1);');
const THROWS = dumb("parentPort.postMessage({ error: 'no idea' });");

async function againstBot(bots: BotPool, level = 'easy'): Promise<LiveTable> {
  const tables = new Tables(surroundings(new MemoryTables(), { bots }));
  const table = await made(tables, two());
  granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level }));
  granted(await table.wish(PEOPLE[0], { wish: 'start' }));
  return table;
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const question = async () => {
  const table = await againstBot(pool({ hire: HANGS }));
  const view = (await table.whole(0)).table.view!;
  const seat = table.gathering.asked[0]!;
  const seen = (await table.whole(seat)).table.view ?? view;
  return { game: table.head.game, level: 'easy', view: seen, seat, commitment: table.head.commitment };
};

describe('thinking', () => {
  test('is shared out between people: who asks little does not wait for who asks much', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 150; i++) queue.push('greedy', `greedy ${i}`);
    for (let i = 0; i < 10; i++) {
      queue.shift();
      queue.charge('greedy', 1000);
    }
    queue.push('ala', 'ala');
    queue.push('greedy', 'greedy again');
    queue.push('ola', 'ola');
    expect([queue.shift(), queue.shift()]).toEqual(['ala', 'ola']);
    queue.charge('ala', 40);
    queue.charge('ola', 2000);
    queue.push('ala', 'ala again');
    queue.push('ola', 'ola again');
    expect([queue.shift(), queue.shift()], 'who had more waits longer').toEqual(['ala again', 'greedy 10']);
  });

  test('of the slow does not keep the quick waiting', async () => {
    const asked = await question();
    const answers = "if (q.level === 'easy') parentPort.postMessage({ option: 'quick' })";
    const bots = pool({ hire: dumb(answers), limit: 20_000 });
    const slow = Array.from({ length: 20 }, () => bots.choose({ ...asked, level: 'hard' }, 'greedy').catch(() => {}));
    expect(await bots.choose(asked, 'ala')).toEqual({ option: 'quick' });
    await bots.close();
    await Promise.all(slow);
  });

  test('of one who asks much keeps nobody else waiting for longer than for what is being thought about', async () => {
    const asked = await question();
    const bots = pool({ hire: dumb("setTimeout(() => parentPort.postMessage({ option: 'thought' }), 20)") });
    const answered: string[] = [];
    const ask = (whose: string) => bots.choose(asked, whose).then(() => void answered.push(whose));
    const greedy = Array.from({ length: 30 }, () => ask('greedy'));
    await greedy[0];
    await ask('ala');
    expect(answered.length).toBeLessThanOrEqual(4);
    await Promise.all(greedy);
  });

  test('of one person has a part of the room, and the others have theirs', async () => {
    const asked = await question();
    const bots = pool({ hire: HANGS, room: 20, limit: 20_000 });
    const all = ['greedy', 'greedy', 'greedy', 'greedy', 'ala'].map((who) =>
      bots.choose(asked, who).then(
        () => 'answered',
        () => (closing ? 'waited' : 'turned away'),
      ),
    );
    let closing = false;
    expect(await all[3]).toBe('turned away');
    closing = true;
    await bots.close();
    expect(await Promise.all(all)).toEqual(['waited', 'waited', 'waited', 'turned away', 'waited']);
  });

  test('stops where no person plays and nobody looks, and goes on when somebody does', async () => {
    let asked = 0;
    const people = new Set<string>();
    const bots = pool();
    const counting: Bots = {
      choose: (question, whose) => {
        asked++;
        people.add(whose);
        return bots.choose(question, whose);
      },
      close: () => bots.close(),
    };
    const store = new MemoryTables();
    const tables = new Tables(surroundings(store, { bots: counting }));
    const table = await made(tables, two());
    granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level: 'easy' }));
    granted(await table.wish(PEOPLE[0], { wish: 'start' }));
    granted(await table.wish(PEOPLE[0], { wish: 'leave', seat: 0 }));
    await until(() => table.idle(0));
    const { version } = table;
    expect(table.gathering.status).toBe('running');
    expect(store.rows.get(table.head.id)!.summary.dueAt).toBeNull();
    const before = asked;
    const { stop } = await table.watch(-1, null, () => {});
    await until(() => table.version > version + 5);
    expect(asked).toBeGreaterThan(before);
    expect([...people], 'counted as what the host of the table asks for').toEqual([PEOPLE[0]]);
    stop();
    await until(() => table.idle(0));
    expect(table.gathering.status).toBe('running');
  });
});

describe('a bot', () => {
  test('plays a whole game against a person', async () => {
    const table = await againstBot(pool());
    const rng = seeded(1);
    while (table.gathering.status === 'running') {
      if (table.gathering.asked.includes(0)) await play(table, rng, 1);
      else await until(() => table.gathering.asked.includes(0) || table.gathering.status !== 'running');
    }
    expect(table.gathering.result!.points).toHaveLength(2);
    expect(table.gathering.sitters[1]!.failed).toBeNull();
  });

  test.each([
    ['hangs', HANGS, 'hung'],
    ['crashes', CRASHES, 'crashed'],
    ['throws', THROWS, 'crashed'],
  ] as const)('that %s is replaced, tried once more, and then answered for: it is said', async (_, hire, failed) => {
    const asked = await question();
    let hired = 0;
    const bots = pool({
      limit: hire === HANGS ? 100 : 20_000,
      hire: () => {
        hired++;
        return hire();
      },
    });
    const move = await bots.choose(asked, 'ala');
    expect(move.failed).toBe(failed);
    expect(hired).toBe(2);
    expect(offered(decisionOf(KITS.get(asked.game)!.game.rules, asked.view, asked.seat)!, move.option)).not.toBeNull();
  });

  test('that fails once is asked again by a fresh worker, and nothing is lost', async () => {
    const asked = await question();
    let hired = 0;
    const answers = dumb("parentPort.postMessage({ option: 'thought' });");
    const bots = pool({ limit: 2000, hire: () => (hired++ === 0 ? HANGS() : answers()) });
    expect(await bots.choose(asked, 'ala')).toEqual({ option: 'thought' });
  });

  test('whose answer was given for it is shown so at the table', async () => {
    const table = await againstBot(pool({ limit: 50, hire: HANGS }));
    const rng = seeded(3);
    while (table.gathering.sitters[1]!.failed === null) {
      if (table.gathering.asked.includes(0)) await play(table, rng, 1);
      else await until(() => table.gathering.sitters[1]!.failed !== null);
    }
    expect(table.gathering.sitters[1]!.failed).toBe('hung');
  });

  test('waits in a queue that has an end', async () => {
    const asked = await question();
    const bots = pool({ hire: HANGS, room: 1, limit: 10_000 });
    const busy = bots.choose(asked, 'ala').catch((error) => error);
    const waiting = bots.choose(asked, 'ala').catch((error) => error);
    await expect(bots.choose(asked, 'ala')).rejects.toThrow(BotsBusy);
    await bots.close();
    expect(await busy).toBeInstanceOf(BotsBusy);
    expect(await waiting).toBeInstanceOf(BotsBusy);
  });

  test('that was lost with its process is called again by the next one', async () => {
    const store = new MemoryTables();
    let now = 0;
    const deaf = new Tables(surroundings(store, { now: () => now }));
    const table = await made(deaf, two());
    granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level: 'easy' }));
    granted(await table.wish(PEOPLE[0], { wish: 'start' }));
    while (!table.gathering.asked.includes(1)) await play(table, seeded(1), 1);
    now += 60_000;
    const tables = new Tables(surroundings(store, { now: () => now, bots: pool() }));
    await tables.expire();
    const { version } = table;
    await until(() => table.version > version);
    expect(table.gathering.answers).toBeGreaterThan(0);
  });
});

describe('where the first answer counts', () => {
  const PERSON = 0;

  /** Offers the person whatever it has first, and withdraws the offer when it is asked. */
  function merchant({ options, pick, ask }: Decision<Step>): string {
    if (ask.do === 'demand') return pickId([]);
    if (ask.do === 'offer') return pickId(pick!.from.slice(0, 1));
    const offer = options.find((one) => one.do === 'propose trade' && 'to' in one && one.to === PERSON);
    return offer ? optionId(offer) : randomAnswer({ seat: 1, ask, options, ...(pick && { pick }) }, seeded(1))!;
  }

  /** The person looks, and has been made an offer. */
  async function offeredTo() {
    let now = 0;
    const bots: Bots = {
      choose: async ({ game, view, seat }) => ({
        option: merchant(decisionOf(KITS.get(game)!.game.rules, view, seat)!),
      }),
      close: async () => {},
    };
    const tables = new Tables(surroundings(new MemoryTables(), { bots, now: () => now }));
    const wanted = { seats: [{ civilization: null }, { civilization: null }], table: { options: [] } };
    const table = await made(tables, { game: 'clash', wanted, settings: SETTINGS });
    granted(await table.wish(PEOPLE[PERSON], { wish: 'bot', seat: 1, level: 'easy' }));
    const { stop } = await table.watch(PERSON, null, () => {});
    let offers = 0;
    const racing = async () => (await table.whole(PERSON)).table.view!.branches.some(({ race }) => race);
    granted(await table.wish(PEOPLE[PERSON], { wish: 'start' }));
    for (let i = 0; i < 400 && offers === 0; i++) {
      await until(() => table.gathering.asked.includes(PERSON));
      if (await racing()) offers++;
      else await play(table, seeded(i), 1);
    }
    return { table, tables, stop, racing, later: (milliseconds: number) => (now += milliseconds) };
  }

  test('a bot gives way to a person who is here, and does not wait for ever', async () => {
    const { table, tables, racing, later } = await offeredTo();
    const { version } = table;
    later(29_000);
    await tables.expire();
    expect([await racing(), table.version]).toEqual([true, version]);
    later(2000);
    await tables.expire();
    await until(() => table.version > version);
  });

  test('a person who is here can take what a bot offers', async () => {
    const { table } = await offeredTo();
    const { table: seen } = await table.whole(PERSON);
    const asked = decisionOf(KITS.get('clash')!.game.rules, seen.view!, PERSON)!;
    const accept = asked.options.find((one) => one.do === 'accept offer')!;
    const told = { decision: seen.view!.decision, undos: seen.undos, nonce: 'taken' };
    granted(await table.wish(PEOPLE[PERSON], { wish: 'answer', seat: PERSON, option: optionId(accept), ...told }));
    const { heard } = await table.whole(PERSON);
    expect(heard.events.map((event) => 'did' in event && event.did)).toContain('trade');
  });

  test('nobody waits for a person who is away', async () => {
    const { table, stop } = await offeredTo();
    const { version } = table;
    stop();
    table.callBots();
    await until(() => table.version > version);
    expect(table.gathering.status).toBe('running');
  });
});
