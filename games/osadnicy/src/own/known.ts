import { canonical, sha256 } from '@imperia/engine';
import { MOST_PACKS } from '@imperia/kit';
import type { PackFile } from '../card-data.ts';
import { addOwnCards, type Card, forgetOwnCards, OWN } from '../cards.ts';
import type { Config } from '../config.ts';
import { codeOf, FIRST_OWN, OWN_BLOCK, OWN_BLOCKS } from '../numbers.ts';

/** A pack of somebody's own that was found right: its cards can be looked up by their numbers. */
export interface KnownPack {
  readonly fingerprint: string;
  readonly file: PackFile;
  readonly first: number;
  readonly cards: readonly Card[];
}

/** Why a table cannot be played with its packs. */
export type PackFault =
  | { readonly fault: 'packs'; readonly found: number }
  | { readonly fault: 'pack'; readonly found: number }
  | { readonly fault: 'packs alike'; readonly found: string };

/** Whoever has met so many packs forgets the one that was not used for longest. */
export const MOST_KNOWN = 2000;

/** By fingerprint; the last used one is the last. */
const known = new Map<string, KnownPack>();
const blocks = new Map<number, string>();
const ofFile = new WeakMap<object, string>();

/** As it is kept: with what every own card has, and without what is there for editors. */
export function asKept({ pack, deck, cards }: PackFile): PackFile {
  return JSON.parse(JSON.stringify({ pack, deck, cards: cards.map((card) => ({ ...card, source: OWN })) }));
}

function fingerprintOf(file: PackFile): string {
  const found = ofFile.get(file) ?? sha256(canonical(asKept(file)));
  ofFile.set(file, found);
  return found;
}

export function knownPack(file: PackFile): KnownPack | undefined {
  const fingerprint = fingerprintOf(file);
  const pack = known.get(fingerprint);
  if (!pack) return undefined;
  known.delete(fingerprint);
  known.set(fingerprint, pack);
  return pack;
}

/** Of a file that was checked. Null when another one has its numbers, by a chance of one in two million. */
export function learnPack(checked: PackFile): KnownPack | null {
  const found = knownPack(checked);
  if (found) return found;
  const fingerprint = fingerprintOf(checked);
  const block = Number.parseInt(fingerprint.slice(0, 8), 16) % OWN_BLOCKS;
  if (blocks.has(block)) return null;
  if (known.size >= MOST_KNOWN) forget(known.values().next().value!);
  const first = FIRST_OWN + block * OWN_BLOCK;
  const file = asKept(checked);
  const pack = { fingerprint, file, first, cards: addOwnCards(file, first) };
  known.set(fingerprint, pack);
  blocks.set(block, fingerprint);
  return pack;
}

function forget({ fingerprint, first }: KnownPack): void {
  known.delete(fingerprint);
  blocks.delete((first - FIRST_OWN) / OWN_BLOCK);
  forgetOwnCards(first, OWN_BLOCK);
}

/** As in a process that has met no pack yet. */
export function forgetPacks(): void {
  for (const pack of [...known.values()]) forget(pack);
}

/** Those of a table that can be set. */
export function packsOf({ packs = [] }: Pick<Config, 'packs'>): KnownPack[] {
  return packs.flatMap((file) => knownPack(file) ?? []);
}

/** By their shape; what is in them, whoever made them known has checked. */
export function packFiles(value: unknown): readonly PackFile[] {
  return arePacks(value) ? value : [];
}

export function arePacks(value: unknown): value is PackFile[] {
  return Array.isArray(value) && value.every((pack) => Array.isArray(pack?.cards));
}

/** Of whatever is said to be packs; what is wrong with the others is told when the table is set. */
export function knownAmong(packs: unknown): KnownPack[] {
  return packsOf({ packs: packFiles(packs) });
}

/** Whatever is looked at is not forgotten, and known again if it was: to be set, a table's packs were found right. */
export function rememberPacks({ packs = [] }: Config): void {
  for (const file of packs) learnPack(file);
}

/** Every card of the packs that are known here, in the order in which they came. */
export function knownCards(): Card[] {
  return [...known.values()].flatMap(({ cards }) => cards);
}

export function packsFault({ packs = [] }: Config): PackFault | null {
  if (packs.length === 0) return null;
  if (packs.length > MOST_PACKS) return { fault: 'packs', found: packs.length };
  const unknown = packs.findIndex((file) => !knownPack(file));
  if (unknown >= 0) return { fault: 'pack', found: unknown + 1 };
  const names = packs.flatMap(({ pack }) => pack);
  const codes = packs.flatMap(({ cards }) =>
    cards.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => codeOf(id, copy))),
  );
  const twice = [...names, ...codes].find((text, i, all) => all.indexOf(text) !== i);
  return twice === undefined ? null : { fault: 'packs alike', found: twice };
}
