import type { Decision, Refusal, Step } from '@imperia/engine';
import type { AnyKit, AnyState, Thing } from '@imperia/kit';
import { type Alike, alike } from './picks.ts';

/** The options of a question, by the thing on the table that one clicks to choose them. */
export interface Choices<S extends Step = Step> {
  readonly byThing: ReadonlyMap<Thing, readonly S[]>;
  /** Those without a place on the table. */
  readonly loose: readonly S[];
  /** What is to be picked from: things on the table, by what stands for them, and what has no place there. */
  readonly picks: ReadonlyMap<Thing, readonly number[]>;
  readonly loosePicks: readonly Alike[];
}

export const NO_CHOICES: Choices = { byThing: new Map(), loose: [], picks: new Map(), loosePicks: [] };

export function choicesOf({ deeds }: AnyKit, view: AnyState, asked: Decision<Step>): Choices {
  const byThing = new Map<Thing, Step[]>();
  const loose: Step[] = [];
  for (const option of asked.options) {
    const thing = deeds.touched(view, option);
    if (thing === null) loose.push(option);
    else byThing.set(thing, [...(byThing.get(thing) ?? []), option]);
  }
  const picks = new Map<Thing, number[]>();
  const loosePicks: number[] = [];
  for (const item of asked.pick?.from ?? []) {
    const thing = deeds.touchedItem(view, asked, item);
    if (thing === null) loosePicks.push(item);
    else picks.set(thing, [...(picks.get(thing) ?? []), item]);
  }
  return { byThing, loose, picks, loosePicks: alike(loosePicks) };
}

/** Uses of a thing that are not possible now, for one and the same reason. */
export interface Hindrance {
  readonly uses: readonly string[];
  /** Null where no rule forbids it: something else is asked first. */
  readonly refusal: Refusal | null;
}

/** What one might try with a thing in a turn and is not offered, by what is in the way. */
export function hindrances(
  tried: readonly Step[],
  offered: readonly Step[],
  whyNot: (attempt: Step) => Refusal | null,
): readonly Hindrance[] {
  const found = new Map<string, Hindrance>();
  for (const attempt of tried) {
    if (offered.some((option) => option.do === attempt.do)) continue;
    const refusal = whyNot(attempt);
    const reason = JSON.stringify(refusal);
    const uses = new Set(found.get(reason)?.uses).add(attempt.do);
    found.set(reason, { uses: [...uses], refusal });
  }
  return [...found.values()];
}
