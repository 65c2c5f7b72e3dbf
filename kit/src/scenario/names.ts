import { didYouMean } from './near.ts';

/** What a word in a file can mean: a card by code or name, a hex `C4`, a kind of unit. */
export interface NameKind {
  /** How an error calls one: "card". */
  readonly noun: string;
  /** How one is named: "the name or code of a card". */
  readonly what: string;
  /** Every copy that is meant; none when nobody knows it. */
  called(text: string): readonly number[];
  /** Exactly this one. */
  code(no: number): string;
  /** For messages. */
  say(no: number): string;
  /** For "did you mean …?". */
  known(): readonly string[];
  /** They come from the box; what is seen of one whose face is hidden is below zero, and called "hidden". */
  readonly cards?: boolean;
}

/** How a card whose face cannot be seen is written. */
export const HIDDEN = 'hidden';

export interface Named {
  readonly no: number;
  /** The first is its code, which nothing else has. */
  readonly texts: readonly string[];
}

interface NamesOf<T> {
  readonly noun: string;
  readonly what: string;
  /** More may come later. */
  readonly of: readonly T[] | (() => readonly T[]);
  /** Null for what has no such name. */
  readonly named: (one: T) => Named | null;
  readonly say?: (no: number) => string;
  readonly cards?: boolean;
}

/** Names that stand in a list. Capitals, spaces round them and the form of an apostrophe do not matter. */
export function names<T>({ noun, what, of, named, say, cards = false }: NamesOf<T>): NameKind {
  const index = indexOf(of, named);
  const code = (no: number) => index().codes.get(no) ?? `${noun} ${no}`;
  return {
    noun,
    what,
    cards,
    code,
    say: say ?? code,
    known: () => index().texts,
    called: (text) => index().byText.get(spelled(text)) ?? [],
  };
}

/** Made anew when more has come. */
function indexOf<T>(list: NamesOf<T>['of'], named: (one: T) => Named | null) {
  const of = typeof list === 'function' ? list : () => list;
  const made = () => {
    const every = of();
    const size = every.length;
    const all = every.flatMap((one) => named(one) ?? []);
    const byText = new Map<string, number[]>();
    for (const { no, texts } of all) {
      for (const text of new Set(texts.map(spelled))) byText.set(text, [...(byText.get(text) ?? []), no]);
    }
    const codes = new Map(all.map(({ no, texts }) => [no, texts[0]!]));
    return { size, byText, codes, texts: all.flatMap(({ texts }) => texts) };
  };
  let index = made();
  return () => {
    if (index.size !== of().length) index = made();
    return index;
  };
}

function spelled(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'").normalize('NFC');
}

const FEW = 10;

export function unknownName({ noun, known }: NameKind, text: string): string {
  const all = [...new Set(known())];
  const list = all.length <= FEW ? `; it can be ${all.join(', ')}` : '';
  return `no ${noun} is called ${JSON.stringify(text)}${didYouMean(text, all) || list}`;
}

/** Whether this name means that one, or its hidden face. */
export function means(kind: NameKind, text: string, no: number): boolean {
  return kind.cards && no < 0 ? text === HIDDEN : kind.called(text).includes(no);
}

export function said(kind: NameKind, no: number): string {
  return kind.cards && no < 0 ? HIDDEN : kind.say(no);
}
