/** Something on a table that can be pointed at: `card 37`, `hex C4`, `advance mining`. */
export type Thing = `${string} ${string}`;

/** A picture in a sentence; `text` stands in its place where no pictures are shown. */
export interface IconPart {
  readonly icon: string;
  readonly n?: number;
  /** The colour it is drawn in. */
  readonly tint?: string;
  readonly text: string;
}

/** The name of a thing, which can be pointed at. */
export interface ThingPart {
  readonly thing: Thing;
  readonly text: string;
}

export type Part = string | IconPart | ThingPart;

interface WithText {
  readonly text: string;
}

/** The sentence in words alone: for a screen reader, a terminal, a log. */
export function plain(parts: readonly (string | WithText)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Pieces of a sentence one after another, with `between` where neither side is empty. */
export function joined<P extends WithText>(
  pieces: readonly (readonly (string | P)[])[],
  between = ' ',
): (string | P)[] {
  const parts: (string | P)[] = [];
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    if (parts.length > 0) append(parts, between);
    for (const part of piece) append(parts, part);
  }
  return parts;
}

/** "a, b and c": the last two are joined by a word. */
export function listed<P extends WithText>(pieces: readonly (readonly (string | P)[])[], last: string): (string | P)[] {
  if (pieces.length < 2) return joined(pieces);
  return joined([joined(pieces.slice(0, -1), ', '), pieces[pieces.length - 1]!], last);
}

function append<P extends WithText>(parts: (string | P)[], part: string | P): void {
  const before = parts[parts.length - 1];
  if (part === '') return;
  if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
  else parts.push(part);
}

/** The sentence with the names of these things told apart: of each the first place where it stands. */
export function pointed(text: string, things: readonly ThingPart[]): Part[] {
  let parts: Part[] = [text];
  for (const thing of things) {
    const at = parts.findIndex((part) => typeof part === 'string' && part.includes(thing.text));
    const found = parts[at];
    if (typeof found !== 'string' || thing.text === '') continue;
    const start = found.indexOf(thing.text);
    const split: Part[] = [found.slice(0, start), thing, found.slice(start + thing.text.length)];
    parts = [...parts.slice(0, at), ...split.filter((part) => part !== ''), ...parts.slice(at + 1)];
  }
  return parts;
}
