/** Two players of one table after another, whatever server they are at. */
export interface Match {
  /** Connects both and waits until each knows its table. */
  open(): Promise<void>;
  /** Both know all that has happened, and somebody is asked something. */
  readonly ready: boolean;
  /** Somebody who is asked answers at random among what is legal, as that seat sees it. */
  answer(): void;
  close(): void;
}

const TICK_MS = 4;
/** The server lets nobody send more than thirty messages a second for long. */
const SHORTEST_MS = 80;
const CONNECT_AT_ONCE = 40;

export async function openAll(matches: readonly Match[]): Promise<void> {
  const waiting = [...matches];
  const connect = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next.open();
  };
  await Promise.all(Array.from({ length: CONNECT_AT_ONCE }, connect));
}

/** Lets each match answer in its turn, so many answers a second altogether; with 0 as soon as it can. Gives how to stop. */
export function pace(matches: readonly Match[], rate: number): () => void {
  const every = Math.max(SHORTEST_MS, rate === 0 ? 0 : (1000 * matches.length) / rate);
  const start = performance.now();
  const due = matches.map((_, i) => start + (every * i) / matches.length);
  const timer = setInterval(() => {
    const now = performance.now();
    for (let i = 0; i < matches.length; i++) {
      if (due[i]! > now || !matches[i]!.ready) continue;
      matches[i]!.answer();
      // Who was held up makes up for it, but not for more than one answer.
      due[i] = Math.max(due[i]! + every, now - every);
    }
  }, TICK_MS);
  return () => clearInterval(timer);
}
