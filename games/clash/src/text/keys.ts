import type { Civilization } from '../config.ts';
import type { Good } from '../goods.ts';
import type { TerrainName } from '../map/tiles.ts';
import type { BuildingName, UnitName } from '../pieces.ts';

/** What players play for who have no civilization, by seat. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
type Colour = (typeof COLOURS)[number];

export type People = Civilization | Colour | 'barbarians' | 'pirates';

/** Kinds of card, in the order of their numbers. */
export const CARD_KINDS = ['region', 'action', 'objective', 'event', 'wonder', 'leader'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Whatever is counted. */
export type Countable =
  | Good
  | UnitName
  | BuildingName
  | 'card'
  | `${CardKind} card`
  | 'unit'
  | 'city'
  | 'hit'
  | 'die'
  | 'advance'
  | 'point'
  | 'action'
  | 'step';

export const MOODS = ['angry', 'neutral', 'happy'] as const;
export type MoodName = (typeof MOODS)[number];

export type Place = TerrainName | 'unexplored';
