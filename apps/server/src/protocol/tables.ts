import { MOST_PACKS } from '@imperia/kit';
import Type, { type Static } from 'typebox';
import { Id, MOST_SEATS, strict } from './parts.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const Time = Type.Union([
  Type.Object({ time: Type.Literal('none') }, strict),
  Type.Object(
    {
      time: Type.Literal('live'),
      initial: Type.Integer({ minimum: MINUTE, maximum: 10 * 60 * MINUTE }),
      increment: Type.Integer({ minimum: 0, maximum: 10 * MINUTE }),
    },
    strict,
  ),
  Type.Object(
    { time: Type.Literal('days'), perMove: Type.Integer({ minimum: 60 * MINUTE, maximum: 30 * DAY }) },
    strict,
  ),
]);

const Settings = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 60 }),
    time: Time,
    atTimeEnd: Type.Union([Type.Literal('bot'), Type.Literal('resign')]),
    listed: Type.Boolean(),
    spectators: Type.Boolean(),
    rated: Type.Boolean(),
    hints: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** Names of what can be chosen; which there are, the game says. */
const Choice = Type.String({ maxLength: 60 });
const Choices = Type.Array(Choice, { maxItems: 60, uniqueItems: true });
const OrByChance = Type.Union([Choice, Type.Null()]);
/** What is in it, the game checks: all of it, before anything is dealt. */
const Pack = Type.Object({}, { additionalProperties: true, description: "A pack of somebody's own, whole." });
const perSeat = { minItems: 1, maxItems: MOST_SEATS };

export const WantedTable = Type.Object(
  {
    game: Id,
    wanted: Type.Object(
      {
        seats: Type.Array(Type.Record(Choice, OrByChance, { maxProperties: 20 }), perSeat),
        table: Type.Record(Choice, Choices, { maxProperties: 20 }),
        packs: Type.Optional(Type.Array(Pack, { maxItems: MOST_PACKS })),
      },
      strict,
    ),
    settings: Settings,
  },
  { ...strict, title: 'WantedTable', description: 'Of each seat and of the table; chance picks where null is given.' },
);
export type WantedTable = Static<typeof WantedTable>;

/** As clients of the release before ask for one. */
export const OlderWantedTable = Type.Object(
  { game: Id, factions: Type.Array(OrByChance, perSeat), options: Choices, settings: Settings },
  { ...strict, title: 'OlderWantedTable' },
);

export const MadeTable = Type.Object({
  id: Type.String(),
  /** Tokens to give away in links, shown once and kept as hashes: one for each seat, and one that lets watch. */
  seats: Type.Array(Type.String()),
  watching: Type.String(),
});
export type MadeTable = Static<typeof MadeTable>;

const SeatOfTable = Type.Object({
  seat: Type.Integer(),
  identity: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  bot: Type.Union([Type.String(), Type.Null()]),
  waiting: Type.Boolean(),
});

export const TableInList = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    /** What each seat plays; empty when this release does not have the game. */
    sides: Type.Array(Type.String()),
    /** The same for clients of the release before. */
    factions: Type.Array(Type.String()),
    settings: Settings,
    status: Type.String(),
    seats: Type.Array(SeatOfTable),
    dueAt: Type.Union([Type.Integer(), Type.Null()]),
    createdAt: Type.Integer(),
    updatedAt: Type.Integer(),
  },
  { title: 'TableInList' },
);
export type TableInList = Static<typeof TableInList>;

export const BroughtTable = Type.Object(
  {
    record: Type.Object(
      {},
      { additionalProperties: true, description: 'A game file of the client or a record of the command.' },
    ),
    settings: Settings,
    seats: Type.Array(
      Type.Union([
        Type.Literal('mine'),
        Type.Literal('free'),
        Type.Object({ bot: Type.String({ maxLength: 32 }) }, strict),
      ]),
      perSeat,
    ),
  },
  strict,
);

export const ChatLines = Type.Array(
  Type.Object({
    n: Type.Integer(),
    at: Type.Integer(),
    identity: Type.String(),
    name: Type.String(),
    text: Type.String(),
  }),
);
