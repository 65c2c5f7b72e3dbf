import { type Rng, type Seat, SPECTATOR } from '@imperia/engine';
import { withChanges } from '../../src/protocol/changes.ts';
import type { Reply } from '../../src/protocol/reply.ts';
import type { News, SeenTable, Whole } from '../../src/protocol/update.ts';
import type { NewTable } from '../../src/tables/api.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { Tables } from '../../src/tables/tables.ts';
import type { Wish } from '../../src/tables/wish.ts';
import { anyAnswer } from '../any-answer.ts';
import { SETTINGS } from './surroundings.ts';

export const PEOPLE = ['ala', 'ola', 'ela', 'ula'] as const;

type Settings = Partial<NewTable['settings']>;

/** A table of Osadnicy. */
export function tableOf(
  factions: readonly (string | null)[],
  settings: Settings = {},
  options: string[] = [],
): NewTable {
  return {
    game: 'osadnicy',
    wanted: { seats: factions.map((faction) => ({ faction })), table: { options } },
    settings: { ...SETTINGS, ...settings },
  };
}

export function two(settings: Settings = {}): NewTable {
  return tableOf(['romans', 'egyptians'], settings);
}

export function three(settings: Settings = {}): NewTable {
  return tableOf(['romans', 'egyptians', 'japanese'], settings);
}

export async function made(tables: Tables, wanted: NewTable): Promise<LiveTable> {
  const done = await tables.make({ identity: PEOPLE[0], name: PEOPLE[0] }, wanted);
  if ('fault' in done) throw new Error(JSON.stringify(done));
  return done.table;
}

/** A table at which everybody sits and the game has begun. */
export async function started(tables: Tables, wanted: NewTable = two()): Promise<LiveTable> {
  const table = await made(tables, wanted);
  for (let seat = 1; seat < table.seats; seat++) {
    granted(await table.wish(PEOPLE[seat]!, { wish: 'sit', seat, name: PEOPLE[seat]! }));
  }
  granted(await table.wish(PEOPLE[0], { wish: 'start' }));
  return table;
}

export function granted(reply: Reply): number {
  if (!reply.granted) throw new Error(`Denied: ${reply.why}`);
  return reply.version;
}

let nonces = 0;

/** A legal answer of whoever is asked, worked out from what that seat sees. */
export async function nextAnswer(table: LiveTable, rng: Rng): Promise<Extract<Wish, { wish: 'answer' }> | null> {
  const [seat] = table.gathering.asked;
  if (seat === undefined) return null;
  const { table: seen } = await table.whole(seat);
  const { view, undos } = seen;
  const option = anyAnswer(seen, seat, rng);
  return { wish: 'answer', seat, decision: view!.decision, undos, option, nonce: `n${nonces++}` };
}

/** Gives so many answers, or plays to the end; returns how many. */
export async function play(table: LiveTable, rng: Rng, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let count = 0; count < most; count++) {
    const answer = await nextAnswer(table, rng);
    if (!answer) return count;
    granted(await table.wish(PEOPLE[answer.seat]!, answer));
  }
  return most;
}

/** Somebody who keeps what is sent, as a browser would. */
export class Watcher {
  readonly seat: Seat;
  readonly news: News[] = [];
  seen!: SeenTable;
  heard: unknown[] = [];
  version = 0;
  #stop: () => void = () => {};

  constructor(seat: Seat = SPECTATOR) {
    this.seat = seat;
  }

  async look(table: LiveTable): Promise<Whole | readonly News[]> {
    const { first, stop } = await table.watch(this.seat, this.seen ? this.version : null, (news) => this.take(news));
    this.#stop = stop;
    for (const news of 'table' in first ? [first] : first) this.take(news);
    return first;
  }

  leave(): void {
    this.#stop();
  }

  take(news: News): void {
    const sent: News = JSON.parse(JSON.stringify(news));
    this.news.push(sent);
    if ('table' in sent) this.seen = sent.table;
    else {
      if (sent.after !== this.version) throw new Error(`Update after ${sent.after} came at ${this.version}`);
      if (sent.changes) this.seen = withChanges(this.seen, sent.changes);
    }
    this.version = sent.version;
    if (sent.heard) this.heard = [...this.heard.slice(0, sent.heard.from), ...sent.heard.events];
  }
}
