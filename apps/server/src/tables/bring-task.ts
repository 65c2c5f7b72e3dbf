import type { BroughtGame, MakingFault, Person } from './api.ts';
import { brought, type ToKeep } from './making.ts';

/** A game that somebody brings, to be played again from its beginning. */
export interface BringTask {
  readonly bring: BroughtGame;
  readonly by: Person;
  readonly id: string;
  readonly at: number;
}

export function broughtIn({ bring, by, id, at }: BringTask): ToKeep | MakingFault {
  return brought(by, bring, id, at);
}
