import type { AnyKit, Wanted } from '@imperia/kit';
import { readKept } from '../packs/read-kept.ts';

/* What a seat chooses by, fetched with the form: a table that is already set needs none of it. */
export { default as SeatChoiceSelect } from './SeatChoiceSelect.svelte';

/** What a form holds. */
interface Filled {
  readonly seats: Record<string, string | null>[];
  readonly table: Record<string, string[]>;
  readonly packs: readonly object[];
}

/** The packs that this browser keeps, which a choice may bring to the table. */
export async function keptFiles(kit: AnyKit): Promise<readonly object[]> {
  return (await readKept(kit)).map(({ pack }) => pack.file);
}

/** After a seat has chosen something, with all that follows from it. */
export function chosenBy(
  { setup }: AnyKit,
  wanted: Wanted,
  kept: readonly object[],
  seat: number,
  choice: string,
  id: string | null,
): Filled {
  const seats = wanted.seats.map((one, at) => (at === seat ? { ...one, [choice]: id } : one));
  const suited = setup.suited?.({ ...wanted, seats }, seat, choice, kept) ?? { ...wanted, seats };
  return {
    seats: suited.seats.map((one) => ({ ...one })),
    table: Object.fromEntries(Object.entries(suited.table).map(([name, ids]) => [name, [...ids]])),
    packs: suited.packs ?? [],
  };
}
