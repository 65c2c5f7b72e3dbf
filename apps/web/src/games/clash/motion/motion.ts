import type { ClashEvent, State } from '@imperia/clash';
import type { Motion } from '../../contract.ts';

export const motion: Motion<State, ClashEvent> = {
  zones: () => new Map(),
  spot: () => null,
  origin: () => null,
  flights: () => [],
  sound: () => null,
  deed: () => null,
};
