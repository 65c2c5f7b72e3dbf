import type { Recorded } from '../worker/protocol.ts';

/** Where something new begins: a round, a phase, or the turn of somebody else. */
export function turnsOf(moments: readonly Recorded[]): number[] {
  return moments.flatMap((moment, i) => (i === 0 || !sameTurn(moments[i - 1]!, moment) ? [i] : []));
}

function sameTurn(a: Recorded, b: Recorded): boolean {
  return a.round === b.round && a.phase === b.phase && a.asked.join() === b.asked.join();
}

/** The first moment of each round that was reached, by the round's number from 1 on. */
export function roundsOf(moments: readonly Recorded[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>();
  for (const [i, { round }] of moments.entries()) if (!rounds.has(round)) rounds.set(round, i);
  return rounds;
}

export function turnBefore(turns: readonly number[], at: number): number {
  return turns.filter((turn) => turn < at).at(-1) ?? 0;
}

export function turnAfter(turns: readonly number[], at: number, last: number): number {
  return turns.find((turn) => turn > at) ?? last;
}
