import { type GameRecord, keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';

/** A game that was played round one screen, so many answers of it. */
export function localGame(answers: number): GameRecord<Config> {
  const rng = seeded(7);
  const table = new Table(osadnicy, { factions: ['romans', 'japanese'], options: [] }, keyFrom(rng));
  for (let i = 0; i < answers && !table.over; i++) {
    const [decision] = table.decisions();
    table.answer({ seat: decision!.seat, decision: table.state.decision, option: randomAnswer(decision!, rng)! });
  }
  return table.record();
}
