import { BotsBusy } from '../bots/bots.ts';
import { StoreDamaged, StoreUnavailable } from '../store/store.ts';
import { NoSuchGame, OtherRules } from '../tables/other-rules.ts';
import { Refusal, type RefusalName } from './refusals.ts';

/** What a person is told about an error: never its text, which may hold what nobody should read. */
export function toRefusal(error: unknown): RefusalName {
  if (error instanceof StoreDamaged) return 'damaged';
  if (error instanceof StoreUnavailable) return 'cannot keep';
  if (error instanceof NoSuchGame) return 'no such game';
  if (error instanceof OtherRules) return 'other rules';
  if (error instanceof BotsBusy) return 'too often';
  if (error instanceof Refusal) return error.refused;
  const { statusCode, validation } = error as { statusCode?: number; validation?: unknown };
  if (validation) return 'bad request';
  if (statusCode === 413) return 'too much';
  if (statusCode === 429) return 'too often';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'bad request' : 'broken';
}
