/** Text and nothing else: no control characters, one line. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
