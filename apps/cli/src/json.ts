import type { Terminal } from './terminal/terminal.ts';

/** One object on standard output, nothing else. */
export function writeJson({ write }: Terminal, value: object): void {
  write(`${JSON.stringify(value, null, 2)}\n`);
}
