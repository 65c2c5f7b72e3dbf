import { domainToASCII } from 'node:url';

/** Without comments, quotes and lists: mail programs would read another address in those than we do. */
const PARTS = /^([^\s@<>,;:"()[\]\\\p{C}]+)@([^\s@<>,;:"()[\]\\\p{C}]+)$/u;
const HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

function partsOf(address: string): { readonly name: string; readonly host: string } | null {
  const [, name, typed] = PARTS.exec(address) ?? [];
  const host = typed === undefined ? '' : domainToASCII(typed).replace(/\.$/, '');
  return name !== undefined && HOST.test(host) ? { name, host } : null;
}

export function isMailAddress(address: string): boolean {
  return partsOf(address) !== null;
}

/** The same for all spellings by which letters reach one reader: what stands behind a plus is the reader's own business. */
export function readerOf(address: string): string {
  const parts = partsOf(address);
  return parts ? `${parts.name.split('+')[0]!.toLowerCase()}@${parts.host}` : address.toLowerCase();
}
