/** Where a plot of several lines goes in a picture of so many pixels: no more than sums. */
export interface Plot {
  readonly lines: readonly (readonly Dot[])[];
  readonly columns: readonly number[];
  readonly ticks: readonly Tick[];
}

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

interface Tick {
  readonly y: number;
  readonly value: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Each series has a value for every column; the lowest tick is zero. */
export function plotOf(series: readonly (readonly number[])[], frame: Frame): Plot {
  const columns = series[0]?.length ?? 0;
  const step = tickStep(Math.max(1, ...series.flat()));
  const top = step * Math.ceil(Math.max(1, ...series.flat()) / step);
  const across = (frame.width - frame.left - frame.right) / Math.max(1, columns - 1);
  const x = (column: number) => frame.left + column * across;
  const y = (value: number) => frame.top + (1 - value / top) * (frame.height - frame.top - frame.bottom);
  return {
    lines: series.map((values) => values.map((value, column) => ({ x: x(column), y: y(value), value }))),
    columns: Array.from({ length: columns }, (_, column) => x(column)),
    ticks: Array.from({ length: top / step + 1 }, (_, i) => ({ value: i * step, y: y(i * step) })),
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_TICKS = 5;

function tickStep(highest: number): number {
  return STEPS.find((step) => highest / step <= MOST_TICKS) ?? 1000;
}

/** Labels at the ends of lines, moved apart until none covers another; their order stays. */
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  for (const [i, at] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) placed[at] = Math.max(placed[at]!, placed[above]! + gap);
  }
  return placed;
}
