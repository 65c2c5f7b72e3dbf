/** What one process of players has measured. */
export interface Tally {
  /** Answers that were acknowledged, by second since the measuring began. */
  perSecond: number[];
  /** Milliseconds from sending an answer until the other seat knew of it, and until it was acknowledged. */
  toOther: number[];
  toSender: number[];
  updates: number;
  updateBytes: number;
  gamesEnded: number;
  /** Pairs that had no game left to play: more should have been laid out. */
  ranDry: number;
  errors: Record<string, number>;
  /** The last entry of each table that was acknowledged. */
  acknowledged: [table: string, version: number][];
  /** Processor time of the players themselves, in seconds. */
  cpu: number;
}

export function newTally(): Tally {
  return {
    perSecond: [],
    toOther: [],
    toSender: [],
    updates: 0,
    updateBytes: 0,
    gamesEnded: 0,
    ranDry: 0,
    errors: {},
    acknowledged: [],
    cpu: 0,
  };
}

/** Counts only while it is told to, so that connecting and warming up are left out; errors always count. */
export class Counting {
  readonly tally = newTally();
  #since = Number.POSITIVE_INFINITY;
  #cpu = process.cpuUsage();

  begin(): void {
    this.#since = performance.now();
    this.#cpu = process.cpuUsage();
  }

  end(): void {
    const { user, system } = process.cpuUsage(this.#cpu);
    this.tally.cpu = (user + system) / 1e6;
    this.#since = Number.POSITIVE_INFINITY;
  }

  update(bytes: number): void {
    if (performance.now() < this.#since) return;
    this.tally.updates++;
    this.tally.updateBytes += bytes;
  }

  otherKnows(sentAt: number): void {
    if (sentAt >= this.#since) this.tally.toOther.push(performance.now() - sentAt);
  }

  acknowledged(sentAt: number): void {
    const now = performance.now();
    if (now < this.#since) return;
    const second = Math.floor((now - this.#since) / 1000);
    this.tally.perSecond[second] = (this.tally.perSecond[second] ?? 0) + 1;
    if (sentAt >= this.#since) this.tally.toSender.push(now - sentAt);
  }

  error(what: string): void {
    this.tally.errors[what] = (this.tally.errors[what] ?? 0) + 1;
  }
}

export function together(tallies: readonly Tally[]): Tally {
  const all = newTally();
  for (const one of tallies) {
    for (const [second, count] of one.perSecond.entries())
      all.perSecond[second] = (all.perSecond[second] ?? 0) + (count ?? 0);
    for (const wait of one.toOther) all.toOther.push(wait);
    for (const wait of one.toSender) all.toSender.push(wait);
    all.updates += one.updates;
    all.updateBytes += one.updateBytes;
    all.gamesEnded += one.gamesEnded;
    all.ranDry += one.ranDry;
    for (const [what, count] of Object.entries(one.errors)) all.errors[what] = (all.errors[what] ?? 0) + count;
    all.acknowledged.push(...one.acknowledged);
    all.cpu += one.cpu;
  }
  return all;
}
