import type { Do } from '../card-data.ts';
import { innerLists } from '../cards.ts';
import { isChoosing, isPublic } from './select.ts';

const known = new WeakMap<readonly Do[], boolean>();

/** Whether everyone at the table can tell if these words can be done: then nobody needs to be asked in vain. */
export function isOpen(list: readonly Do[]): boolean {
  let open = known.get(list);
  if (open === undefined) {
    open = list.every((one) => (isChoosing(one) ? isPublic(one) : innerLists(one).every(isOpen)));
    known.set(list, open);
  }
  return open;
}
