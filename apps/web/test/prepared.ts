import { hash, Table } from '@imperia/engine';
import { anyKit } from '@imperia/kit';
import {
  type Config,
  type OsadnicyEvent,
  type OsadnicyStep,
  osadnicy,
  type Phase,
  type State,
  type Zone,
} from '@imperia/osadnicy';
import { kit as osadnicyKit } from '@imperia/osadnicy/kit';
import type { Page } from 'playwright-core';
import { newGame } from '../src/store/new-game.ts';

import type { SavedGame, SeatKind } from '../src/store/saved-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';
import type { Snapshot } from '../src/worker/protocol.ts';

/** Osadnicy, as the client takes any game. */
export const kit = anyKit(osadnicyKit);

type OsadnicyTable = Table<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;
type OsadnicySnapshot = Snapshot<State, OsadnicyEvent>;

/** A game that bots played, kept as if these had sat at it; `until` stops it before its end. */
export function prepared(
  config: Config,
  kinds: readonly SeatKind[],
  seed: string,
  until: (answers: number, now: OsadnicySnapshot) => boolean = () => false,
): SavedGame {
  const dealt = newGame(kit, config, kinds, seed);
  const table = new HostedTable(kit, { ...dealt, kinds: kinds.map(() => 'greedy') });
  for (let answers = 0; !until(answers, table.snapshot() as OsadnicySnapshot); answers++) {
    const bot = table.waitingBot();
    if (bot === null) break;
    table.answer([table.botAnswer(bot)]);
  }
  return { ...table.saved(Date.now()), kinds };
}

/** Stops where the first seat is asked in the given phase of a round, for the given time in a row. */
export function asked(
  round: number,
  phase: Phase = 'action',
  times = 1,
): (answers: number, now: OsadnicySnapshot) => boolean {
  let seen = 0;
  return (_, { view, asked: seats }) =>
    view.round === round && view.phase === phase && seats.includes(0) && ++seen >= times;
}

/** Puts a game where the page keeps its games. */
export async function keep(page: Page, game: SavedGame): Promise<void> {
  await page.evaluate(async (kept) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('imperia', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('games', 'readwrite');
      transaction.objectStore('games').put(kept);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, game);
}

/** The games as the page keeps them. */
export function kept(page: Page): Promise<SavedGame[]> {
  return page.evaluate(
    () =>
      new Promise<SavedGame[]>((resolve, reject) => {
        const opening = indexedDB.open('imperia');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('games').objectStore('games').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
          asked.onerror = () => reject(asked.error);
        };
      }),
  );
}

/** The same choices in Node. */
export function inNode({ version, config, key, answers }: SavedGame): OsadnicyTable {
  const table: OsadnicyTable = new Table(osadnicy, config as Config, key, { version });
  for (const answer of answers) {
    const rejection = table.answer(answer);
    if (rejection) throw new Error(`«${answer.option}»: ${rejection}`);
  }
  return table;
}

export function hashInNode(game: SavedGame): string {
  return hash(inNode(game).state);
}
