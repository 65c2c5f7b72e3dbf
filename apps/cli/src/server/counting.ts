import { stderr } from 'node:process';

const EVERY_MS = 100;

export interface Counting {
  readonly count: (n: number) => void;
  readonly stop: () => void;
}

/** How far some long work has come, on standard error where somebody is looking; nothing elsewhere. */
export function counting(say: (n: number) => string): Counting {
  if (!stderr.isTTY) return { count: () => {}, stop: () => {} };
  let shown = performance.now();
  const count = (n: number) => {
    if (performance.now() - shown < EVERY_MS) return;
    shown = performance.now();
    stderr.write(`\r\x1b[K${say(n)}…`);
  };
  return { count, stop: () => void stderr.write('\r\x1b[K') };
}
