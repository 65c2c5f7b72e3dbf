import type { Seat } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import { Box } from './box.ts';
import { meant } from './meant.ts';
import { type Path, WrongScenario } from './path.ts';
import type { AnyVocabulary, Fields, Given } from './vocabulary.ts';

/** A position as it is written: what lies on the table, and on the side of each seat. */
export type Position = Given & { readonly seats: readonly Given[]; readonly phase?: string; readonly key?: string };

const DEFAULT_KEY = '0'.repeat(64);

/** Play from the very start: chance decides where everything lies. */
export const SETUP = 'setup';

/** A state ready to advance, with every card of the game in exactly one place. */
export function positionOf(vocabulary: AnyVocabulary, given: Position, chosen: Given = {}): AnyState {
  const config = vocabulary.config(chosen, given.seats);
  const start = given.phase ?? vocabulary.starts[0]!;
  const state = vocabulary.game.setup(config, given.key ?? DEFAULT_KEY);
  if (start === SETUP) return untouched(vocabulary, given, state);
  const box = new Box(vocabulary, config);
  const table = { vocabulary, config, state, box };
  const placed = [
    ...given.seats.flatMap((own, seat) => lay(table, vocabulary.seat, own, seat, ['seats', seat])),
    ...lay(table, vocabulary.table, given, -1, []),
  ];
  box.fill();
  for (const place of placed) place();
  const seats = given.seats.map((own) => meantFields(table, vocabulary.seat, own));
  vocabulary.finish({
    state,
    config,
    box,
    start,
    given: { ...given, ...meantFields(table, vocabulary.table, given), seats },
  });
  return state;
}

interface Table {
  readonly vocabulary: AnyVocabulary;
  readonly config: unknown;
  readonly state: AnyState;
  readonly box: Box;
}

/** What was chosen before a game, and where its luck comes from, is no part of the table. */
function untouched({ chosen }: AnyVocabulary, given: Position, state: AnyState): AnyState {
  const { phase: _phase, key: _key, seats, ...table } = given;
  for (const field of Object.keys(table)) throw new WrongScenario([field], cannotBeGiven(field));
  for (const [i, seat] of seats.entries()) {
    const field = Object.keys(seat).find((one) => !Object.hasOwn(chosen.seat, one));
    if (field !== undefined) throw new WrongScenario(['seats', i, field], cannotBeGiven(field));
  }
  return state;
}

function cannotBeGiven(field: string): string {
  return `"${field}" cannot be given when play starts at setup; use "chance" to arrange the luck`;
}

/** Lays what is given; the result is done once all cards are handed out. */
function lay(table: Table, fields: Fields<AnyState, unknown>, given: Given, seat: Seat, at: Path): (() => void)[] {
  const { vocabulary, config, state, box } = table;
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = given[name];
    const path = [...at, name];
    const absent = value === undefined ? null : field.absent?.(config);
    if (absent) throw new WrongScenario(path, absent);
    if (field.fields) {
      const hasNone = value === undefined && field.absent?.(config);
      return hasNone ? [] : lay(table, field.fields, (value ?? {}) as Given, seat, path);
    }
    if (value === undefined && !field.always) return [];
    const meaning = value === undefined ? undefined : meant(vocabulary, config, field.shape, value, path);
    return field.lay?.({ state, config, seat, path, box, given }, meaning) ?? [];
  });
}

function meantFields({ vocabulary, config }: Table, fields: Fields<AnyState, unknown>, given: Given): Given {
  const later = Object.keys(given).filter((name) => fields[name]?.later);
  return Object.fromEntries(
    later.map((name) => [name, meant(vocabulary, config, fields[name]!.shape, given[name], [name])]),
  );
}
