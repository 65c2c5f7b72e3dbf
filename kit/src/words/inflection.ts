import { pluralOf } from './lang.ts';

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
  /** Its owner has only one, and needs no "swój" with it. */
  readonly unique?: true;
  /** Its owner has only one, and says so: "swoje Imperium". */
  readonly single?: true;
}

export type Five = readonly [nom: string, gen: string, acc: string, ins: string, loc: string];

export function forms([nom, gen, acc, ins, loc]: Five, after = ''): Forms {
  return { nom: nom + after, gen: gen + after, acc: acc + after, ins: ins + after, loc: loc + after };
}

export function noun(gender: Gender, one: Five, many: Five, after = ''): PolishNoun {
  return { gender, one: forms(one, after), many: forms(many, after) };
}

export function unique(gender: Gender, one: Five): PolishNoun {
  return { gender, one: forms(one), many: forms(one), unique: true };
}

/** Mass nouns keep the genitive singular after every number: 2 drewna, 5 drewna. */
export function mass(stem: string, loc: string): PolishNoun {
  const many: Five = [`${stem}a`, `${stem}a`, `${stem}a`, `${stem}em`, loc];
  return noun('n', [`${stem}o`, `${stem}a`, `${stem}o`, `${stem}em`, loc], many);
}

/** 1 kamień, 2 kamienie, 5 kamieni; persons are counted in the genitive: 2 Robotników. */
export function counted({ gender, one, many }: PolishNoun, n: number, as: Case): string {
  const plural = pluralOf(n, 'pl');
  if (plural === 'one') return `${n} ${one[as]}`;
  if (as !== 'nom' && as !== 'acc') return `${n} ${many[as]}`;
  return `${n} ${many[plural === 'few' && gender !== 'person' ? as : 'gen']}`;
}

/** Forms of an adjective, and of words that decline like one. */
export type Declined = Readonly<Record<Gender | 'many', Forms>>;

export interface PolishAdjective {
  readonly forms: Declined;
  /** Words that tell one kind from another come after the noun: Lokacja Zwykła, but szara Lokacja. */
  readonly after: boolean;
}

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

/** A turn of phrase that follows its noun unchanged. */
export function unchanged(text: string): PolishAdjective {
  const same = forms([text, text, text, text, text]);
  return { forms: { m: same, person: same, f: same, n: same, many: same }, after: true };
}

export function before(stem: string, i: '' | 'i' = ''): PolishAdjective {
  return { forms: declined(stem, i), after: false };
}

export function after(stem: string): PolishAdjective {
  return { forms: declined(stem), after: true };
}

export interface PolishVerb {
  readonly command: string;
  readonly infinitive: string;
  /** What a faction does: they, the Romans. */
  readonly told: string;
  /** Of its object; the accusative when not said. */
  readonly takes?: Case;
  readonly tail?: string;
}

export function verb(
  command: string,
  infinitive: string,
  told: string,
  more: Pick<PolishVerb, 'takes' | 'tail'> = {},
): PolishVerb {
  return { command, infinitive, told, ...more };
}
