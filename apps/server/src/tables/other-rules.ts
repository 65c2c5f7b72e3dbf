import { otherContent } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import type { TableHead } from '../store/store.ts';

/** The rules have changed since it was played, and lead elsewhere: only an older release can go on with it. */
export class OtherRules extends Error {
  constructor(id: string, after: string, cause?: unknown) {
    super(`Under rules ${osadnicy.version}, table ${id} is another game ${after}`, { cause });
  }
}

/** The packs have changed since it was dealt: its cards would be other cards. */
class OtherContent extends OtherRules {
  constructor({ id }: TableHead, parts: readonly string[]) {
    super(id, '');
    this.message = `It was dealt from other cards than there are here (${parts.join(', ')}). ${PUT_BACK}`;
  }
}

/** What the host can do about it. */
export const PUT_BACK =
  'Put these packs back as they were, or let the game be finished in the version that dealt it: its own copy of the store, see docs/hosting.md.';

export function otherParts({ config, content }: TableHead): string[] {
  return otherContent(osadnicy, { config: config as Config, content });
}

export function mustHaveContent(head: TableHead): void {
  const parts = otherParts(head);
  if (parts.length > 0) throw new OtherContent(head, parts);
}
