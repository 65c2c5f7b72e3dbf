import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SCENARIOS = fileURLToPath(new URL('../../scenarios', import.meta.url));

/** Every scenario file, by its path inside the folder. */
export function scenarioFiles(): string[] {
  return readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export function readScenario(file: string): string {
  return readFileSync(join(SCENARIOS, file), 'utf8');
}
