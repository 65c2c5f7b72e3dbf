import { facesSeen, keyFrom, randomAnswer, SPECTATOR, seeded } from '@imperia/engine';
import {
  type AnyGame,
  type AnyState,
  otherWorld,
  permutation,
  sameAnswer,
  sameLuck,
  toldFaces,
  transition,
} from '@imperia/engine/conformance';
import { type Config, osadnicy, type State } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import type { News } from '../../src/protocol/update.ts';
import type { AnswerEntry, Entry } from '../../src/store/entry.ts';
import { Audience, wholeTable } from '../../src/tables/audience.ts';
import { type Deed, FoldedTable } from '../../src/tables/folded-table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { play, started, three, two, Watcher } from './playing.ts';
import { surroundings } from './surroundings.ts';

const game = osadnicy as unknown as AnyGame;

/** All that somebody is sent who looks at this table, stays while it takes the answer, and looks again. */
function sent(table: FoldedTable, seat: number, answer: Deed): { readonly text: string; readonly entry: Entry } {
  const news: News[] = [];
  const audience = new Audience(table, seat, surroundings(new MemoryTables()));
  const { first } = audience.join(table, null, (one) => news.push(one));
  const from = table.told.length;
  const entry = table.enact(0, answer);
  if (typeof entry === 'string') throw new Error(entry);
  audience.prepare(table, from);
  audience.tell(table.head.id);
  return { text: JSON.stringify([first, news, wholeTable(table, seat)]), entry };
}

function withState(table: FoldedTable, state: State): FoldedTable {
  const { gathering, told } = structuredClone(table.saved());
  return FoldedTable.resumed(table.head, {
    gathering,
    play: { state: structuredClone(state), retractable: null },
    told,
  });
}

/** Whatever a seat may not know is changed behind its back: what it is sent must not change by a byte. */
test.each([
  { name: 'two seats', wanted: two() },
  { name: 'three seats', wanted: three() },
  { name: 'the draft', wanted: { ...two(), options: ['lookoutAlternative' as const] } },
])('updates tell nobody what they may not know: $name', async ({ wanted }) => {
  const rng = seeded(11);
  const store = new MemoryTables();
  const live = await started(new Tables(surroundings(store)), wanted);
  const table = new FoldedTable(live.head);
  table.follow(await store.entries(live.head.id, 0));
  const config = live.head.config as Config;
  let compared = 0;
  while (table.gathering.status === 'running') {
    const { state } = table.play!;
    const decisions = table.play!.decisions();
    const decision = decisions[rng[0] & 1] ?? decisions[0]!;
    const answer = { seat: decision.seat, decision: state.decision, option: randomAnswer(decision, rng)! };
    const { answers } = table.gathering;
    for (let observer = SPECTATOR; observer < config.factions.length; observer++) {
      if ((answers + observer) % 2 === 0) continue;
      const known = new Set(facesSeen(game, state as AnyState, observer));
      const watch = (now: AnyState) => {
        for (const card of facesSeen(game, now, observer)) known.add(card);
      };
      const here = transition(game, state as AnyState, answer, { watch });
      if (typeof here === 'string') throw new Error(here);
      watch(here.after);
      for (const card of toldFaces(game, here.events, observer)) known.add(card);
      const rename = permutation(game, state as AnyState, known, rng);
      const other = rename && otherWorld(game, state as AnyState, rename, keyFrom(rng));
      if (!other) continue;
      const there = sameAnswer(game, state as AnyState, other, answer, rename);
      const after = transition(game, other, there, { dictate: sameLuck(here.luck, rename) });
      if (typeof after === 'string') continue;
      const seen = sent(withState(table, state as State), observer, { do: 'answer', by: 'person', ...answer });
      const { outcomes } = seen.entry as AnswerEntry;
      const luck = outcomes.map(({ purpose }, i) => ({ purpose, result: after.luck[i]!.result }));
      const same = { do: 'answer', by: 'person', ...there, outcomes: luck } as const;
      const seenThere = sent(withState(table, other as State), observer, same);
      expect(seenThere.text === seen.text, `observer ${observer}, «${answer.option}»`).toBe(true);
      compared++;
    }
    table.enact(0, { do: 'answer', by: 'person', ...answer });
  }
  expect(compared).toBeGreaterThan(50);
});

test('nothing that is sent before the end holds the key', async () => {
  const tables = new Tables(surroundings(new MemoryTables()));
  const table = await started(tables);
  const watchers = [new Watcher(0), new Watcher(1), new Watcher()];
  for (const watcher of watchers) await watcher.look(table);
  await play(table, seeded(3));
  for (const { news, seen } of watchers) {
    expect(seen.key).toBe(table.head.key);
    expect(JSON.stringify(news.slice(0, -1)).includes(table.head.key)).toBe(false);
  }
});
