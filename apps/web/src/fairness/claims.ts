import type { Fault } from '@imperia/engine';

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
