import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameRecord, keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { type Config, FACTIONS, osadnicy } from '@imperia/osadnicy';
import WebSocket from 'ws';
import { freePort } from '../../../scripts/free-port.ts';
import { begun, type Somebody, somebody } from '../test/faults/people.ts';
import { forgetBundle, RealServer } from '../test/faults/real-server.ts';
import { Client } from '../test/net/client.ts';
import { answerOnce, makeTable, wantedWith } from '../test/net/playing.ts';

/**
 * What others wait for, and what the server takes, while somebody tries to starve it: each attack against a server of its
 * own, the same people playing before it and during it. `tsx --conditions=source bench/attacks.ts [seconds]`. Whoever
 * attacks does so from a process of their own, which is this file again.
 */
const [seconds = '5', attacked, numbered] = process.argv.slice(2);
const SECONDS = Number(seconds);
const ATTACKER = { 'x-forwarded-for': '10.6.6.6' };

type Attacked = Pick<RealServer, 'base'>;

interface Attack {
  readonly name: string;
  begin(server: Attacked): Promise<void>;
}

async function guest(base: string): Promise<Client> {
  const client = new Client(base);
  await client.ask('POST', '/api/people', { name: 'Mallory', lang: 'en' }, ATTACKER);
  return client;
}

function connected({ base }: Attacked, cookie = ''): Promise<WebSocket | null> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { headers: { cookie, ...ATTACKER } });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => resolve(null));
  });
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Again and again, as fast as it goes. */
async function repeating(act: () => unknown): Promise<never> {
  for (let times = 0; ; times++) {
    if (times === 20) process.send?.('begun');
    await act();
    await aTurn();
  }
}

const ATTACKS: readonly Attack[] = [
  { name: 'nothing', begin: async () => {} },
  {
    name: 'pings without end, nothing read',
    begin: async (server) => {
      let socket = await connected(server);
      socket?.pause();
      return repeating(async () => {
        if (socket?.readyState !== WebSocket.OPEN) {
          socket = await connected(server);
          socket?.pause();
        }
        for (let i = 0; socket && socket.bufferedAmount < 1e6 && i < 500; i++) socket.ping('x'.repeat(120));
        socket?.pong();
      });
    },
  },
  {
    name: '1,000 sockets watch one table, and one of them comes and goes',
    begin: async (server) => {
      const host = await guest(server.base);
      const { id } = await makeTable(host, listedTable());
      const sockets = (await Promise.all(Array.from({ length: 1000 }, () => connected(server)))).filter((one) => one);
      const say = (socket: WebSocket | null, message: object) => socket?.send(JSON.stringify(message));
      for (const socket of sockets) say(socket, { say: 'watch', table: id });
      return repeating(async () => {
        for (const what of ['watch', 'unwatch']) say(sockets[0] ?? null, { say: what, table: id });
        await new Promise((resolve) => setTimeout(resolve, 35));
      });
    },
  },
  {
    name: 'tables without end, and «my tables» again and again',
    begin: async (server) => {
      const client = await guest(server.base);
      await Promise.all([
        repeating(() => client.ask('POST', '/api/tables', wanted(), ATTACKER)),
        repeating(() => client.ask('GET', '/api/tables/mine', undefined, ATTACKER)),
      ]);
    },
  },
  {
    name: 'games brought without end, as long as may be and with luck that their key did not give',
    begin: async (server) => {
      const client = await guest(server.base);
      const record = longRecord();
      const brought = { record, settings: settings(), seats: ['mine', 'free', 'free', 'free'] };
      return repeating(() => client.ask('POST', '/api/tables/brought', brought, ATTACKER));
    },
  },
  {
    name: 'a whole game looked back at, eight times at once and without end',
    begin: async ({ base }) => {
      const brought = {
        record: nearItsEnd(),
        settings: { ...settings(), listed: true },
        seats: ['mine', 'free', 'free', 'free'],
      };
      const { body } = await (await guest(base)).ask<{ id: string }>('POST', '/api/tables/brought', brought, ATTACKER);
      const look = () => new Client(base).ask('GET', `/api/tables/${body.id}/heard?from=0&to=5`, undefined, ATTACKER);
      await Promise.all(Array.from({ length: 8 }, () => repeating(look)));
    },
  },
  {
    name: 'tables of hard bots that their maker has left',
    begin: async ({ base }) => {
      const client = await guest(base);
      for (let i = 0; i < 40; i++) {
        const { body } = await client.ask<{ id?: string }>('POST', '/api/tables', wanted(), ATTACKER);
        if (!body.id) break;
        const wish = (what: object) => client.ask('POST', `/api/tables/${body.id}/wishes`, what, ATTACKER);
        await wish({ wish: 'bot', seat: 1, level: 'hard' });
        await wish({ wish: 'start' });
        await wish({ wish: 'leave', seat: 0 });
      }
    },
  },
];

