import { StoreUnavailable } from './store.ts';

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A commit begins this long after the last one began, or later: what comes in between joins it. */
const APART_MS = 8;

/**
 * Commits what waits at the same time together. While one commit is under way the next group gathers, so groups grow
 * with the load; who comes alone does not wait.
 */
export class GroupCommit<Task, Result> {
  readonly #commit: (tasks: readonly Task[]) => Promise<readonly Result[]>;
  readonly #keyOf: (task: Task) => string;
  readonly #most: number;
  #waiting: Waiting<Task, Result>[] = [];
  #running: Promise<void> | null = null;
  #begunAt = Number.NEGATIVE_INFINITY;

  /** A group has at most `most` tasks, no two with the same key. */
  constructor(
    commit: (tasks: readonly Task[]) => Promise<readonly Result[]>,
    keyOf: (task: Task) => string,
    most: number,
  ) {
    this.#commit = commit;
    this.#keyOf = keyOf;
    this.#most = most;
  }

  add(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When all that was added so far is done. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gathered();
      this.#begunAt = performance.now();
      await this.#settle(this.#next());
    }
    this.#running = null;
  }

  #gathered(): Promise<void> {
    const early = this.#begunAt + APART_MS - performance.now();
    // Who is not early waits for this turn of the event loop: what came with the same bundle of messages goes along.
    return new Promise((resolve) => (early > 0 ? setTimeout(resolve, early) : setImmediate(resolve)));
  }

  #next(): readonly Waiting<Task, Result>[] {
    const keys = new Set<string>();
    const group: Waiting<Task, Result>[] = [];
    const rest: Waiting<Task, Result>[] = [];
    for (const one of this.#waiting) {
      const key = this.#keyOf(one.task);
      const fits = group.length < this.#most && !keys.has(key);
      if (fits) keys.add(key);
      (fits ? group : rest).push(one);
    }
    this.#waiting = rest;
    return group;
  }

  async #settle(group: readonly Waiting<Task, Result>[]): Promise<void> {
    try {
      const results = await this.#commit(group.map(({ task }) => task));
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as Result);
    } catch (error) {
      // Only one of them may be at fault, unless the store itself is: the others must not suffer.
      if (group.length > 1 && !(error instanceof StoreUnavailable)) for (const one of group) await this.#settle([one]);
      else for (const { reject } of group) reject(error);
    }
  }
}
