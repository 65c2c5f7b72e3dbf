import { notices } from '../store/notices.svelte.ts';

const LONG_ENOUGH = 4000;

/** To the clipboard; where the browser does not allow that, the text is shown to be taken by hand. */
export async function copy(text: string, copied: () => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.tell({ name: 'copied', text: copied, milliseconds: LONG_ENOUGH });
  } catch {
    notices.tell({ name: 'copied', text: () => text });
  }
}
