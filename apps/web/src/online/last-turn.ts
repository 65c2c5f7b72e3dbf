/** How a table stood when somebody last answered at it, kept so that "since my last turn" outlives the page. */
export interface LastTurn {
  /** How many answers stood before it: a move may take several. */
  readonly began: number;
  readonly answers: number;
  readonly undos: number;
  readonly heard: number;
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
  const { began, answers, undos, heard } = found as Partial<Record<keyof LastTurn, unknown>>;
  return [began, answers, undos, heard].every((count) => Number.isInteger(count));
}
