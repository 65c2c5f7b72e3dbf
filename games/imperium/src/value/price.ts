import { TOKENS, type Token } from '../card-data.ts';
import type { SeatState } from '../state.ts';
import { TOKEN_WORTH } from './weights.ts';

/** What paying costs: where materials or population are short, a progress stands for 2 of the ones or 1 of the others. */
export function priceNow({ tokens }: SeatState, token: Token, n: number): number {
  const short = token === 'progress' ? 0 : Math.max(0, n - tokens[TOKENS.indexOf(token)]!);
  const progress = token === 'materials' ? Math.ceil(short / 2) : short;
  return TOKEN_WORTH[token] * (n - short) + TOKEN_WORTH.progress * progress;
}
