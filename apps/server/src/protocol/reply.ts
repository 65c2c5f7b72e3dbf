import type { Rejection } from '@imperia/engine';

/** Why a wish was not granted; the table is as it was. */
export type Denial =
  | Rejection
  | 'not yours'
  | 'not host'
  | 'no such seat'
  | 'taken'
  | 'sits already'
  | 'no such bot'
  | 'seats free'
  | 'cannot be chosen'
  | 'not open'
  | 'not running'
  | 'paused'
  | 'nothing to undo'
  | 'nothing proposed'
  | 'proposed already'
  | 'agreed already'
  | 'cannot be proposed'
  | 'nothing due'
  | 'not over'
  | 'not welcome'
  | 'too many tables'
  | 'too long';

/** Kept for good, as entry number `version` of the table; or denied. */
export type Reply =
  | { readonly granted: true; readonly version: number }
  | { readonly granted: false; readonly why: Denial };
