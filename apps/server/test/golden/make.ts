import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, randomAnswer, seeded, sha256, Table } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import Database from 'libsql';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { openStore } from '../../src/store/index.ts';
import type { NewTable } from '../../src/tables/api.ts';
import { broughtIn } from '../../src/tables/bring-task.ts';
import { keepResults } from '../../src/tables/keep-results.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { Surroundings } from '../../src/tables/surroundings.ts';
import { Tables } from '../../src/tables/tables.ts';
import { granted, made, nextAnswer, PEOPLE, play, started, tableOf, two } from '../tables/playing.ts';
import { SETTINGS } from '../tables/surroundings.ts';
import { newFolder } from './folder.ts';

const THREE = ['romans', 'egyptians', 'japanese'];
const NOW = Date.UTC(2026, 10, 1);

/** Every statement that fills an empty database with what is in this one. */
function dumped(path: string): string {
  const db = new Database(path, { readonly: true });
  const lines: string[] = [];
  const schema =
    "select name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type desc";
  const made = db.prepare(schema).all() as { name: string; sql: string }[];
  for (const { sql } of made) lines.push(`${sql.replace(/\s+/g, ' ')};`);
  for (const { name, sql } of made) {
    if (!/^create table/i.test(sql)) continue;
    for (const row of db.prepare(`select * from "${name}"`).all() as Record<string, unknown>[]) {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      lines.push(`insert into "${name}" (${columns}) values (${Object.values(row).map(literal).join(',')});`);
    }
  }
  db.close();
  return `${lines.join('\n')}\n`;
}

function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** A solo game in which the virtual player razes a Gate or a Shrine, as it did once. */
function soloRecord(seed: number, most: number): GameRecord<Config> {
  const table = new Table(osadnicy, { factions: ['japanese'], options: [] }, sha256(`golden ${seed}`));
  const rng = seeded(seed);
  while (table.length < most) {
    const decision = table.decisions()[0]!;
    table.answer({ seat: decision.seat, decision: table.state.decision, option: randomAnswer(decision, rng)! });
  }
  return table.record();
}

async function takeBack(table: LiveTable): Promise<void> {
  for (const rng = seeded(11); ; ) {
    const answer = (await nextAnswer(table, rng))!;
    granted(await table.wish(PEOPLE[answer.seat]!, answer));
    const { view, mayUndo, undos } = (await table.whole(answer.seat)).table;
    if (!mayUndo) continue;
    const { seat } = answer;
    granted(await table.wish(PEOPLE[seat]!, { wish: 'undo', seat, decision: view!.decision, undos }));
    return;
  }
}

/** A whole database, with whatever was played at two sets of tables. */
async function databaseOf(played: (tables: Tables, cutOff: Tables) => Promise<void>): Promise<string> {
  const folder = newFolder();
  const path = join(folder, 'imperia.sqlite');
  const store = await openStore({ sqlite: path });
  const nothing = { login: null, passwordHash: null, email: null, emailVerified: false };
  for (const id of PEOPLE)
    await store.people.create({ id, name: id, ...nothing, recoveryHash: id, rated: true, lang: 'pl', createdAt: NOW });
  const kept: Promise<void>[] = [];
  let now = NOW;
  const around: Surroundings = {
    store,
    now: () => (now += 1000),
    bots: null,
    bring: async (task) => broughtIn(task),
    outages: () => [],
    kept: () => {},
    ended: (table) => kept.push(keepResults(store.people, store.results, table)),
    trouble: (error) => {
      throw error;
    },
  };
  // The tables of one are put to rest and have a snapshot of their end; the other is cut off, as by a loss of power.
  const tables = new Tables(around);
  await played(tables, new Tables(around));
  await Promise.all(kept);
  await tables.close();
  await store.close();
  const text = dumped(path);
  rmSync(folder, { recursive: true });
  return text;
}

