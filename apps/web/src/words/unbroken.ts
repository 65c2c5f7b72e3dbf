const NO_BREAK = '\u00a0';
/** One letter that Polish never leaves at the end of a line: "w", "z", "i" and their kind. */
const LONELY = /(?<=^|[\s(„])([aiouwz]) /gi;

/** With its one-letter words tied to what follows them. */
export function unbroken(text: string): string {
  return text.replace(LONELY, `$1${NO_BREAK}`);
}

const kept = new WeakMap<object, unknown>();

/** All the words of a page, those that are made as well. */
export function allUnbroken<T>(words: T): T {
  return tied(words) as T;
}

function tied(words: unknown): unknown {
  if (typeof words === 'string') return unbroken(words);
  if (typeof words !== 'function' && (typeof words !== 'object' || words === null)) return words;
  if (!kept.has(words)) kept.set(words, made(words));
  return kept.get(words);
}

function made(words: object): unknown {
  if (typeof words === 'function') return (...given: readonly unknown[]) => tied(words(...given));
  if (Array.isArray(words)) return words.map(tied);
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, tied(part)]));
}
