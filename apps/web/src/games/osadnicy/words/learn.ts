import type { Lang } from '@imperia/kit';
import type { Kind } from '@imperia/osadnicy';
import type { Source } from '../learn/account.ts';
import type { BeatId } from '../learn/beat.ts';
import { LEARN_EN } from './learn-en.ts';
import { LEARN_PL } from './learn-pl.ts';

/** What a beat is about, in the words of the language it is told in. */
export interface Told {
  readonly card: string;
  readonly other: string;
  readonly n: number;
  /** A whole sentence. */
  readonly event: string;
  readonly kind: Kind | null;
  /** The text of the card. */
  readonly ability: string;
}

interface BeatWords {
  readonly title: string;
  readonly text: (told: Told) => string;
}

export interface LearnWords {
  readonly guide: string;
  readonly next: string;
  readonly show: string;
  readonly skip: string;
  readonly back: string;
  readonly forward: string;
  readonly silence: string;
  readonly call: string;
  readonly waiting: string;
  readonly strayed: string;
  readonly undo: string;
  readonly rules: string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly nothing: string;
  readonly beats: Readonly<Record<BeatId, BeatWords>>;
  readonly page: {
    readonly title: string;
    readonly intro: string;
    readonly points: readonly string[];
    readonly begin: string;
    readonly resume: string;
    readonly again: string;
  };
}

export const LEARN_WORDS: Readonly<Record<Lang, LearnWords>> = { pl: LEARN_PL, en: LEARN_EN };
