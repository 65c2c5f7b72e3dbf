/** The word that was probably meant, as the end of a sentence. */
export function didYouMean(word: string, known: readonly string[]): string {
  const best = nearest(word, known);
  return best === undefined ? '' : `; did you mean ${JSON.stringify(best)}?`;
}

export function nearest(word: string, known: readonly string[]): string | undefined {
  const meant = plain(word);
  let best: string | undefined;
  let least = Math.max(2, Math.floor(meant.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(meant, plain(candidate));
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Without case and diacritics, as people type. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, above[j]! + 1, row[j - 1]! + 1));
    }
    above = row;
  }
  return above[b.length]!;
}
