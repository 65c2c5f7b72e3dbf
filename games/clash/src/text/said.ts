import { joined, listed, type Part } from '@imperia/kit';

/** What may stand in a sentence. */
export type Sayable = string | number | Part | readonly Part[];

/** A sentence with names and pictures in it: `said`Found a city at ${hex}``. */
export function said(texts: TemplateStringsArray, ...values: readonly Sayable[]): Part[] {
  const pieces = texts.flatMap((text, i): (readonly Part[])[] => [[text], i < values.length ? parts(values[i]!) : []]);
  return joined(pieces, '');
}

function parts(value: Sayable): readonly Part[] {
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value : [value as Part];
}

/** "a, b and c". */
export function list(pieces: readonly Sayable[], and: string): Part[] {
  return listed(pieces.map(parts), ` ${and} `);
}

/** The first letter of a sentence. */
export function capital(sentence: readonly Part[]): Part[] {
  const [first, ...rest] = sentence;
  if (first === undefined) return [];
  const text = typeof first === 'string' ? first : first.text;
  const large = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return [typeof first === 'string' ? large : { ...first, text: large }, ...rest];
}
