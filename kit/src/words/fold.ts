/** Lower case without diacritics, letter by letter: a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => (letter === 'ł' || letter === 'Ł' ? 'l' : letter.normalize('NFD').charAt(0)))
    .toLowerCase();
}
