import { type Decision, optionId, randomAnswer, seeded, Table } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { CARDS, type Config, type OsadnicyStep, osadnicy, TOKENS } from '../../src/index.ts';
import { type Attempt, CHOICES } from '../../src/scenario/index.ts';
import { optionFor } from '../../src/scenario/match.ts';

const GAMES = 12;

/** The option as a scenario would write it, with every field that it can be told by. */
function written(config: Config, option: OsadnicyStep): Attempt {
  const fields = option as unknown as Record<string, unknown>;
  const told: Record<string, unknown> = { do: option.do };
  for (const name of ['card', 'given', 'source']) {
    const card = CARDS[fields[name] as number];
    if (card) told[name] = card.code;
  }
  if (typeof fields.of === 'number') told.of = config.factions[fields.of];
  for (const name of ['good', 'times', 'choice', 'from']) if (fields[name] !== undefined) told[name] = fields[name];
  if (fields.pay) told.pay = Object.fromEntries(TOKENS.map((token, i) => [token, (fields.pay as number[])[i]]));
  return told as unknown as Attempt;
}

describe('the language of scenarios', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => i))('can name every option of a random game (%i)', (game) => {
    const rng = seeded(game);
    const config: Config = { factions: ['barbarians', 'japanese', 'romans', 'egyptians'], options: [] };
    const table = new Table(osadnicy, config, game.toString(16).padStart(64, '0'));
    while (!table.over) {
      for (const decision of table.decisions()) sayAll(table.state, config, decision);
      const [decision] = table.decisions();
      const option = randomAnswer(decision!, rng);
      table.answer({ seat: decision!.seat, decision: table.state.decision, option: option! });
    }
  });
});

function sayAll(state: Parameters<typeof optionFor>[0], config: Config, decision: Decision<OsadnicyStep>): void {
  for (const option of decision.options) {
    const attempt = written(config, option);
    expect(CHOICES).toContain(attempt.do);
    expect(optionId(optionFor(state, decision, attempt))).toBe(optionId(option));
  }
}
