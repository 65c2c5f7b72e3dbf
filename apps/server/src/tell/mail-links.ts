import type { Sealer } from '../identity/seal.ts';

const DAY = 24 * 60 * 60 * 1000;

export type MailPurpose = 'confirm' | 'stop';

/** An address of somebody's, which may have been given up since. */
interface Whose {
  readonly id: string;
  readonly email: string;
}

/** What is in the links of letters: whoever has the letter, and nobody else. */
export interface Sealing {
  seal(purpose: MailPurpose, whose: Whose): string;
  open(purpose: MailPurpose, sealed: string): Whose | null;
}

const GOOD_FOR = { confirm: 2 * DAY, stop: 365 * DAY } as const satisfies Record<MailPurpose, number>;

export function sealingWith(sealer: Sealer): Sealing {
  return {
    seal: (purpose, { id, email }) => sealer.seal(`mail ${purpose}`, JSON.stringify([id, email]), GOOD_FOR[purpose]),
    open: (purpose, sealed) => {
      const opened = sealer.open(`mail ${purpose}`, sealed);
      if (opened === null) return null;
      const [id, email] = JSON.parse(opened) as [string, string];
      return { id, email };
    },
  };
}

export function mailLink(publicUrl: URL, purpose: MailPurpose, sealed: string): string {
  return new URL(`/api/mail/${purpose}?letter=${encodeURIComponent(sealed)}`, publicUrl).href;
}
