import { ask } from './api.ts';
import { myself } from './me.svelte.ts';

/** Whom I do not want to hear. */
class Muted {
  ids = $state.raw<ReadonlySet<string>>(new Set());

  async look(): Promise<void> {
    await myself.look();
    if (myself.me) this.ids = new Set(await ask<readonly string[]>('GET', '/me/muted').catch(() => [...this.ids]));
  }

  async set(identity: string, muted: boolean): Promise<void> {
    await ask('PUT', `/me/muted/${identity}`, { muted });
    const ids = new Set(this.ids);
    if (muted) ids.add(identity);
    else ids.delete(identity);
    this.ids = ids;
  }
}

export const muted = new Muted();
