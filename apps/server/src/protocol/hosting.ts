import Type, { type Static } from 'typebox';
import { Count, Id, Lang, strict } from './parts.ts';

/** What the page of hosts is told and asks. */
export const HostedPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  login: Type.Union([Type.String(), Type.Null()]),
  host: Type.Boolean(),
  createdAt: Type.Integer(),
  tables: Type.Integer(),
});
export type HostedPerson = Static<typeof HostedPerson>;

export const HostedTable = Type.Object({
  id: Type.String(),
  game: Type.String(),
  title: Type.String(),
  status: Type.String(),
  people: Type.Array(Type.String()),
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
});
export type HostedTable = Static<typeof HostedTable>;

export const HostedReport = Type.Object({
  table: Type.String(),
  n: Type.Integer(),
  at: Type.Integer(),
  why: Type.String(),
  by: Type.String(),
  byName: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
  said: Type.String(),
  saidName: Type.String(),
  settledAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type HostedReport = Static<typeof HostedReport>;

export const HostedCode = Type.Object({
  id: Type.String(),
  label: Type.String(),
  usesLeft: Type.Integer(),
  createdAt: Type.Integer(),
  expiresAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type HostedCode = Static<typeof HostedCode>;

export const AuditLine = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  by: Type.String(),
  deed: Type.String(),
  subject: Type.String(),
  detail: Type.String(),
});
export type AuditLine = Static<typeof AuditLine>;

/** A code to pass on: told once. */
export const OnceTold = Type.Object({ id: Type.String(), code: Type.String() });
export type OnceTold = Static<typeof OnceTold>;

export const Searched = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  all: Type.Optional(Type.Boolean()),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});
export const AddPerson = Type.Object(
  { name: Type.String({ maxLength: 200 }), login: Type.String({ maxLength: 200 }), lang: Lang },
  strict,
);
export const MakeCode = Type.Object(
  {
    label: Type.String({ maxLength: 100 }),
    uses: Type.Integer({ minimum: 1, maximum: 1000 }),
    days: Type.Union([Type.Integer({ minimum: 1, maximum: 3650 }), Type.Null()]),
  },
  strict,
);
export const ReportLine = Type.Object({ id: Id, n: Count });
