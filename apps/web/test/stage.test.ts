import {
  type Answer,
  type Decision,
  decisionOf,
  facesSeen,
  hash,
  type Rng,
  randomAnswer,
  seeded,
  sha256,
  Table,
} from '@imperia/engine';
import {
  type Config,
  FACTIONS,
  isDeedDone,
  type OsadnicyEvent,
  type OsadnicyStep,
  osadnicy,
  type State,
} from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { foreseen, isBegun, type Stage } from '../src/play/stage.ts';

const TABLES: readonly Config[] = [
  { factions: ['romans', 'barbarians'], options: [] },
  { factions: ['japanese', 'egyptians'], options: ['reshuffleFactionDiscards'] },
  { factions: ['egyptians', 'romans', 'japanese'], options: ['lookoutAlternative'] },
  { factions: [...FACTIONS], options: ['lookoutAdvanced'] },
  { factions: ['barbarians', 'japanese'], options: ['peaceful'] },
  ...FACTIONS.map((faction): Config => ({ factions: [faction], options: [] })),
];
const GAMES_EACH = 5;

type Answered = Stage<State, OsadnicyStep, OsadnicyEvent>;

interface Chain {
  readonly stages: readonly Answered[];
  /** The one that sends them all, and what it leads to where that can be foreseen. */
  readonly last: Answer;
  readonly outcome: Answered | null;
}

/** A person without a plan answers on the view, question after question, until the answers must be sent. */
function chain(view: State, seat: number, rng: Rng): Chain {
  const stages: Answered[] = [];
  for (;;) {
    const now = stages.at(-1)?.view ?? view;
    const asked = decisionOf(osadnicy.rules, now, seat)!;
    const option = randomAnswer(asked, rng)!;
    const stage = foreseen(osadnicy, now, seat, option);
    if (!stage || !isBegun(stage, isDeedDone)) {
      return { stages, last: { seat, decision: now.decision, option }, outcome: stage };
    }
    stages.push(stage);
  }
}

function asData({ ask, options, pick }: Decision<OsadnicyStep>) {
  return { ask, options, ...(pick && { pick: { from: pick.from, min: pick.min, max: pick.max } }) };
}

interface Played {
  readonly longest: number;
  readonly sent: number;
  readonly foreseen: number;
}

function playThrough(config: Config, seed: string): Played {
  const table = new Table(osadnicy, config, sha256(seed));
  const rng = seeded(seed.length);
  let [longest, sent, known] = [0, 0, 0];
  while (!table.over) {
    const { seat } = table.decisions()[0]!;
    const before = facesSeen(osadnicy, table.state, seat);
    const { stages, last, outcome } = chain(table.view(seat), seat, rng);
    for (const { answer, view, heard, decision } of outcome ? [...stages, outcome] : stages) {
      const told = table.heard(seat).length;
      expect(facesSeen(osadnicy, view, seat).filter((card) => !before.includes(card))).toEqual([]);
      expect(table.answer(answer)).toBeNull();
      expect(hash(table.view(seat))).toBe(hash(view));
      expect(table.heard(seat, told)).toEqual(heard);
      expect(table.decisions().map((asked) => asked.seat)).toEqual([decision.seat]);
      if (decision.seat === seat) expect(table.decisionOf(seat)).toMatchObject(asData(decision));
    }
    if (!outcome) expect(table.answer(last)).toBeNull();
    longest = Math.max(longest, stages.length);
    sent++;
    if (outcome) known++;
  }
  return { longest, sent, foreseen: known };
}

test.each(TABLES)('what is foreseen is what the table then does: $factions $options', (config) => {
  const games = Array.from({ length: GAMES_EACH }, (_, i) => playThrough(config, `${i} ${'x'.repeat(i)}`));
  expect(Math.max(...games.map(({ longest }) => longest))).toBeGreaterThan(0);
  const count = (of: 'sent' | 'foreseen') => games.reduce((sum, game) => sum + game[of], 0);
  expect(count('foreseen') / count('sent')).toBeGreaterThan(0.3);
  expect(count('foreseen'), 'luck and hidden cards are not foreseen').toBeLessThan(count('sent'));
});
