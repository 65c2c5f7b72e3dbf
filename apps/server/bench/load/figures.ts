import type { Health } from './server-process.ts';
import type { Tally } from './tally.ts';

export interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** What one run has shown; waits in milliseconds. */
export interface Figures {
  readonly tables: number;
  readonly connections: number;
  readonly seconds: number;
  readonly offeredRate: number;
  /** Answers acknowledged a second: on average, and in the second with the fewest. */
  readonly rate: number;
  readonly leastInASecond: number;
  readonly answers: number;
  readonly toOther: Waits;
  readonly toSender: Waits;
  readonly updateBytes: number;
  readonly gamesEnded: number;
  readonly ranDry: number;
  readonly errors: Readonly<Record<string, number>>;
  /** Tables whose last acknowledged answer was not in the store after the server was killed; null: it keeps nothing. */
  readonly lost: number | null;
  /** Share of one core. */
  readonly serverCpu: number;
  readonly playersCpu: number;
  readonly serverMicrosPerAnswer: number;
  readonly rss: number;
  readonly heap: number;
  readonly lagP99: number | null;
  readonly lagMost: number | null;
}

interface Run {
  readonly tables: number;
  readonly seconds: number;
  readonly rate: number;
}

export function figuresOf(
  { tables, seconds, rate }: Run,
  tally: Tally,
  health: readonly Health[],
  lost: number | null,
): Figures {
  const [before, after] = health as [Health, Health];
  const whole = Array.from({ length: seconds }, (_, second) => tally.perSecond[second] ?? 0);
  const answers = whole.reduce((sum, count) => sum + count, 0);
  const cpu = after.cpuSeconds - before.cpuSeconds;
  return {
    tables,
    connections: 2 * tables,
    seconds,
    offeredRate: rate,
    rate: answers / seconds,
    leastInASecond: Math.min(...whole),
    answers,
    toOther: waits(tally.toOther),
    toSender: waits(tally.toSender),
    updateBytes: tally.updateBytes / tally.updates,
    gamesEnded: tally.gamesEnded,
    ranDry: tally.ranDry,
    errors: tally.errors,
    lost,
    serverCpu: cpu / seconds,
    playersCpu: tally.cpu / seconds,
    serverMicrosPerAnswer: (cpu / answers) * 1e6,
    rss: after.rss,
    heap: after.heap,
    lagP99: known(after.lagP99),
    lagMost: known(after.lagMost),
  };
}

function known(figure: number): number | null {
  return Number.isFinite(figure) ? figure : null;
}

function waits(all: readonly number[]): Waits {
  const sorted = Float64Array.from(all).sort();
  const at = (q: number): number => sorted[Math.floor((sorted.length - 1) * q)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
