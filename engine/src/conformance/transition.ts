import type { ChanceLog } from '../chance.ts';
import type { GameEvent } from '../game.ts';
import { judge, type Rejection } from '../judge.ts';
import { advance, choose } from '../run.ts';
import type { Answer } from '../step.ts';
import { type AnyGame, type AnyState, clone } from './suite.ts';

/** One use of chance: what there was to put in order or how many sides the die had, and what came. */
export interface Luck {
  readonly of: readonly number[] | number;
  readonly result: readonly number[];
}

/** What an answer leads to. */
export interface Transition {
  readonly after: AnyState;
  readonly events: readonly GameEvent[];
  readonly luck: readonly Luck[];
}

interface Company {
  readonly dictate?: NonNullable<ChanceLog['dictate']>;
  /** Looks on whenever something is told and before every use of chance: cards may be seen in passing. */
  readonly watch?: (state: AnyState) => void;
}

export function transition(
  game: AnyGame,
  before: Readonly<AnyState>,
  answer: Answer,
  { dictate, watch }: Company = {},
): Transition | Rejection {
  const after = clone(before);
  const judged = judge(game.rules, after, answer);
  if (typeof judged === 'string') return judged;
  const events: GameEvent[] = [];
  const wanted: Luck['of'][] = [];
  const results: Luck['result'][] = [];
  choose(after, judged.decision, judged.option);
  advance(game.rules, after, {
    tell: (event) => {
      events.push(event);
      watch?.(after);
    },
    record: ({ result }) => results.push(result),
    dictate: (purpose, of, dice) => {
      wanted.push(typeof of === 'number' ? of : [...of]);
      watch?.(after);
      return dictate?.(purpose, of, dice);
    },
  });
  return { after, events, luck: results.map((result, i) => ({ of: wanted[i]!, result })) };
}
