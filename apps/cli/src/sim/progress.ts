import { stderr } from 'node:process';

const WIDTH = 30;
const EVERY_SECONDS = 0.1;

/** A bar on standard error, where somebody is looking; nothing elsewhere. */
export function progressBar(now: () => number): ((done: number, of: number) => void) | undefined {
  if (!stderr.isTTY) return undefined;
  let shown = now();
  return (done, of) => {
    if (done < of && now() - shown < EVERY_SECONDS) return;
    shown = now();
    const filled = Math.floor((WIDTH * done) / of);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    stderr.write(done < of ? `\r${bar} ${done}/${of}` : '\r\x1b[K');
  };
}
