import type { Motion } from '../store/kept-settings.ts';

/** How long a card travels, in milliseconds; 0 where nothing is to move. */
export const TRAVEL: Readonly<Record<Motion, number>> = { full: 460, quick: 220, none: 0 };
