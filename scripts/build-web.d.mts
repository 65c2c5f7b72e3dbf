/**
 * Builds the browser client, for people or with the game of the tests on the shelf, unless nothing has changed since it was
 * built. Says where it lies.
 */
export function buildWeb(say: (text: string) => void, kind?: 'people' | 'tests'): Promise<string>;
