import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** Reads one line after another, from a person or from a script. */
export interface LineReader {
  /** Null when the input has ended, or somebody pressed Ctrl-C or Ctrl-D. */
  ask(prompt: string): Promise<string | null>;
  /** Aborted when whoever sat there is gone: Ctrl-C, Ctrl-D, a closed terminal. The end of a script is no such thing. */
  readonly gone: AbortSignal;
  close(): void;
}

export function lineReader({ input, output, interactive, write }: Terminal): LineReader {
  const lines = createInterface({ input, output, terminal: interactive });
  const waiting: string[] = [];
  let closed = false;
  let wake: (() => void) | null = null;
  const awake = () => {
    wake?.();
    wake = null;
  };
  lines.on('line', (line) => {
    waiting.push(line);
    awake();
  });
  const gone = new AbortController();
  const end = () => {
    closed = true;
    awake();
  };
  const leave = () => {
    end();
    gone.abort();
  };
  lines.on('close', interactive ? leave : end);
  lines.on('SIGINT', () => lines.close());
  const signals = ['SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, leave);

  return {
    gone: gone.signal,
    async ask(prompt) {
      if (interactive) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else {
        write(prompt);
      }
      while (waiting.length === 0 && !closed) await new Promise<void>((resolve) => (wake = resolve));
      const line = waiting.shift() ?? null;
      if (!interactive || line === null) write('\n');
      return line;
    },
    close() {
      for (const signal of signals) process.off(signal, leave);
      lines.close();
    },
  };
}
