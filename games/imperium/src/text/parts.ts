import type { Icon as CardIcon, StateName, Suit, Token } from '../card-data.ts';

/** Everything that can stand in a sentence as a picture. */
export type Icon = Token | Suit | CardIcon | StateName | 'action' | 'exhaust' | 'vp' | 'card' | 'permanent' | 'attack';

/** A picture in a sentence, with the words that stand in its place where no pictures are shown. */
export interface IconPart {
  readonly icon: Icon;
  readonly n?: number;
  readonly text: string;
}

export type Part = string | IconPart;

/** The sentence in words alone: for a screen reader, a terminal, a log. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

export function pictured(icon: Icon | undefined, n: number | undefined, text: string): Part {
  if (icon === undefined) return text;
  return { icon, ...(n === undefined ? {} : { n }), text };
}

/** Pieces of a sentence one after another, with `between` where neither side is empty. */
export function joined(pieces: readonly (readonly Part[])[], between = ' '): Part[] {
  const parts: Part[] = [];
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    if (parts.length > 0) append(parts, between);
    for (const part of piece) append(parts, part);
  }
  return parts;
}

/** "a, b and c": the last two are joined by a word. */
export function listed(pieces: readonly (readonly Part[])[], last: string): Part[] {
  if (pieces.length < 2) return joined(pieces);
  return joined([joined(pieces.slice(0, -1), ', '), pieces[pieces.length - 1]!], last);
}

function append(parts: Part[], part: Part): void {
  const before = parts[parts.length - 1];
  if (part === '') return;
  if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
  else parts.push(part);
}
