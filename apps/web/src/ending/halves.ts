/** As it stands on a score track: halves as ½. */
export function halves(points: number): string {
  const whole = Math.trunc(points);
  if (points === whole) return String(points);
  return `${whole === 0 ? '' : whole}½`;
}
