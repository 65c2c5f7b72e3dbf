import { fold } from '@imperia/kit';

/** A text as somebody types it in a hurry: no capitals, no diacritics, no apostrophes. */
export function asTyped(text: string): string {
  return fold(text).replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
}

/** How well a name fits what was typed: 0 is exactly, null not at all. */
function fit(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(' ').some((word) => word.startsWith(typed))) return 2;
  return name.includes(typed) ? 3 : null;
}

/** The things that fit best by one of their names. */
export function bestNamed<T>(things: readonly T[], namesOf: (thing: T) => readonly string[], typed: string): T[] {
  const wanted = asTyped(typed);
  if (wanted === '') return [];
  let best = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const thing of things) {
    for (const name of namesOf(thing)) {
      const how = fit(asTyped(name), wanted);
      if (how === null || how > best) continue;
      if (how < best) found = [];
      best = how;
      if (!found.includes(thing)) found.push(thing);
    }
  }
  return found;
}
