import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { type Context, contextFor } from '../src/context.ts';
import { gameAtHand } from '../src/games.ts';
import { run } from '../src/run.ts';
import type { Terminal } from '../src/terminal/terminal.ts';

/** A folder of its own for each test, where games are saved. */
export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'imperia-'));
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Desk {
  readonly lines?: readonly string[];
  readonly cwd?: string;
  readonly width?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly interactive?: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: where the cursor goes is of no interest
const CURSOR = /\x1b\[[0-9]*[A-Z]/g;

/** Where the line editor writes its prompts when somebody sits there. */
function screen(hear: (text: string) => void): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      hear(String(chunk).replace(CURSOR, ''));
      done();
    },
  });
}

function terminalOf(
  desk: Desk,
  input: Readable,
  hear: (text: string) => void,
  complain: (text: string) => void,
): Terminal {
  const cwd = desk.cwd ?? tempFolder();
  return {
    input,
    output: screen(hear),
    interactive: desk.interactive ?? false,
    outputIsTTY: desk.interactive ?? false,
    env: { LANG: 'en_GB.UTF-8', XDG_STATE_HOME: join(cwd, 'state'), ...desk.env },
    cwd,
    width: () => desk.width ?? 80,
    height: () => 40,
    write: hear,
    complain,
  };
}

/** What a command about this game works with. */
export async function contextAt(game: string): Promise<Context> {
  const args = [game];
  const terminal = terminalOf(
    {},
    Readable.from([]),
    () => {},
    () => {},
  );
  return contextFor(args, terminal, await gameAtHand(args));
}

/** Runs one command line in this process, with these lines on standard input. */
export async function imperia(args: readonly string[], desk: Desk = {}): Promise<Outcome> {
  let out = '';
  let err = '';
  const input = Readable.from((desk.lines ?? []).map((line) => `${line}\n`));
  const terminal = terminalOf(
    desk,
    input,
    (text) => {
      out += text;
    },
    (text) => {
      err += text;
    },
  );
  const code = await run(args, terminal);
  return { code, out, err };
}

/** Answers each prompt from what was written since the last one; null ends the input. */
export type Player = (shown: string) => string | null;

export async function imperiaWith(args: readonly string[], player: Player, desk: Desk = {}): Promise<Outcome> {
  let out = '';
  let err = '';
  let answered = 0;
  const input = new PassThrough();
  const hear = (text: string) => {
    out += text;
    if (!text.endsWith('> ') && !text.endsWith('Enter. ')) return;
    const line = player(out.slice(answered));
    answered = out.length;
    if (line === null) input.end();
    else setImmediate(() => input.write(`${line}\n`));
  };
  const code = await run(
    args,
    terminalOf(desk, input, hear, (text) => {
      err += text;
    }),
  );
  return { code, out, err };
}

/** Always number 1; where more must be picked, one more each time. */
export function firstOption(): Player {
  let wanted = 1;
  return (shown) => {
    const refused = /Not these|Nie tak/.test(shown);
    wanted = refused ? wanted + 1 : 1;
    return Array.from({ length: wanted }, (_, i) => i + 1).join(' ');
  };
}
