/** Somebody's last move at a table, kept so that one may still ask to take it back when the page is another one. */
export interface LastTurn {
  /** How many answers stood before it: a move may take several. */
  readonly began: number;
  readonly undos: number;
}

const nameFor = (table: string) => `imperia.turn.${table}`;

export function lastTurn(table: string): LastTurn | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameFor(table)) ?? 'null');
    return isLastTurn(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepLastTurn(table: string, turn: LastTurn): void {
  try {
    localStorage.setItem(nameFor(table), JSON.stringify(turn));
  } catch {}
}

function isLastTurn(found: unknown): found is LastTurn {
  if (typeof found !== 'object' || found === null) return false;
  const { began, undos } = found as Partial<Record<keyof LastTurn, unknown>>;
  return [began, undos].every((count) => Number.isInteger(count));
}
