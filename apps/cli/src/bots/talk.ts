import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

export type TroubleKind = 'late' | 'crashed' | 'unreadable';

/** Why nothing can be had of a process any more. */
export class Trouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Longer than any answer: whoever writes on and on without a line is not answering. */
const LONGEST_LINE = 1_000_000;
const LAST_WORDS = 500;

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (trouble: Trouble) => void;
}

function notStarted(program: string, { code, message }: NodeJS.ErrnoException): string {
  return code === 'ENOENT' ? `there is no program ${program}` : message;
}

/** A process with which one speaks in lines of JSON. */
export class Talk {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #partial = '';
  #errors = '';
  #gone: Trouble | null = null;
  #waiting: Waiting | null = null;

  constructor([program = '', ...args]: readonly string[], cwd: string, ended: (pid: number) => void) {
    this.#child = spawn(program, args, { cwd, stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', () => {});
    stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      this.#errors = (this.#errors + text).slice(-LAST_WORDS);
    });
    this.#child.on('error', (error) => this.#leave(new Trouble('crashed', notStarted(program, error))));
    // Not at `exit`: its last lines may still be on their way.
    this.#child.on('close', (code, signal) => {
      if (this.pid !== undefined) ended(this.pid);
      this.#leave(new Trouble('crashed', `it ended with ${signal ?? `code ${code}`}${this.#lastWords()}`));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  tell(message: object): void {
    if (!this.#gone) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line; late after so many milliseconds, and then there is nobody to talk to any more. */
  async hear(milliseconds: number): Promise<unknown> {
    const line = this.#lines.shift() ?? (await this.#nextLine(milliseconds));
    try {
      return JSON.parse(line);
    } catch {
      return this.#giveUp(new Trouble('unreadable', `it wrote what is not JSON: ${line.slice(0, 80)}`));
    }
  }

  #nextLine(milliseconds: number): Promise<string> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      const late = () => this.#leave(new Trouble('late', `it did not answer within ${milliseconds} ms`));
      const timer = setTimeout(late, milliseconds);
      this.#waiting = {
        resolve: (line) => {
          clearTimeout(timer);
          resolve(line);
        },
        reject: (trouble) => {
          clearTimeout(timer);
          reject(trouble);
        },
      };
    });
  }

  #giveUp(trouble: Trouble): never {
    this.#leave(trouble);
    throw trouble;
  }

  #hear(text: string): void {
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop()!;
    if (this.#partial.length > LONGEST_LINE) this.#leave(new Trouble('unreadable', 'its line has no end'));
    this.#lines.push(...lines.filter((line) => line.trim() !== ''));
    const waiting = this.#waiting;
    if (!waiting || this.#lines.length === 0) return;
    this.#waiting = null;
    waiting.resolve(this.#lines.shift()!);
  }

  #leave(trouble: Trouble): void {
    if (this.#gone) return;
    this.#gone = trouble;
    this.#child.kill('SIGKILL');
    this.#waiting?.reject(trouble);
    this.#waiting = null;
  }

  #lastWords(): string {
    const last = this.#errors.trimEnd().split('\n').at(-1) ?? '';
    return last === '' ? '' : `: ${last}`;
  }

  end(): void {
    this.#leave(new Trouble('crashed', 'it was ended'));
  }
}
