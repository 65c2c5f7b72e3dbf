import type { Entry } from './library.ts';
import type { Path } from './schema.ts';
import type { Spoken } from './words/lang.ts';

/** What is wrong with somebody's pack at one place. */
export interface PackFlaw {
  readonly path: Path;
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
  /** The chosen packs, with those of the kept ones that what a seat chooses is made of: the cards of a deck. */
  needed(choice: string, chosen: readonly object[], kept: readonly object[]): readonly object[];
}

/** A file may not be longer than this; nor may there be more of them at a table. */
export const MOST_PACK_LETTERS = 32_768;
export const MOST_PACKS = 4;

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
