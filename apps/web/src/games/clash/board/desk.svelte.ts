import type { ClashStep, Hex, Terrain } from '@imperia/clash';
import { getContext, setContext } from 'svelte';

/** What one does with an action, as the dock names it. */
export const VERBS = ['advance', 'found', 'activate', 'move', 'happiness', 'influence'] as const;
export type Verb = (typeof VERBS)[number];

const BY_STEP: Readonly<Partial<Record<ClashStep['do'], Verb>>> = {
  advance: 'advance',
  found: 'found',
  'found freely': 'found',
  colonise: 'found',
  collect: 'activate',
  'free collect': 'activate',
  construct: 'activate',
  recruit: 'activate',
  'construct wonder': 'activate',
  move: 'move',
  'increase happiness': 'happiness',
  influence: 'influence',
};

export function verbOf({ do: does }: ClashStep): Verb | null {
  return BY_STEP[does] ?? null;
}

/** The parts of a table that a phone shows one at a time. */
export const TABS = ['map', 'board', 'cards', 'rivals', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** How somebody looks at this table: what is open, and what they think of doing. */
export class Desk {
  /** The verb that was pressed: only what serves it is lit. */
  verb = $state<Verb | null>(null);
  advances = $state(false);
  tab = $state<Tab>('map');
  /** The hex that is pointed at; -1 for none. */
  hovered = $state<Hex>(-1);
  /** Land as it would lie, drawn while one thinks of it. */
  ghost = $state.raw<readonly { readonly hex: Hex; readonly terrain: Terrain }[]>([]);
  /** How much had been heard when one last looked at a battle: what came before is no news. */
  known = $state(Number.POSITIVE_INFINITY);

  /** They lie over the map. */
  study(): void {
    this.advances = true;
    this.tab = 'map';
  }

  dismiss(until: number): void {
    this.known = until + 1;
  }
}

const DESK = Symbol('desk');

export function setDesk(desk: Desk): Desk {
  return setContext(DESK, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(DESK);
}
