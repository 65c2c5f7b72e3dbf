import type { MadeTable } from '@imperia/server/protocol';
import { goTo } from '../pages/route.svelte.ts';
import { refusalText } from '../words/refusals.ts';
import { ask } from './api.ts';
import { keepLinks } from './links.ts';
import { refusedName } from './tell.ts';

/** A table being made at the server, whichever way; whoever made it goes there. */
export class Making {
  busy = $state(false);
  #refused = $state.raw<string | null>(null);
  readonly fault = $derived(this.#refused && refusalText(this.#refused));

  async make(path: string, body: object): Promise<void> {
    this.busy = true;
    this.#refused = null;
    try {
      const made = await ask<MadeTable>('POST', path, body);
      keepLinks(made);
      goTo(`#/online/${made.id}`);
    } catch (error) {
      this.#refused = refusedName(error);
    }
    this.busy = false;
  }
}
