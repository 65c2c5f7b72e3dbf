import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, FACTIONS, osadnicy } from '@imperia/osadnicy';
import Database from 'libsql';
import { freePort } from '../../../../scripts/free-port.ts';
import type { Entry } from '../../src/store/entry.ts';
import { doctor } from '../../src/store/maintenance.ts';
import { Client } from '../net/client.ts';
import { makeTable, wantedWith } from '../net/playing.ts';
import { insist, Player, pause } from './player.ts';
import { RealServer } from './real-server.ts';

/** How many seats each group's tables have: at most twenty people, as more may not come from one address in a minute. */
const GROUPS = [4, 4, 3, 3, 2, 2];

const LULL_MS = 2000;

export interface Torture {
  readonly kills: number;
  /** No kill after so many milliseconds, once there were so many kills. */
  readonly atMost: number;
  readonly atLeast?: number;
  readonly seed: number;
  readonly say?: (text: string) => void;
}

export interface Tortured {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly resent: number;
  /** Everything that does not hold. */
  readonly faults: readonly string[];
}

/** People play at many tables while the server is killed and started again, again and again; then all is counted. */
export async function torture({
  kills: wanted,
  atMost,
  atLeast = 0,
  seed,
  say = () => {},
}: Torture): Promise<Tortured> {
  const folder = mkdtempSync(join(tmpdir(), 'imperia-torture-'));
  const environment = { PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'error' };
  const rng = seeded(seed);
  const faults: string[] = [];
  let server = await RealServer.start(environment);
  const groups: Player[][] = [];
  for (const [group, seats] of GROUPS.entries()) {
    groups.push([]);
    for (let seat = 0; seat < seats; seat++) {
      const client = new Client(server.base);
      await client.come(`P${group}${seat}`);
      groups[group]!.push(new Player(client, seeded(seed + 100 * group + seat)));
    }
  }

  let playing = true;
  const tables: string[] = [];
  /** Who may ask for the record of each. */
  const hosts = new Map<string, Player>();
  const evening = async (players: readonly Player[]) => {
    while (playing) {
      const table = await gathered(players);
      tables.push(table);
      hosts.set(table, players[0]!);
      await Promise.all(players.map((player) => player.play(table)));
    }
  };
  const evenings = Promise.all(groups.map(evening));

  const answered = () => groups.flat().reduce((sum, player) => sum + player.acknowledged.length, 0);
  /** However slow the machine, a kill meets people who play; between two games nobody answers for a while. */
  const underway = async () => {
    const before = answered();
    const latest = Date.now() + LULL_MS;
    while (answered() === before && Date.now() < latest) await pause(20);
  };

  const end = Date.now() + atMost;
  let kills = 0;
  while (kills < atLeast || (kills < wanted && Date.now() < end)) {
    await underway();
    await pause(50 + below(rng, 350));
    await server.kill();
    faults.push(...complaints(server));
    kills++;
    server = await RealServer.start(environment);
    if (kills % 20 === 0) say(`${kills} kills, ${tables.length} tables`);
  }
  playing = false;
  await evenings;

  for (const table of tables) {
    const { client } = hosts.get(table)!;
    const { body } = await insist(() => client.ask<GameRecord<Config>>('GET', `/api/tables/${table}/record`));
    const fault = verify(osadnicy, body);
    if (fault) faults.push(`the record of ${table} does not hold: ${JSON.stringify(fault)}`);
  }
  await server.stop();
  faults.push(...complaints(server));
  const acknowledged = groups.flat().flatMap((player) => player.acknowledged);
  const path = join(folder, 'imperia.sqlite');
  faults.push(...lostOrTwice(path, tables, acknowledged), ...(await doctor({ sqlite: path })).map(String));
  rmSync(folder, { recursive: true });
  const resent = groups.flat().reduce((sum, player) => sum + player.resent, 0);
  return { kills, tables: tables.length, acknowledged: acknowledged.length, resent, faults };
}

/** A new table at which all of them sit, and the game has begun. */
async function gathered(players: readonly Player[]): Promise<string> {
  const factions = FACTIONS.slice(0, players.length);
  let tries = 0;
  let host = players[0]!;
  // A table whose maker never heard of it counts among those that one may have: they make them by turns, and leave those.
  const made = await insist(async () => {
    host = players[tries++ % players.length]!;
    const answer = await makeTable(host.client, wantedWith(factions));
    if (answer.id) return answer;
    await leaveOpenTables(host);
    throw new Error(JSON.stringify(answer));
  });
  const others = players.filter((player) => player !== host);
  const wish = async (player: Player, body: object, done: string) => {
    const path = `/api/tables/${made.id}/wishes`;
    const { body: reply } = await player.client.ask<{ granted?: boolean; why?: string }>('POST', path, body);
    if (!reply.granted && reply.why !== done) throw new Error(JSON.stringify(reply));
  };
  for (const [i, player] of others.entries()) {
    const sit = { wish: 'sit', seat: i + 1, invitation: made.seats[i + 1] };
    await insist(() => wish(player, sit, 'sits already'));
  }
  await insist(() => wish(host, { wish: 'start' }, 'not open'));
  return made.id;
}

async function leaveOpenTables({ client }: Player): Promise<void> {
  const { body } = await client.ask<{ id: string; status: string }[]>('GET', '/api/tables/mine');
  for (const { id, status } of body)
    if (status === 'open') await client.ask('POST', `/api/tables/${id}/wishes`, { wish: 'leave', seat: 0 });
}

/** Whatever the server logged as an error; it has nothing to complain of. */
function complaints({ said }: RealServer): string[] {
  return said.split('\n').filter((line) => line !== '' && !line.startsWith('Imperia: '));
}

function lostOrTwice(path: string, tables: readonly string[], acknowledged: Player['acknowledged']): string[] {
  const faults: string[] = [];
  const db = new Database(path);
  const rows = db.prepare('select n, body from entries where table_id = ? order by n');
  const kept = new Map<string, Entry[]>();
  for (const table of tables) {
    const entries = rows.all([table]) as { n: number; body: string }[];
    if (entries.some(({ n }, i) => n !== i)) faults.push(`the entries of ${table} have gaps`);
    kept.set(
      table,
      entries.map(({ body }) => JSON.parse(body) as Entry),
    );
    const nonces = kept.get(table)!.flatMap((entry) => (entry.do === 'answer' && entry.nonce ? [entry.nonce] : []));
    if (new Set(nonces).size !== nonces.length) faults.push(`an answer is there twice at ${table}`);
  }
  for (const { table, nonce, version } of acknowledged) {
    const entry = kept.get(table)?.[version - 1];
    if (entry?.do !== 'answer' || entry.nonce !== nonce) faults.push(`answer ${version} of ${table} was lost`);
  }
  db.close();
  return faults;
}
