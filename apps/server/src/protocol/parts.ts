import Type from 'typebox';

/** What names a table, a person or a game in an address. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export const ById = Type.Object({ id: Id });
/** A number of entries, events or lines: no store has more. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const Lang = Type.Union([Type.Literal('pl'), Type.Literal('en')]);

/** At any table of any game. */
export const MOST_SEATS = 10;

/** What is not asked for is refused: nothing slips into a store beside what was meant. */
export const strict = { additionalProperties: false } as const;
