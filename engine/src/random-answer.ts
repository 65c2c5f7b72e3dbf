import { below, type Rng, shuffle } from './rng.ts';
import { type Decision, optionId, type Pick, pickAllowed, pickId, type Step } from './step.ts';

const TRIES = 50;

/** Any answer to this decision, by its id; null when it cannot be answered. */
export function randomAnswer<S extends Step>(decision: Decision<S>, rng: Rng): string | null {
  return answered(decision, rng, optionId, (_, picked) => pickId(picked));
}

/** The same answer as the step that it leads to: no name is spelled out. */
export function randomStep<S extends Step>(decision: Decision<S>, rng: Rng): S | null {
  return answered(decision, rng, itself, (pick, picked) => pick.answer([...picked].sort((a, b) => a - b)));
}

function itself<S extends Step>(option: S): S {
  return option;
}

function answered<S extends Step, A>(
  { options, pick }: Decision<S>,
  rng: Rng,
  ofOption: (option: S) => A,
  ofPick: (pick: Pick<S>, picked: readonly number[]) => A,
): A | null {
  const at = below(rng, options.length + (pick ? Math.max(1, options.length) : 0));
  const option = options[at];
  if (option) return ofOption(option);
  const picked = pick && randomPick(pick, rng);
  if (pick && picked) return ofPick(pick, picked);
  return options[0] ? ofOption(options[0]) : null;
}

function randomPick<S extends Step>(pick: Pick<S>, rng: Rng): readonly number[] | null {
  const most = Math.min(pick.max, pick.from.length);
  for (let i = 0; i < TRIES && pick.min <= most; i++) {
    const count = pick.min + below(rng, most - pick.min + 1);
    const picked = shuffle(rng, [...pick.from]).slice(0, count);
    if (pickAllowed(pick, picked)) return picked;
  }
  return firstPick(pick, [], 0);
}

/** Where few picks are allowed, look through all of them. */
function firstPick<S extends Step>(pick: Pick<S>, picked: readonly number[], from: number): readonly number[] | null {
  if (pickAllowed(pick, picked)) return picked;
  if (picked.length >= pick.max) return null;
  for (let i = from; i < pick.from.length; i++) {
    const found = firstPick(pick, [...picked, pick.from[i]!], i + 1);
    if (found) return found;
  }
  return null;
}
