import { notices } from '../store/notices.svelte.ts';
import { refusalText } from '../words/refusals.ts';
import { NO_ANSWER, Refusal } from './api.ts';

const LONG_ENOUGH = 8000;

export function refusedName(error: unknown): string {
  return error instanceof Refusal ? error.refused : NO_ANSWER;
}

/** Says quietly why something was not done. */
export function tellRefused(refused: string): void {
  notices.tell({ name: 'refused', text: () => refusalText(refused), milliseconds: LONG_ENOUGH });
}

/** Does it; whether it worked. Why not is said. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    tellRefused(refusedName(error));
    return false;
  }
}
