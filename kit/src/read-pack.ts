import { MOST_PACK_LETTERS, type OwnPack, type OwnPacks, type PackFlaw } from './own-packs.ts';
import { BadJson, type Located, lineAt, parseLocated } from './scenario/json.ts';
import { expectedText, type Path, pathText, type SchemaFlaw } from './schema.ts';
import type { Lang, Spoken } from './words/lang.ts';

/** What is wrong with somebody's pack, as one finds it in the file. */
export interface PlacedFlaw {
  readonly line: number;
  /** The id of the card that it is about; null where it is about none. */
  readonly card: string | null;
  readonly path: string;
  readonly text: Spoken<string>;
}

export type ReadPack = { readonly pack: OwnPack } | { readonly flaws: readonly PlacedFlaw[] };

const TOO_LONG: Spoken<string> = {
  pl: `plik jest za długi: najwyżej ${MOST_PACK_LETTERS} znaków`,
  en: `the file is too long: at most ${MOST_PACK_LETTERS} characters`,
};

/** A pack out of its file, or everything that is wrong with it, by lines. */
export function readPack(packs: OwnPacks, text: string): ReadPack {
  if (text.length > MOST_PACK_LETTERS) return { flaws: [{ line: 1, card: null, path: pathText([]), text: TOO_LONG }] };
  try {
    const json = parseLocated(text);
    const taken = packs.take(json.value);
    return 'pack' in taken ? taken : { flaws: taken.flaws.map((flaw) => placed(flaw, json)).sort(byLine) };
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    const { line, message } = error;
    const text = { pl: `to nie jest JSON (${message})`, en: `this is no JSON: ${message}` };
    return { flaws: [{ line, card: null, path: pathText([]), text }] };
  }
}

function byLine(a: PlacedFlaw, b: PlacedFlaw): number {
  return a.line - b.line;
}

function placed({ path, text }: PackFlaw, json: Located): PlacedFlaw {
  return { line: lineAt(json, path), card: cardAt(path, json.value), path: pathText(path), text };
}

/** Which item of which list it is in: the first that says its id. */
function cardAt(path: Path, file: unknown): string | null {
  let here: unknown = file;
  for (const part of path) {
    if (typeof here !== 'object' || here === null) return null;
    here = (here as Readonly<Record<string | number, unknown>>)[part];
    const id = (here as { readonly id?: unknown } | null | undefined)?.id;
    if (typeof part === 'number' && typeof id === 'string') return id;
  }
  return null;
}

/** What a schema finds, in the words of both languages. */
export function inWords({ path, expected }: SchemaFlaw): PackFlaw {
  return { path, text: { pl: expectedText(expected, 'pl'), en: expectedText(expected, 'en') } };
}

/** As one line of a report. */
export function flawLine({ line, card, path, text }: PlacedFlaw, lang: Lang): string {
  const where = `${lang === 'pl' ? 'wiersz' : 'line'} ${line}`;
  return `${where}${card ? `, ${card}` : ''}, ${path}: ${text[lang]}`;
}
