import type { TableInList } from '@imperia/server/protocol';
import { ask } from './api.ts';
import { myself } from './me.svelte.ts';

/** My tables, those that wait for me first. */
class Waits {
  mine = $state.raw<readonly TableInList[]>([]);
  readonly count = $derived(this.mine.filter(waitsForMe).length);

  async look(): Promise<void> {
    if (!myself.me) this.mine = [];
    else this.mine = await ask<readonly TableInList[]>('GET', '/tables/mine').catch(() => this.mine);
  }

  /** How many other tables than this one wait. */
  besides(table: string): number {
    return this.mine.filter((one) => one.id !== table && waitsForMe(one)).length;
  }
}

export function waitsForMe({ seats, status }: TableInList): boolean {
  const id = myself.me?.id;
  return status === 'running' && seats.some((seat) => seat.identity === id && seat.bot === null && seat.waiting);
}

export const waits = new Waits();
