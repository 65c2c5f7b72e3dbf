import { commitment, isKey, type Outcome, WrongLuck } from './chance.ts';
import { otherContent } from './content.ts';
import type { Dealt, Game, GameEvent } from './game.ts';
import { hash } from './hash.ts';
import type { Answer, Seat, Step } from './step.ts';
import { type GameRecord, Table } from './table.ts';

/** What is wrong with a record: data, for whoever must say it in a language. */
export type Fault =
  | { readonly fault: 'wrong game'; readonly game: string }
  /** It was dealt from other packs than there are here: nothing else can be said of it. */
  | { readonly fault: 'other content'; readonly parts: readonly string[] }
  | { readonly fault: 'refused'; readonly answer: number; readonly why: string }
  | { readonly fault: 'other end'; readonly expected: string; readonly found: string }
  | { readonly fault: 'other key' }
  | { readonly fault: 'other luck'; readonly outcome: number };

export class BadRecord extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`The record does not hold: ${JSON.stringify(fault)}`);
    this.fault = fault;
  }
}

/** Play a record again up to answer number `to`, with the luck it recorded; it goes on where only some remember. */
export function replay<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  record: GameRecord<C>,
  to: number = record.answers.length,
  remembering?: readonly Seat[],
): Table<G, S, E, C, Z> {
  const foreign = otherGame(game, record);
  if (foreign) throw new BadRecord(foreign);
  const table = withRecordedLuck(() => {
    const { version, outcomes: dictated } = record;
    const dealt = new Table(game, record.config, record.key, { version, dictated, remembering });
    const refused = playAnswers(dealt, record.answers.slice(0, to));
    if (refused) throw new BadRecord(refused);
    return dealt;
  });
  const end = to >= record.answers.length && otherEnd(table, record);
  if (end) throw new BadRecord(end);
  return table;
}

/**
 * Check that the revealed key is the promised one, that it dealt this very luck, and that the game went so.
 * The game is dealt afresh from the key: when that agrees with the record, so does a replay of the recorded luck.
 */
export function verify<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  record: GameRecord<C>,
): Fault | null {
  const foreign = otherGame(game, record);
  if (foreign) return foreign;
  if (!isKey(record.key) || commitment(record.key) !== record.commitment) return { fault: 'other key' };
  const table = new Table(game, record.config, record.key, { version: record.version });
  const refused = playAnswers(table, record.answers);
  return otherLuck(table.outcomes(), record.outcomes, refused !== null) ?? refused ?? otherEnd(table, record);
}

function otherGame<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  record: GameRecord<C>,
): Fault | null {
  if (record.game !== game.id) return { fault: 'wrong game', game: record.game };
  const parts = otherContent(game, record);
  return parts.length > 0 ? { fault: 'other content', parts } : null;
}

type Played = Pick<Table<Dealt<Step, unknown>, Step, GameEvent, unknown>, 'state' | 'answer'>;

function playAnswers(table: Played, answers: readonly Answer[]): Fault | null {
  for (const [i, answer] of answers.entries()) {
    const why = table.answer(answer);
    if (why) return { fault: 'refused', answer: i, why };
  }
  return null;
}

function otherEnd(table: Played, record: { readonly hash: string }): Fault | null {
  const found = hash(table.state);
  return found === record.hash ? null : { fault: 'other end', expected: record.hash, found };
}

/** Where the game could not be played to its end, only the luck so far can be compared. */
function otherLuck(dealt: readonly Outcome[], recorded: readonly Outcome[], stopped: boolean): Fault | null {
  const differs = dealt.findIndex((outcome, i) => hash(outcome) !== hash(recorded[i] ?? null));
  if (differs >= 0) return { fault: 'other luck', outcome: differs };
  return stopped || dealt.length === recorded.length ? null : { fault: 'other luck', outcome: dealt.length };
}

function withRecordedLuck<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof WrongLuck) throw new BadRecord({ fault: 'other luck', outcome: error.outcome });
    throw error;
  }
}
