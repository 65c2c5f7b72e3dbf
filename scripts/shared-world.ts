const PLACE = 'IMPERIA_SHARED_WORLD';

/** Tells the tests of this run whom to ask for what they share. */
export function shareWithRun(place: string): void {
  process.env[PLACE] = place;
}

/** Where something is that all tests of a run share, made when the first of them asks for it; null outside such a run. */
export async function sharedWithRun(what: string): Promise<string | null> {
  const place = process.env[PLACE];
  if (!place) return null;
  const answer = await fetch(`${place}${encodeURIComponent(what)}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
