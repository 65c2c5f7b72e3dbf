import type { FromServer, Update, Whole } from '@imperia/server/protocol';

/** What became of a wish; a reason that is not in words anywhere is said as a failure. */
export type Outcome =
  | { readonly granted: true; readonly version: number }
  | { readonly granted: false; readonly why: string };

export type AboutTable = Extract<FromServer, { say: 'whole' | 'update' | 'present' | 'chat' }>;
export type ChatLine = Extract<FromServer, { say: 'chat' }>['line'];

/** What a plain request about a table brings. */
export type FollowedAnswer = { readonly whole: Whole } | { readonly updates: readonly Update[] };

/** A table that somebody wants to hear of. */
export interface Followed {
  readonly id: string;
  /** The link by which one looks on. */
  readonly invitation: string | undefined;
  /** Up to where it is known; null: not at all. */
  readonly version: number | null;
  hear(message: AboutTable): void;
  hearAnswer(answer: FollowedAnswer): void;
  hearRefused(refused: string): void;
  forget(): void;
}
