import Database from 'libsql';
import { entry, head, seat } from '../test/store/samples.ts';

/** Straight into the file: through the store it would take as many commits. */
export function fill(path: string, games: number): void {
  const db = new Database(path);
  const { id: _, config, settings, ...rest } = head();
  const body = JSON.stringify(entry(1).entry);
  const table = db.prepare('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)');
  const sum = db.prepare(
    'insert into summaries (id, status, listed, created_at, seats, due_at) values (?, ?, ?, ?, ?, ?)',
  );
  const line = db.prepare('insert into entries values (?, ?, ?, ?, ?)');
  const player = db.prepare('insert into players values (?, ?, ?)');
  const statuses = ['over', 'over', 'over', 'over', 'over', 'over', 'over', 'running', 'paused', 'open'];
  db.exec('begin');
  for (let i = 0; i < games; i++) {
    const id = `stored-${i * 7919}`;
    const status = statuses[i % statuses.length] ?? 'over';
    const me = `person-${i % 1000}`;
    const seats = JSON.stringify([seat(me), seat(null)]);
    table.run([
      id,
      rest.game,
      rest.rules,
      JSON.stringify(config),
      rest.key,
      rest.commitment,
      JSON.stringify(settings),
      i,
    ]);
    sum.run([id, status, 1, i, seats, status === 'running' ? i : null]);
    for (let n = 0; n < 10; n++) line.run([id, n, i, body, i % 3 === 0 ? 1 : 0]);
    player.run([me, id, status === 'over' ? i : null]);
  }
  db.exec('commit');
  db.close();
}
