import type { MadeTable } from '@imperia/server/protocol';

/** The tokens of a table's links are told once, to who made it: this browser remembers them. */
const nameFor = (table: string) => `imperia.links.${table}`;
/** For where nothing may be kept. */
const held = new Map<string, MadeTable>();

export function keepLinks(made: MadeTable): void {
  held.set(made.id, made);
  try {
    localStorage.setItem(nameFor(made.id), JSON.stringify(made));
  } catch {}
}

export function linksOf(table: string): MadeTable | null {
  try {
    const kept = localStorage.getItem(nameFor(table));
    return kept === null ? (held.get(table) ?? null) : (JSON.parse(kept) as MadeTable);
  } catch {
    return held.get(table) ?? null;
  }
}

function addressOf(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

export function seatLink(table: string, seat: number, token: string): string {
  return addressOf(`#/join/${table}/${seat}/${token}`);
}

export function watchLink(table: string, token: string): string {
  return addressOf(`#/watch/${table}/${token}`);
}

export function tableLink(table: string): string {
  return addressOf(`#/online/${table}`);
}
