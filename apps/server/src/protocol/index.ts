export { type Changes, withChanges } from './changes.ts';
export type { AuditLine, HostedCode, HostedPerson, HostedReport, HostedTable, OnceTold } from './hosting.ts';
export type { FromClient, FromServer } from './live.ts';
export type { ChangeMe, HouseRules, Me, PasskeyOfMine, Refused, Welcome } from './people.ts';
export type { MadeTable, TableInList, WantedTable } from './tables.ts';
export type {
  Clocks,
  Heard,
  Moments,
  OpenProposal,
  SeenTable,
  Sitter,
  TableResult,
  TableStatus,
  Update,
  Whole,
} from './update.ts';
export type { SentWish } from './wishes.ts';
