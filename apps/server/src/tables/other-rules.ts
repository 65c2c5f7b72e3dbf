import { otherContent } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import { KITS } from '../games.ts';
import type { TableHead } from '../store/store.ts';
import { meetPacks } from './packs.ts';

/** The rules have changed since it was played, and lead elsewhere: only an older release can go on with it. */
export class OtherRules extends Error {
  static of({ id, game }: TableHead, after: string, cause?: unknown): OtherRules {
    return new OtherRules(`Under rules ${KITS.get(game)?.game.version}, table ${id} is another game ${after}`, {
      cause,
    });
  }
}

/** A table of a game that this release does not have: it stays as it is, and whoever opens it is told. */
export class NoSuchGame extends OtherRules {
  constructor({ id, game }: TableOfGame) {
    super(`Table ${id} is one of the game “${game}”, which this release does not have`);
  }
}

/** The packs have changed since it was dealt: its cards would be other cards. */
class OtherContent extends OtherRules {
  constructor(parts: readonly string[]) {
    super(`It was dealt from other cards than there are here (${parts.join(', ')}). ${PUT_BACK}`);
  }
}

type TableOfGame = Pick<TableHead, 'id' | 'game'> & Partial<Pick<TableHead, 'config'>>;

/** What the host can do about it. */
export const PUT_BACK =
  'Put these packs back as they were, or let the game be finished in the version that dealt it: its own copy of the store, see docs/hosting.md.';

/** The game that is played there, with the packs that its people brought. */
export function kitOf(table: TableOfGame): AnyKit {
  const kit = KITS.get(table.game);
  if (!kit) throw new NoSuchGame(table);
  meetPacks(table.game, table.config);
  return kit;
}

export function otherParts({ game, config, content }: TableHead): string[] {
  const kit = KITS.get(game);
  meetPacks(game, config);
  return kit ? otherContent(kit.game, { config, content }) : [];
}

export function mustHaveContent(head: TableHead): void {
  const parts = otherParts(head);
  if (parts.length > 0) throw new OtherContent(parts);
}
