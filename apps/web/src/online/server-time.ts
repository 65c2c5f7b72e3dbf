/** How far the server's clock is ahead of this one, as near as a second tells. */
let ahead = 0;

export function noteServerTime(date: string | null): void {
  const at = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(at)) return;
  // The header leaves out what is less than a second: half of it, on average.
  const found = at + 500 - Date.now();
  if (Math.abs(found - ahead) > 1500) ahead = found;
}

export function serverNow(): number {
  return Date.now() + ahead;
}
