import type { Plugin } from 'vite';
import { KIT } from './left-to-pages.ts';

const NO_MIND = '\0no-mind';

/** What a game thinks with is not packed for pages: only a worker thinks. While one develops, both get the same files. */
export function leftToWorkers(): Plugin {
  return {
    name: 'left-to-workers',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './kit/mind.ts' && KIT.test(importer ?? '') ? NO_MIND : null),
    load: (id) => (id === NO_MIND ? 'export const mind = undefined;' : null),
  };
}