function settings(): object {
  return {
    ...{ title: 'Mine', time: { time: 'none' }, atTimeEnd: 'bot' },
    ...{ listed: false, spectators: true, rated: false },
  };
}

function wanted(): object {
  return { ...wantedWith(['romans', 'barbarians']), settings: settings() };
}

/** The same game each time, for so many answers or to its end. */
function played(factions: Config['factions'], most = Number.POSITIVE_INFINITY): GameRecord<Config> {
  const rng = seeded(1);
  const table = new Table(osadnicy, { factions, options: [] }, keyFrom(rng));
  for (let [asked] = table.decisions(), count = 0; asked && count < most; [asked] = table.decisions(), count++) {
    const option = randomAnswer(asked, rng)!;
    table.answer({ seat: asked.seat, decision: table.state.decision, option });
  }
  return table.record();
}

/** It looks well, and takes as long as can be to play again. */
function longRecord(): object {
  const record = played(FACTIONS);
  return { ...record, answers: record.answers.slice(0, -3), hash: 'other' };
}

function nearItsEnd(): object {
  const four = FACTIONS.slice(0, 4);
  return played(four, played(four).answers.length - 3);
}

function listedTable(): object {
  const table = wanted() as { settings: object };
  return { ...table, settings: { ...table.settings, listed: true } };
}

const residentMb = ({ pid }: RealServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

interface Waits {
  readonly answer: number;
  readonly bot: number;
  readonly most: number;
  /** How many answers and moves of the bot were waited for. */
  readonly of: readonly [answers: number, bots: number];
}

/** People answer one another, and a person a normal bot: what each waits for, and the most memory meanwhile. */
async function waits(server: RealServer, players: readonly Somebody[]): Promise<Waits> {
  const answers: number[] = [];
  const bots: number[] = [];
  let most = 0;
  const [{ live: alone }] = players as [Somebody];
  const rng = seeded(1);
  const over = (table: string) => alone.tables.get(table)!.table.status === 'over';
  let { id: pair } = await begun(players);
  let withBot = await againstBot(players[0]!);
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    if (over(pair)) pair = (await begun(players)).id;
    if (over(withBot)) withBot = await againstBot(players[0]!);
    for (const { live } of players) {
      const asked = performance.now();
      if (await answerOnce(live, pair, rng)) answers.push(performance.now() - asked);
    }
    const asked = performance.now();
    if (await answerOnce(alone, withBot, rng)) {
      const seen = () => alone.tables.get(withBot)!.table;
      await alone.until(() => seen().asked.includes(0) || seen().status === 'over').catch(() => {});
      bots.push(performance.now() - asked);
    }
    most = Math.max(most, residentMb(server));
    await aTurn();
  }
  return { answer: median(answers), bot: median(bots), most, of: [answers.length, bots.length] };
}

/** A table of two with a normal bot, begun. */
async function againstBot({ client, live }: Somebody): Promise<string> {
  const { id } = await makeTable(client);
  await live.watch(id);
  await live.wish(id, { wish: 'bot', seat: 1, level: 'normal' });
  await live.wish(id, { wish: 'start' });
  await live.until(() => live.tables.get(id)!.table.view, 'the beginning');
  return id;
}

if (attacked !== undefined) {
  await ATTACKS[Number(numbered)]!.begin({ base: attacked });
  process.send?.('begun');
  await new Promise(() => {});
}

/** Resolves when it has begun. */
async function attackFromElsewhere(base: string, number: number): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url), [seconds, base, String(number)], {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    stdio: 'ignore',
  });
  await once(child, 'message');
  return child;
}

for (const [number, attack] of ATTACKS.entries()) {
  const folder = await mkdtemp(join(tmpdir(), 'imperia-attack-'));
  const environment = { PORT: String(await freePort()), DATA_DIR: folder, TRUST_PROXY: 'on', LOG_LEVEL: 'silent' };
  const server = await RealServer.start(environment);
  const players = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
  const before = await waits(server, players);
  const attacker = await attackFromElsewhere(server.base, number);
  const during = await waits(server, players);
  const text = ({ answer, bot, most, of }: Waits) =>
    `${answer.toFixed(1)} ms of ${of[0]}, ${bot.toFixed(0)} ms of ${of[1]}, ${most.toFixed(0)} MB`;
  console.log(`${attack.name}: before ${text(before)}; during ${text(during)}`);
  attacker.kill();
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}
forgetBundle();
process.exit();
