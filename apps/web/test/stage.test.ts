import {
  type Answer,
  decisionOf,
  facesSeen,
  hash,
  type Rng,
  randomAnswer,
  seeded,
  sha256,
  Table,
} from '@imperia/engine';
import { type Config, FACTIONS, isDeedDone, type OsadnicyStep, osadnicy, type State } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { type Stage, staged } from '../src/play/stage.ts';

const TABLES: readonly Config[] = [
  { factions: ['romans', 'barbarians'], options: [] },
  { factions: ['japanese', 'egyptians'], options: ['reshuffleFactionDiscards'] },
  { factions: ['egyptians', 'romans', 'japanese'], options: ['lookoutAlternative'] },
  { factions: [...FACTIONS], options: ['lookoutAdvanced'] },
  { factions: ['barbarians', 'japanese'], options: ['peaceful'] },
  ...FACTIONS.map((faction): Config => ({ factions: [faction], options: [] })),
];
const GAMES_EACH = 5;

interface Chain {
  readonly stages: readonly Stage<State, OsadnicyStep>[];
  /** The one that sends them all. */
  readonly last: Answer;
}

/** A person without a plan answers on the view, question after question, until the answers must be sent. */
function chain(view: State, seat: number, rng: Rng): Chain {
  const stages: Stage<State, OsadnicyStep>[] = [];
  for (;;) {
    const now = stages.at(-1)?.view ?? view;
    const asked = decisionOf(osadnicy.rules, now, seat)!;
    const option = randomAnswer(asked, rng)!;
    const stage = staged(osadnicy, isDeedDone, now, seat, option);
    if (!stage) return { stages, last: { seat, decision: now.decision, option } };
    stages.push(stage);
  }
}

function playThrough(config: Config, seed: string): number {
  const table = new Table(osadnicy, config, sha256(seed));
  const rng = seeded(seed.length);
  let longest = 0;
  while (!table.over) {
    const { seat } = table.decisions()[0]!;
    const before = facesSeen(osadnicy, table.state, seat);
    const { stages, last } = chain(table.view(seat), seat, rng);
    for (const { answer, view, decision } of stages) {
      expect(facesSeen(osadnicy, view, seat).filter((card) => !before.includes(card))).toEqual([]);
      expect(table.answer(answer)).toBeNull();
      expect(hash(table.view(seat))).toBe(hash(view));
      expect(table.decisionOf(seat)?.ask).toEqual(decision.ask);
    }
    expect(table.answer(last)).toBeNull();
    longest = Math.max(longest, stages.length);
  }
  return longest;
}

test.each(TABLES)('what is staged is what the table then does: $factions $options', (config) => {
  const longest = Array.from({ length: GAMES_EACH }, (_, i) => playThrough(config, `${i} ${'x'.repeat(i)}`));
  expect(Math.max(...longest)).toBeGreaterThan(0);
});
