import type { Entry } from './library.ts';
import { BadJson, type Located, lineAt, parseLocated } from './scenario/json.ts';
import { expectedText, type Path, pathText, type SchemaFlaw } from './schema.ts';
import type { Lang, Spoken } from './words/lang.ts';

/** What is wrong with somebody's pack at one place. */
export interface PackFlaw {
  readonly path: Path;
  readonly text: Spoken<string>;
}

/** The same, as one finds it in the file. */
export interface PlacedFlaw {
  readonly line: number;
  /** The id of the card that it is about; null where it is about none. */
  readonly card: string | null;
  readonly path: string;
  readonly text: Spoken<string>;
}

/** A pack that somebody made, and that is right: its cards are known from now on. */
export interface OwnPack {
  readonly name: string;
  /** Packs with the same fingerprint are the same. */
  readonly fingerprint: string;
  /** What a configuration holds. */
  readonly file: object;
  readonly deck: Spoken<string>;
  /** How many cards come into the game by it. */
  readonly copies: number;
  readonly entries: readonly Entry[];
}

export type TakenPack = { readonly pack: OwnPack } | { readonly flaws: readonly PackFlaw[] };
export type ReadPack = { readonly pack: OwnPack } | { readonly flaws: readonly PlacedFlaw[] };

/**
 * Packs that people make themselves, where a game lets them. A configuration holds them whole, in its field `packs`;
 * whoever has one from elsewhere says `takePacks` before anything else is done with it.
 */
export interface OwnPacks {
  /** For editors. */
  readonly schema: object;
  /** To begin with. */
  readonly example: object;
  /** From anywhere: it is checked whole, and then its cards are known. */
  take(file: unknown): TakenPack;
}

/** A file may not be longer than this; nor may there be more of them at a table. */
export const MOST_PACK_LETTERS = 32_768;
export const MOST_PACKS = 4;

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

interface WithPacks {
  readonly packs?: () => Promise<OwnPacks>;
}

/**
 * Makes the packs known that a configuration holds, or that somebody wants at a table. Those that are not right stay
 * unknown: `setup` then says so.
 */
export async function takePacks(kit: WithPacks, packs: unknown): Promise<readonly OwnPack[]> {
  if (!kit.packs || !Array.isArray(packs) || packs.length === 0) return [];
  const { take } = await kit.packs();
  return packs.slice(0, MOST_PACKS).flatMap((file) => {
    const taken = take(file);
    return 'pack' in taken ? [taken.pack] : [];
  });
}

/** What a configuration, or what is wanted of one, says of packs. */
export function packsIn(config: unknown): unknown {
  return (config as { readonly packs?: unknown } | null | undefined)?.packs;
}
