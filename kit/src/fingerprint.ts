import { hash } from '@imperia/engine';

/** What is said of a card and changes nothing that it does. */
const SAID: ReadonlySet<string> = new Set(['certainty', 'translated', 'complexity']);

/** A short name for everything in a file of cards or pieces that matters to play. */
export function fingerprint(file: unknown): string {
  return hash(JSON.parse(JSON.stringify(file, (key, value: unknown) => (isSaid(key, value) ? undefined : value))));
}

/** A name in two languages is one for people; a plain one is that by which another card is found. */
function isSaid(key: string, value: unknown): boolean {
  return SAID.has(key) || (key === 'name' && typeof value !== 'string');
}
