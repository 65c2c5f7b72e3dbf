import type { Config, SeatConfig } from '../config.ts';

type Fields = Readonly<Record<string, unknown>>;

/** By its shape: whether there are such nations, sides, boxes and levels, `configFault` says. */
export function readConfig(json: unknown): Config | null {
  if (!isFields(json)) return null;
  const { seats, boxes, commons, rival } = json;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return null;
  if (!Array.isArray(boxes) || !boxes.every((box) => typeof box === 'string')) return null;
  if (typeof commons !== 'string' || (rival !== undefined && !isRival(rival))) return null;
  return {
    seats: seats.map(({ nation, side }) => ({ nation, side })),
    boxes: boxes as unknown as Config['boxes'],
    commons: commons as Config['commons'],
    ...(rival && { rival: { nation: rival.nation, level: rival.level } }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSeat(value: unknown): value is SeatConfig {
  return isFields(value) && typeof value.nation === 'string' && typeof value.side === 'string';
}

function isRival(value: unknown): value is NonNullable<Config['rival']> {
  return isFields(value) && typeof value.nation === 'string' && typeof value.level === 'number';
}
