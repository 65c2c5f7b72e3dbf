import { BOXES, type Box, NATIONS, type Nation, SIDES, type SideName } from './card-data.ts';
import { NATION_DATA } from './cards.ts';
import { LEVELS, type Level } from './solo/levels.ts';

export interface SeatConfig {
  readonly nation: Nation;
  /** Of the power card. */
  readonly side: SideName;
}

export interface Config {
  /** One for each seat, clockwise. */
  readonly seats: readonly SeatConfig[];
  /** The boxes that nations come from. */
  readonly boxes: readonly Box[];
  /** The box that the common cards come from. */
  readonly commons: Box;
  /** Against whom one player plays alone. */
  readonly rival?: { readonly nation: Nation; readonly level: Level };
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export type ConfigFault =
  | { readonly fault: 'seats'; readonly found: number }
  | { readonly fault: 'nation'; readonly found: string }
  | { readonly fault: 'nation twice'; readonly found: string }
  | { readonly fault: 'nation of another box'; readonly found: string }
  | { readonly fault: 'side'; readonly found: string }
  | { readonly fault: 'level'; readonly found: string }
  | { readonly fault: 'boxes'; readonly found: string }
  | { readonly fault: 'commons'; readonly found: string };

export function configFault(config: Config): ConfigFault | null {
  const { seats, boxes, commons, rival } = config;
  const alone = rival !== undefined && seats.length === 1;
  if (!alone && (rival || seats.length < MIN_SEATS || seats.length > MAX_SEATS))
    return { fault: 'seats', found: seats.length };
  if (rival && !LEVELS.includes(rival.level)) return { fault: 'level', found: String(rival.level) };
  const strange = boxes.find((box, i) => !BOXES.includes(box) || boxes.indexOf(box) !== i);
  if (strange !== undefined || boxes.length === 0) return { fault: 'boxes', found: strange ?? '' };
  if (!boxes.includes(commons)) return { fault: 'commons', found: commons };
  const all = rival ? [...seats, { nation: rival.nation, side: 'A' as const }] : seats;
  for (const [i, { nation, side }] of all.entries()) {
    if (!NATIONS.includes(nation)) return { fault: 'nation', found: nation };
    if (!boxes.includes(NATION_DATA[nation].box)) return { fault: 'nation of another box', found: nation };
    if (all.findIndex((seat) => seat.nation === nation) !== i) return { fault: 'nation twice', found: nation };
    if (!SIDES.includes(side)) return { fault: 'side', found: side };
  }
  return null;
}
