import type { IconName } from '../icons.ts';

/** What an action can go into, as the table shows it. */
export type Deed =
  | 'advance'
  | 'found'
  | 'collect'
  | 'construct'
  | 'wonder'
  | 'recruit'
  | 'move'
  | 'happiness'
  | 'influence'
  | 'card'
  | 'lost'
  | 'power';

const BY_STEP: Readonly<Record<string, Deed>> = {
  advance: 'advance',
  found: 'found',
  colonise: 'found',
  collect: 'collect',
  construct: 'construct',
  'construct wonder': 'wonder',
  recruit: 'recruit',
  move: 'move',
  'increase happiness': 'happiness',
  sports: 'happiness',
  influence: 'influence',
  play: 'card',
  call: 'card',
  'lose action': 'lost',
};

/** Whatever else is a power of an advance, a leader or a civilization. */
export function deedOf(step: string): Deed {
  return BY_STEP[step] ?? 'power';
}

export const DEED_ICONS: Readonly<Record<Deed, IconName>> = {
  advance: 'enlightenment',
  found: 'village',
  collect: 'wheat',
  construct: 'hammer-nails',
  wonder: 'coliseum',
  recruit: 'gladius',
  move: 'walking-boot',
  happiness: 'smile',
  influence: 'lyre',
  card: 'card-play',
  lost: 'thunder-struck',
  power: 'round-star',
};
