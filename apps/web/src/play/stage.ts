import {
  type Answer,
  advance,
  choose,
  type Dealt,
  type Decision,
  decisionOf,
  type Game,
  type GameEvent,
  hear,
  offered,
  optionId,
  type Seat,
  type Step,
  sees,
  view,
} from '@imperia/engine';

/** An answer that the table has not heard yet, and what it leads to. */
export interface Stage<G, S extends Step, E> {
  readonly answer: Answer;
  readonly step: S;
  readonly before: G;
  /** How the table would look to this seat. */
  readonly view: G;
  /** What this seat would hear. */
  readonly heard: readonly E[];
  /** Who would be asked next; what exactly is known only of the seat itself. */
  readonly decision: Decision<S>;
}

/**
 * Answers a question on the seat's own view, with the same rules. Null where the seat cannot know what follows: it hangs
 * on luck, on cards that it does not see or on the answers of others, or the game is over.
 */
export function foreseen<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  before: G,
  seat: Seat,
  option: string,
): Stage<G, S, E> | null {
  const asked = decisionOf(game.rules, before, seat);
  const step = asked && offered(asked, option);
  /** Together with others, nobody sees how it goes on before all have answered. */
  if (!step || before.branches.length > 0) return null;
  const after = game.copy(before);
  const events: E[] = [];
  choose(after, asked, step);
  const decision = runOn(game, after, events);
  if (!decision || after.branches.length > 0 || showsHidden(game, after, seat)) return null;
  return {
    answer: { seat, decision: before.decision, option },
    step,
    before,
    /** A card that was seen may lie face down now. */
    view: view(game, after, seat),
    heard: events.map((event) => hear(game, event, seat)),
    decision,
  };
}

/** An answer with those that follow from it by themselves, and the last of them where nobody can know what it leads to. */
export interface Chain<G, S extends Step, E> {
  readonly stages: readonly Stage<G, S, E>[];
  readonly blind: Answer | null;
}

/** Answers, and goes on answering what the seat need not be asked. */
export function foreseenOn<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  before: G,
  seat: Seat,
  option: string,
  unasked: (view: G, asked: Decision<S>) => S | null,
): Chain<G, S, E> {
  const stage = foreseen(game, before, seat, option);
  if (!stage) return { stages: [], blind: { seat, decision: before.decision, option } };
  const next = stage.decision.seat === seat ? unasked(stage.view, stage.decision) : null;
  if (!next) return { stages: [stage], blind: null };
  const { stages, blind } = foreseenOn(game, stage.view, seat, optionId(next), unasked);
  return { stages: [stage, ...stages], blind };
}

/** Whether the answer is only a part of what the seat has begun, which can wait until all of it is chosen. */
export function isBegun<S extends Step>(
  { answer, decision }: { readonly answer: Answer; readonly decision: Decision<S> },
  isDone: (asked: Decision<S>) => boolean,
): boolean {
  return decision.seat === answer.seat && !isDone(decision);
}

function runOn<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  after: G,
  events: E[],
): Decision<S> | null {
  try {
    return advance(game.rules, after, { dictate: unknown, tell: (event) => events.push(event) });
  } catch {
    return null;
  }
}

/** Luck is not ours to roll; a rule that reads a hidden card's face stops in the same way. */
function unknown(): never {
  throw new Error('Nobody at this seat can know');
}

/** Whether a card that was hidden now lies where the seat sees it. */
function showsHidden<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  after: G,
  seat: Seat,
): boolean {
  let shown = false;
  game.project(
    after,
    (cards, zone, owner) => {
      shown ||= sees(game.zones[zone], owner, seat) && cards.some((card) => card < 0);
      return [];
    },
    after,
  );
  return shown;
}
