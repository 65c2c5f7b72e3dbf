import type { Pick, Step } from '@imperia/engine';

/** The pick as it is put to whoever names what stays: the answer names the rest. */
export function ofWhatStays<S extends Step>(pick: Pick<S>): Pick<S> {
  const { from, min, max } = pick;
  const answer = (kept: readonly number[]) => pick.answer(restOf(from, kept));
  const allows = pick.allows && ((kept: readonly number[]) => pick.allows!(restOf(from, kept)));
  return { from, min: Math.max(0, from.length - max), max: from.length - min, answer, ...(allows && { allows }) };
}

/** What is left of these things without some of them: of things that are alike, as many less. */
export function restOf(from: readonly number[], without: readonly number[]): number[] {
  const rest = [...from];
  for (const item of without) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
