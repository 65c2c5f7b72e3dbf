import { keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { attackLine, osadnicy, SOLO_PLAYER as seat } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { type Attack, lastAttacks } from '../src/games/osadnicy/solo/attack-story.ts';

test('the story of an attack follows the line of targets as the rules move it', () => {
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const rng = seeded(seed);
    const table = new Table(osadnicy, { factions: ['romans'], options: [] }, keyFrom(rng));
    while (!table.over) {
      table.answer({ seat, decision: table.state.decision, option: randomAnswer(table.decisionOf(seat)!, rng)! });
      const last = lastAttacks(table.heard(seat))?.attacks.at(-1);
      if (!last || table.state.phase !== 'lookout') continue;
      outcomes.add(typeof last.outcome === 'object' ? 'struck' : last.outcome);
      expect(lineAfter(last)).toEqual(attackLine(table.state));
    }
  }
  expect(outcomes).toContain('struck');
  expect(outcomes).toContain('missed');
});

function lineAfter({ line, outcome }: Attack): readonly number[] {
  if (typeof outcome !== 'object') return line;
  return [...line.filter((attack) => !outcome.by.includes(attack)), ...outcome.by];
}