async function ofOsadnicy(tables: Tables, cutOff: Tables): Promise<void> {
  await made(tables, tableOf(['barbarians', 'japanese'], { listed: true }));
  const over = await started(tables, two({ rated: true }));
  await play(over, seeded(1));
  await play(await started(tables, tableOf(THREE, {}, ['lookoutAdvanced'])), seeded(2));
  const four = await started(cutOff, tableOf(['japanese', 'barbarians', 'egyptians', 'romans']));
  await play(four, seeded(3), 130);
  await play(await started(cutOff, tableOf(['romans', 'egyptians'], {}, ['peaceful'])), seeded(4), 20);
  await play(await started(cutOff, tableOf(THREE, {}, ['lookoutAlternative'])), seeded(5), 64);
  const solo = ['soloMissEndsPhase'];
  await play(await started(tables, tableOf(['egyptians'], {}, solo)), seeded(6), 30);
  await play(await started(tables, tableOf(['romans'], {}, solo)), seeded(7));
  const back = await started(cutOff, two());
  await play(back, seeded(8), 52);
  await takeBack(back);
  await play(back, seeded(9), 3);
  const paused = await started(tables, two({ time: { time: 'live', initial: 600_000, increment: 10_000 } }));
  await play(paused, seeded(10), 25);
  granted(await paused.wish(PEOPLE[0], { wish: 'propose', seat: 0, what: { propose: 'pause' } }));
  granted(await paused.wish(PEOPLE[1], { wish: 'agree', seat: 1 }));
  const resigned = await started(tables, two());
  await play(resigned, seeded(12), 30);
  granted(await resigned.wish(PEOPLE[1], { wish: 'resign', seat: 1 }));
  await started(tables, two());
  for (const [seed, most] of [
    [131, 47],
    [143, 30],
  ] as const) {
    const record = soloRecord(seed, most);
    const brought = await (seed === 131 ? tables : cutOff).bring(
      { identity: PEOPLE[0], name: 'ala' },
      { record, settings: SETTINGS, seats: ['mine'] },
    );
    if ('fault' in brought) throw new Error(brought.fault);
    await play(brought.table, seeded(seed), 2);
  }
}

type Seat = NewTable['wanted']['seats'][number];

function otherTable(game: 'imperium' | 'clash', seats: readonly Seat[], table: NewTable['wanted']['table']): NewTable {
  return { game, wanted: { seats, table }, settings: SETTINGS };
}

const nations = (...all: string[]) => all.map((nation, i) => ({ nation, side: i % 2 === 0 ? 'A' : 'B' }));
const civilizations = (...all: string[]) => all.map((civilization) => ({ civilization }));
const WITH = { game: ['civilizations'], options: ['shortGame'] };

/** By the first version of the rules; `ofSecondRules` is by the second. */
async function ofImperium(tables: Tables, cutOff: Tables): Promise<void> {
  const solo = { rival: ['qin'], level: ['2'] };
  await made(tables, otherTable('imperium', nations('romans', 'greeks'), {}));
  await play(await started(tables, otherTable('imperium', nations('vikings', 'minoans'), {})), seeded(1));
  await play(await started(cutOff, otherTable('imperium', nations('olmecs', 'celts', 'utopians'), {})), seeded(2), 150);
  await play(await started(tables, otherTable('imperium', nations('egyptians'), solo)), seeded(3), 60);
  await play(await started(tables, otherTable('imperium', nations('persians'), solo)), seeded(4));
  await started(tables, otherTable('imperium', nations('mauryans', 'scythians'), {}));
}

async function ofClash(tables: Tables, cutOff: Tables): Promise<void> {
  const base = { game: ['base'], options: ['shortGame', 'noEvents'] };
  const nobody = [{ civilization: null }, { civilization: null }];
  await made(tables, otherTable('clash', civilizations('rome', 'maya'), WITH));
  await play(await started(tables, otherTable('clash', civilizations('greece', 'huns'), WITH)), seeded(1));
  await play(
    await started(cutOff, otherTable('clash', civilizations('china', 'celts', 'japan'), WITH)),
    seeded(2),
    150,
  );
  await play(await started(tables, otherTable('clash', nobody, base)), seeded(3), 100);
  await started(tables, otherTable('clash', civilizations('india', 'vikings'), WITH));
}

async function ofSecondRules(game: 'imperium' | 'clash', tables: Tables): Promise<void> {
  const table =
    game === 'imperium'
      ? otherTable(game, nations('persians', 'egyptians'), {})
      : otherTable(game, civilizations('aztecs', 'carthage'), WITH);
  await play(await started(tables, table), seeded(5), 120);
}

await addGolden('osadnicy/server/tables.sql', () => databaseOf(ofOsadnicy));
await addGolden('imperium/server/tables.sql', () => databaseOf(ofImperium));
await addGolden('clash/server/tables.sql', () => databaseOf(ofClash));
for (const game of ['imperium', 'clash'] as const)
  await addGolden(`${game}/server/second-rules.sql`, () => databaseOf((tables) => ofSecondRules(game, tables)));
