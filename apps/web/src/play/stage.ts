import {
  type Answer,
  advance,
  type Core,
  choose,
  type Decision,
  decisionOf,
  type Game,
  type GameEvent,
  offered,
  type Seat,
  type Step,
  sees,
  view,
} from '@imperia/engine';

/** An answer that the table has not heard yet, and what the seat is asked after it. */
export interface Stage<G, S extends Step> {
  readonly answer: Answer;
  readonly step: S;
  readonly before: G;
  /** How the table would look to this seat. */
  readonly view: G;
  readonly decision: Decision<S>;
}

/**
 * Answers a question on the seat's own view, with the same rules. Null when there is nothing to wait for: what was begun
 * is done, somebody else is asked, or what follows hangs on luck or on cards that the seat does not see.
 */
export function staged<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  isDone: (asked: Decision<S>) => boolean,
  before: G,
  seat: Seat,
  option: string,
): Stage<G, S> | null {
  const asked = decisionOf(game.rules, before, seat);
  const step = asked && offered(asked, option);
  /** Together with others, nobody sees how it goes on before all have answered. */
  if (!step || before.branches.length > 0) return null;
  const after = game.copy(before);
  choose(after, asked, step);
  const decision = foreseen(game, after, seat);
  if (!decision || isDone(decision)) return null;
  /** A card that was seen may lie face down now. */
  return { answer: { seat, decision: before.decision, option }, step, before, view: view(game, after, seat), decision };
}

/** What the seat is asked next, if it can know. */
function foreseen<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  after: G,
  seat: Seat,
): Decision<S> | null {
  try {
    const decision = advance(game.rules, after, { dictate: unknown });
    const knowable = decision?.seat === seat && after.branches.length === 0 && !showsHidden(game, after, seat);
    return knowable ? decision : null;
  } catch {
    return null;
  }
}

/** Luck is not ours to roll; a rule that reads a hidden card's face stops in the same way. */
function unknown(): never {
  throw new Error('Nobody at this seat can know');
}

/** Whether a card that was hidden now lies where the seat sees it. */
function showsHidden<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  after: G,
  seat: Seat,
): boolean {
  let shown = false;
  game.project(
    after,
    (card, zone, owner) => {
      if (card < 0 && sees(game.zones[zone], owner, seat)) shown = true;
      return card;
    },
    after,
  );
  return shown;
}
