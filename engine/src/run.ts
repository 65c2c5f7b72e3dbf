import type { ChanceLog } from './chance.ts';
import { type Branch, type Core, type Decision, pickAllowed, type Seat, type Step } from './step.ts';

/** What a running game speaks to: who hears events, and where chance is recorded. Search passes an empty one. */
export interface Io<E> extends ChanceLog {
  readonly tell?: (event: E) => void;
}

export interface Rules<G extends Core<S>, S extends Step, E> {
  /** Steps that happen by themselves. */
  readonly run: { readonly [K in S['do']]?: (game: G, step: Extract<S, { do: K }>, io: Io<E>) => void };
  /** Steps that wait for a seat. */
  readonly ask: { readonly [K in S['do']]?: (game: G, step: Extract<S, { do: K }>) => Decision<S> };
}

type Questions<G, S extends Step> = Record<string, ((game: G, step: S) => Decision<S>) | undefined>;
type Happening<G, S extends Step, E> = (game: G, step: S, io: Io<E>) => void;

type Rule<G, S extends Step, E> =
  | { readonly ask: (game: G, step: S) => Decision<S>; readonly run: null }
  | { readonly ask: null; readonly run: Happening<G, S, E> };

/** More steps than any real turn takes: a rule that never ends is an error with its stack, not a hang. */
const STEP_LIMIT = 10_000;

/** Queue steps to happen next, in reading order. */
export function next<S extends Step>(game: Core<S>, ...steps: readonly S[]): void {
  for (let i = steps.length - 1; i >= 0; i--) game.steps.push(steps[i]!);
}

/** What one of several seats is asked first. */
type Opening<S extends Step> = { readonly seat: Seat; readonly step: S } & Pick<Branch<S>, 'race' | 'since'>;

/** Ask several seats at the same time; the rest of the stack waits until every branch is done. */
export function together<S extends Step>(game: Core<S>, branches: readonly Opening<S>[]): void {
  if (game.branches.length > 0) throw new Error('Seats are being asked together already');
  game.branches = branches.map(opened);
}

function opened<S extends Step>({ seat, step, race: first, since }: Opening<S>): Branch<S> {
  const branch: Branch<S> = { seat, steps: [step], answered: false, answer: null };
  if (!first && since === undefined) return branch;
  return { ...branch, ...(first && { race: first }), ...(since !== undefined && { since }) };
}

/** Ask several seats at the same time, of whom one is enough: the first answer counts, and nobody else is asked any more. */
export function race<S extends Step>(game: Core<S>, branches: readonly Opening<S>[]): void {
  together(
    game,
    branches.map((branch) => ({ ...branch, race: true as const })),
  );
}

/** Nothing that was waiting will happen. */
const CUT = new Error('nobody runs the game');

/**
 * Whatever was about to happen does not: every branch and all that waits behind it is gone, and these steps are next.
 * The step that says so ends here. How a game ends at once, wherever it is.
 */
export function cut<S extends Step>(game: Core<S>, ...steps: readonly S[]): never {
  game.branches = [];
  game.steps = [];
  next(game, ...steps);
  throw CUT;
}

const indexes = new WeakMap<object, unknown>();

/** Whose index was asked for last. Mostly the same game goes on, and a weak map costs three per cent of a decision. */
let last: { readonly rules: object; readonly index: unknown } | null = null;

/** Every rule by its step: one look-up for each step that is run. */
function indexOf<G extends Core<S>, S extends Step, E>(rules: Rules<G, S, E>): Map<string, Rule<G, S, E>> {
  if (last?.rules !== rules) last = { rules, index: indexes.get(rules) ?? newIndex(rules) };
  return last.index as Map<string, Rule<G, S, E>>;
}

function newIndex<G extends Core<S>, S extends Step, E>(rules: Rules<G, S, E>): Map<string, Rule<G, S, E>> {
  const index = new Map<string, Rule<G, S, E>>();
  for (const [name, run] of Object.entries<unknown>(rules.run))
    index.set(name, { ask: null, run: run as Happening<G, S, E> });
  for (const [name, ask] of Object.entries(rules.ask as Questions<G, S>)) if (ask) index.set(name, { ask, run: null });
  indexes.set(rules, index);
  return index;
}

/** Run until somebody must choose; null when the game is over. With several seats asked, the first that has not answered. */
export function advance<G extends Core<S>, S extends Step, E>(
  rules: Rules<G, S, E>,
  game: G,
  io: Io<E>,
): Decision<S> | null {
  try {
    return runUntilAsked(rules, game, io, false);
  } catch (thrown) {
    if (thrown !== CUT) throw thrown;
    return advance(rules, game, io);
  }
}

