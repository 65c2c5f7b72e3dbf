import type { AnyKit, Wanted } from '@imperia/kit';

/* What a seat chooses by, fetched with the form: a table that is already set needs none of it. */
export { default as SeatChoiceSelect } from './SeatChoiceSelect.svelte';

/** What a form holds. */
interface Filled {
  readonly seats: Record<string, string | null>[];
  readonly table: Record<string, string[]>;
}

/** After a seat has chosen something, with all that follows from it. */
export function chosenBy({ setup }: AnyKit, wanted: Wanted, seat: number, choice: string, id: string | null): Filled {
  const seats = wanted.seats.map((one, at) => (at === seat ? { ...one, [choice]: id } : one));
  const suited = setup.suited?.({ ...wanted, seats }, seat, choice) ?? { ...wanted, seats };
  return {
    seats: suited.seats.map((one) => ({ ...one })),
    table: Object.fromEntries(Object.entries(suited.table).map(([name, ids]) => [name, [...ids]])),
  };
}
