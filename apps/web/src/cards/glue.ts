import type { IconPart } from '@imperia/kit';

type Part = string | IconPart;

/** Pieces of a sentence: words that may be broken between, and pictures with the signs that belong to them. */
type Piece = string | readonly Part[];

/** No line may end between a picture and what touches it: a bracket before it, a comma after it. */
export function glued(parts: readonly Part[]): Piece[] {
  const pieces: Piece[] = [];
  let held: Part[] = [];
  const say = (words: string) => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + words;
    else if (words !== '') pieces.push(words);
  };
  const release = () => {
    if (held.some((part) => typeof part !== 'string')) pieces.push(held);
    else say(held.join(''));
    held = [];
  };
  for (const part of parts) {
    if (typeof part !== 'string') {
      held.push(part);
      continue;
    }
    const [first = '', ...rest] = part.split(/(?<=\s)|(?=\s)/);
    const touches = /^\S/.test(first);
    if (touches) held.push(first);
    if (touches && rest.length === 0) continue;
    release();
    const last = rest.length > 0 && /\S$/.test(part) ? rest.pop()! : '';
    say((touches ? '' : first) + rest.join(''));
    if (last !== '') held.push(last);
  }
  release();
  return pieces;
}
