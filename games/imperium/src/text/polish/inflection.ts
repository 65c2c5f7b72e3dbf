/** How Polish words are inflected. */
export const CASES = ['nom', 'gen', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];
export type Forms = Readonly<Record<Case, string>>;

/** Masculine nouns differ in the accusative: kamień, but Robotnika. */
export type Gender = 'm' | 'person' | 'f' | 'n';

export interface PolishNoun {
  readonly gender: Gender;
  readonly one: Forms;
  readonly many: Forms;
}

export type Five = readonly [nom: string, gen: string, acc: string, ins: string, loc: string];

export function forms([nom, gen, acc, ins, loc]: Five, after = ''): Forms {
  return { nom: nom + after, gen: gen + after, acc: acc + after, ins: ins + after, loc: loc + after };
}

export function noun(gender: Gender, one: Five, many: Five, after = ''): PolishNoun {
  return { gender, one: forms(one, after), many: forms(many, after) };
}

/** Forms of an adjective, and of words that decline like one. */
export type Declined = Readonly<Record<Gender | 'many', Forms>>;

/** With `i` after k and g: niebiesk-i-ej. */
export function declined(stem: string, i: '' | 'i' = '', nom: { m?: string; n?: string } = {}): Declined {
  const y = i || 'y';
  const [ego, ej, ym] = [`${stem}${i}ego`, `${stem}${i}ej`, `${stem}${y}m`];
  const m = nom.m ?? stem + y;
  const n = nom.n ?? `${stem}${i}e`;
  const e = `${stem}${i}e`;
  return {
    m: forms([m, ego, m, ym, ym]),
    person: forms([m, ego, ego, ym, ym]),
    f: forms([`${stem}a`, ej, `${stem}ą`, `${stem}ą`, ej]),
    n: forms([n, ego, n, ym, ym]),
    many: forms([e, `${stem}${y}ch`, e, `${stem}${y}mi`, `${stem}${y}ch`]),
  };
}

export interface PolishVerb {
  readonly command: string;
  readonly infinitive: string;
  /** What a nation does: they, the Romans. */
  readonly told: string;
  /** What each player does. */
  readonly each: string;
  /** Of its object; the accusative when not said. */
  readonly takes?: Case;
  readonly tail?: string;
}

export function verb(
  command: string,
  infinitive: string,
  told: string,
  each: string,
  more: Pick<PolishVerb, 'takes' | 'tail'> = {},
): PolishVerb {
  return { command, infinitive, told, each, ...more };
}
