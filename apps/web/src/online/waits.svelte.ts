import type { TableInList } from '@imperia/server/protocol';
import { myself } from './me.svelte.ts';
import { firstPages, type Listed, NONE } from './pages.ts';

/** My tables, those that wait for me first. */
class Waits {
  #listed = $state.raw<Listed>(NONE);
  #pages = 1;
  readonly mine = $derived(this.#listed.tables);
  readonly hasMore = $derived(this.#listed.more);
  readonly count = $derived(this.mine.filter(waitsForMe).length);

  async look(): Promise<void> {
    if (!myself.me) this.#listed = NONE;
    else this.#listed = await firstPages('/tables/mine', this.#pages).catch(() => this.#listed);
  }

  more(): Promise<void> {
    this.#pages++;
    return this.look();
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
