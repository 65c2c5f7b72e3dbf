import type { AnyKit, OwnPacks, Wanted } from '@imperia/kit';
import { readKept } from '../packs/read-kept.ts';

/* What a seat chooses by, fetched with the form: a table that is already set needs none of it. */
export { default as SeatChoiceSelect } from './SeatChoiceSelect.svelte';

/** What a form holds. */
interface Filled {
  readonly seats: Record<string, string | null>[];
  readonly table: Record<string, string[]>;
  readonly packs: readonly object[];
}

/** The packs that this browser keeps. */
interface Kept {
  readonly files: readonly object[];
  /** With those of them that a choice brings to the table. */
  readonly needed: OwnPacks['needed'];
}

export const NONE_KEPT: Kept = { files: [], needed: (_choice, chosen) => chosen };

export async function keptFor(kit: AnyKit): Promise<Kept> {
  const kept = await readKept(kit);
  const packs = kept.length > 0 ? await kit.packs?.() : undefined;
  return packs ? { files: kept.map(({ pack }) => pack.file), needed: packs.needed } : NONE_KEPT;
}

/** After a seat has chosen something, with all that follows from it. */
export function chosenBy(
  { setup }: AnyKit,
  wanted: Wanted,
  { files, needed }: Kept,
  seat: number,
  choice: string,
  id: string | null,
): Filled {
  const seats = wanted.seats.map((one, at) => (at === seat ? { ...one, [choice]: id } : one));
  const packs = needed(id ?? '', wanted.packs ?? [], files);
  const chosen = { ...wanted, seats, packs };
  const suited = setup.suited?.(chosen, seat, choice) ?? chosen;
  return {
    seats: suited.seats.map((one) => ({ ...one })),
    table: Object.fromEntries(Object.entries(suited.table).map(([name, ids]) => [name, [...ids]])),
    packs,
  };
}
