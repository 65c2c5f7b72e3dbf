import { TOKENS, type Tokens, tokenIndex } from '../goods.ts';
import type { Purse } from './types.ts';

/** One sentence when both are given and differ. */
export function differs(field: string, wanted: unknown, found: unknown): string[] {
  if (wanted === undefined || wanted === found) return [];
  return [`${field}: expected ${String(wanted)}, found ${String(found)}`];
}

export function unmetGoods(field: string, wanted: Purse | undefined, found: Tokens, all: boolean): string[] {
  if (!wanted) return [];
  return TOKENS.flatMap((token) =>
    differs(`${field}.${token}`, wanted[token] ?? (all ? 0 : undefined), found[tokenIndex(token)]),
  );
}
