import { isSeen } from '../identity/names.ts';

/** Text and nothing else: no control characters, one line; nothing at all where there is nothing to be seen of it. */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return isSeen(clean) ? clean : '';
}
