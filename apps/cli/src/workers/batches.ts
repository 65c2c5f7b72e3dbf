import type { Pool } from './pool.ts';

/** Shorter batches would cost more to send than to play. */
const WORTH_SENDING_MS = 40;
const MOST = 256;

/** Deals the numbers from 0 up to `count` out to the workers, in order, in batches of a sensible length. */
export async function inBatches(
  pool: Pool,
  count: number,
  perform: (from: number, to: number) => Promise<void>,
  most = MOST,
): Promise<void> {
  let next = 0;
  let size = 1;
  const keepOneBusy = async () => {
    while (next < count) {
      const from = next;
      const to = Math.min(count, from + size);
      next = to;
      const start = performance.now();
      await perform(from, to);
      const each = (performance.now() - start) / (to - from);
      size = Math.min(most, Math.max(1, Math.ceil(WORTH_SENDING_MS / each)));
    }
  };
  await Promise.all(Array.from({ length: pool.size }, keepOneBusy));
}
