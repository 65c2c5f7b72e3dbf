import { env, stderr, stdin, stdout } from 'node:process';
import type { Readable, Writable } from 'node:stream';

/** Where the command reads and writes: the process's own streams, or a test's. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  /** Somebody sits there: screens may be cleared, questions asked. */
  readonly interactive: boolean;
  readonly outputIsTTY: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  width(): number;
  height(): number;
  write(text: string): void;
  complain(text: string): void;
}

const NARROWEST = 60;
const WIDEST = 140;
const USUAL_WIDTH = 80;
const USUAL_HEIGHT = 24;

export function processTerminal(): Terminal {
  return {
    input: stdin,
    output: stdout,
    interactive: Boolean(stdin.isTTY && stdout.isTTY),
    outputIsTTY: Boolean(stdout.isTTY),
    env,
    cwd: process.cwd(),
    width: () => usable(stdout.columns || Number(env.COLUMNS) || USUAL_WIDTH),
    height: () => stdout.rows || USUAL_HEIGHT,
    write: (text) => void stdout.write(text),
    complain: (text) => void stderr.write(text),
  };
}

function usable(columns: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, columns));
}

/** `imperia cards GAME | head` is no error. */
export function leaveQuietlyWhenPipeCloses(): void {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}
