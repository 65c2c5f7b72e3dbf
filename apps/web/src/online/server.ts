import { ask } from './api.ts';

let there: Promise<boolean> | null = null;

/** Whether the page comes from a server at which one can play, and not only from a folder of files. */
export function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  there ??= ask('GET', '/me').then(
    () => true,
    () => {
      there = null;
      return false;
    },
  );
  return there;
}
