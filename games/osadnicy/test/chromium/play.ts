import { hash, keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { type Config, osadnicy } from '../../src/index.ts';

/** Plays games at random and names the state after every answer: the same wherever it runs, or something is wrong. */
export function hashesOf(configs: readonly Config[], seed: number): string[] {
  const rng = seeded(seed);
  return configs.map((config) => {
    const table = new Table(osadnicy, config, keyFrom(rng));
    const hashes: string[] = [hash(table.state)];
    while (!table.over) {
      const [decision] = table.decisions();
      const option = randomAnswer(decision!, rng)!;
      table.answer({ seat: decision!.seat, decision: table.state.decision, option });
      hashes.push(hash(table.state));
    }
    return hash(hashes);
  });
}

Object.assign(globalThis, { hashesOf });
