import { below, seeded } from '@imperia/engine';
import type { Player } from '../desk.ts';

/** Somebody who types any of the numbers shown, or as many as are wanted, and leaves after so many lines. */
export function anybody(seed: number, most = Number.POSITIVE_INFINITY): Player {
  const rng = seeded(seed);
  let typed = 0;
  let refused = 0;
  let last = 1;
  return (shown) => {
    if (typed++ >= most) return null;
    if (shown.endsWith('Enter. ')) return '';
    if (/type 0\.|wpisz 0\./.test(shown)) return '0';
    refused = /Not these|Nie tak|There is no|Nie ma numeru/.test(shown) ? refused + 1 : 0;
    if (refused > 0) return someOf(last, refused - 1);
    const question = shown.slice(Math.max(0, shown.search(/\n[^\n]+\n +1 {2}\S/)));
    const numbers = [...question.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number));
    last = Math.max(1, ...numbers);
    return String(1 + below(rng, last));
  };

  function someOf(all: number, n: number): string {
    if (n === 0) return '0';
    const numbers = Array.from({ length: all }, (_, i) => i + 1);
    return Array.from({ length: Math.min(n, all) }, () => numbers.splice(below(rng, numbers.length), 1)[0]).join(' ');
  }
}
