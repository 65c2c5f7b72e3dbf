import { type Fault, type GameRecord, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import type { SavedGame } from '../table/game.ts';

/** What came of the check: nothing, when the game was kept without what it needs. */
export interface Finding {
  readonly checked: boolean;
  readonly fault: Fault | null;
}

export function checkShuffle(game: SavedGame): Finding {
  const record = recordOf(game);
  return record ? { checked: true, fault: verify(osadnicy, record) } : { checked: false, fault: null };
}

/** The game as others may check it; null when it was kept without what that takes. */
export function recordOf({
  config,
  key,
  version,
  content,
  answers,
  commitment,
  outcomes,
  hash,
}: SavedGame): GameRecord<Config> | null {
  if (commitment === undefined || outcomes === undefined || hash === undefined) return null;
  return { game: osadnicy.id, version, ...(content && { content }), config, key, answers, commitment, outcomes, hash };
}

/** What is checked, in the order in which it is. */
export const CLAIMS = ['key', 'luck', 'end'] as const;
export type Claim = (typeof CLAIMS)[number];
export type Holds = 'holds' | 'fails' | 'not reached';

/** After the first claim that fails, nothing is known of those that follow. */
export function holds(claim: Claim, fault: Fault | null): Holds {
  const broken = fault && brokenClaim(fault);
  if (broken === null) return 'holds';
  const [at, reached] = [CLAIMS.indexOf(claim), CLAIMS.indexOf(broken)];
  if (at === reached) return 'fails';
  return at < reached ? 'holds' : 'not reached';
}

function brokenClaim({ fault }: Fault): Claim {
  switch (fault) {
    case 'wrong game':
    case 'other content':
    case 'other key':
      return 'key';
    case 'other luck':
      return 'luck';
    case 'refused':
    case 'other end':
      return 'end';
  }
}
