/** The address of one moment of a game. */
export function atMoment(id: string, moment: number): string {
  return `#/replay/${encodeURIComponent(id)}${moment > 0 ? `?at=${moment}` : ''}`;
}

/** The moment that an address names; the beginning when it names none. */
export function momentIn(query: string): number {
  const at = Number(new URLSearchParams(query).get('at'));
  return Number.isSafeInteger(at) && at > 0 ? at : 0;
}
