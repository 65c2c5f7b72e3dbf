/** Something measured, and what is to be reached. */
export interface Figure {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  /** Reached at this much or less; without one it is only told. */
  readonly most?: number;
  readonly least?: number;
  readonly note?: string;
}

export function isReached({ figure, most, least }: Figure): boolean {
  return (most === undefined || figure <= most) && (least === undefined || figure >= least);
}

export function median(numbers: readonly number[]): number {
  return share(numbers, 0.5);
}

/** The number below which that share of them lies; none gives NaN. */
export function share(numbers: readonly number[], of: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;
}

export function best(numbers: readonly number[]): number {
  return Math.min(...numbers);
}

/** As a table in Markdown, ready for the documentation. */
export function asTable(figures: readonly Figure[]): string {
  const rows = figures.map((one) => [one.name, shown(one.figure, one.unit), target(one), verdict(one), one.note ?? '']);
  const head = ['measure', 'figure', 'to reach', '', 'note'];
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function shown(figure: number, unit: string): string {
  return `${Number.isInteger(figure) ? figure : figure.toFixed(1)} ${unit}`.trim();
}

function target({ most, least, unit }: Figure): string {
  if (most !== undefined) return `≤ ${shown(most, unit)}`;
  return least === undefined ? '' : `≥ ${shown(least, unit)}`;
}

function verdict(figure: Figure): string {
  if (figure.most === undefined && figure.least === undefined) return '';
  return isReached(figure) ? 'reached' : 'MISSED';
}
