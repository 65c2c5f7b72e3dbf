import { fold } from '@imperia/kit';

/** What is looked for: every word, in any order. */
export function soughtIn(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function holds(folded: string, sought: readonly string[]): boolean {
  return sought.every((word) => folded.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text cut where what is looked for begins and ends. */
export function pieces(text: string, sought: readonly string[]): Piece[] {
  const whole = text.normalize('NFC');
  const marks = new Array<boolean>(whole.length).fill(false);
  const folded = fold(whole);
  for (const word of sought) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const cut: Piece[] = [];
  for (let from = 0, to = 1; to <= whole.length; to++) {
    if (to < whole.length && marks[to] === marks[from]) continue;
    cut.push({ text: whole.slice(from, to), found: marks[from] ?? false });
    from = to;
  }
  return cut;
}