function runUntilAsked<G extends Core<S>, S extends Step, E>(
  rules: Rules<G, S, E>,
  game: G,
  io: Io<E>,
  inBranch: boolean,
): Decision<S> | null {
  const ask = rules.ask as Questions<G, S>;
  const index = indexOf(rules);
  for (let count = 0; count < STEP_LIMIT; count++) {
    if (game.branches.length > 0) {
      if (inBranch) throw new Error('Seats are being asked together already');
      const asked = askBranches(ask, game);
      if (asked) return asked;
      runBranches(rules, game, io);
      continue;
    }
    const { steps } = game;
    const step = steps[steps.length - 1];
    if (!step) return null;
    const rule = index.get(step.do);
    if (!rule) throw new Error(`No rule for «${step.do}»`);
    if (rule.ask) {
      const decision = rule.ask(game, step);
      const answer = foregone(decision);
      if (answer === undefined) return decision;
      steps.pop();
      if (answer) steps.push(answer);
    } else {
      steps.pop();
      rule.run(game, step, io);
    }
  }
  throw new Error(`The game runs in a circle: ${JSON.stringify(game.steps.slice(-5))}`);
}

/** The answer that nobody needs to give: null where nothing is offered, undefined where somebody must choose. */
function foregone<S extends Step>({ options, pick, forced }: Decision<S>): S | null | undefined {
  if (pick) {
    const all = forced && options.length === 0 && pick.from.length === pick.min && pickAllowed(pick, pick.from);
    return all ? pick.answer([...pick.from].sort((a, b) => a - b)) : undefined;
  }
  if (options.length === 0) return null;
  return forced && options.length === 1 ? options[0] : undefined;
}

/** Every seat that is asked now, each with one question. */
export function pending<G extends Core<S>, S extends Step, E>(rules: Rules<G, S, E>, game: G): Decision<S>[] {
  const ask = rules.ask as Questions<G, S>;
  return open(game).flatMap((steps) => question(ask, game, steps) ?? []);
}

/** What this seat is asked now. Looks at nobody else's question, so it can be read from that seat's view. */
export function decisionOf<G extends Core<S>, S extends Step, E>(
  rules: Rules<G, S, E>,
  game: G,
  seat: Seat,
): Decision<S> | null {
  const ask = rules.ask as Questions<G, S>;
  const steps = game.branches.length > 0 ? game.branches[openBranch(game, seat)]?.steps : game.steps;
  const decision = steps && question(ask, game, steps);
  return decision?.seat === seat ? decision : null;
}

function question<G, S extends Step>(ask: Questions<G, S>, game: G, steps: readonly S[]): Decision<S> | null {
  const step = steps[steps.length - 1];
  return (step && ask[step.do]?.(game, step)) ?? null;
}

function open<S extends Step>(game: Core<S>): (readonly S[])[] {
  if (game.branches.length === 0) return [game.steps];
  return game.branches.filter(({ seat }, at) => openBranch(game, seat) === at).map(({ steps }) => steps);
}

/** A seat with two branches answers one after the other. */
function openBranch<S extends Step>(game: Core<S>, seat: Seat): number {
  return game.branches.findIndex((branch) => branch.seat === seat && !branch.answered);
}

/** Take an option of the pending decision. The caller has it from that decision, so it is legal. */
export function choose<S extends Step>(game: Core<S>, decision: Decision<S>, option: S): void {
  if (game.branches.length === 0) {
    game.steps.pop();
    game.steps.push(option);
    game.decision++;
    return;
  }
  const at = openBranch(game, decision.seat);
  const { seat, steps, race: first } = game.branches[at]!;
  if (first) {
    game.branches = [];
    game.steps.push(...steps.slice(0, -1), option);
    game.decision++;
    return;
  }
  game.branches[at] = { seat, steps, answered: true, answer: option };
  const askedAgain = openBranch(game, seat) >= 0;
  if (askedAgain || game.branches.every(({ answered }) => answered)) game.decision++;
}

/** The first seat that must still answer. Branches with nothing to decide are answered on the way. */
function askBranches<G extends Core<S>, S extends Step>(ask: Questions<G, S>, game: G): Decision<S> | null {
  let first: Decision<S> | null = null;
  for (const [at, branch] of game.branches.entries()) {
    if (branch.answered) continue;
    const decision = question(ask, game, branch.steps);
    if (decision?.seat !== branch.seat) throw new Error(`Wrong branch: ${JSON.stringify(branch)}`);
    const answer = foregone(decision);
    if (answer === undefined) first ??= decision;
    else game.branches[at] = { ...branch, answered: true, answer };
  }
  return first;
}

/** Once all answers are in, each branch runs in the order given, as if it were the whole stack, until it asks or ends. */
function runBranches<G extends Core<S>, S extends Step, E>(rules: Rules<G, S, E>, game: G, io: Io<E>): void {
  const { branches, steps } = game;
  const still: Branch<S>[] = [];
  game.branches = [];
  for (const branch of branches) {
    game.steps = branch.steps.slice(0, -1);
    if (branch.answer) game.steps.push(branch.answer);
    const asked = runUntilAsked(rules, game, io, true);
    if (asked) still.push({ seat: asked.seat, steps: game.steps, answered: false, answer: null });
  }
  game.steps = steps;
  game.branches = still;
}
