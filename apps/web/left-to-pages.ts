import type { Plugin } from 'vite';

const NOTHING = '\0nothing';
const KIT = /[\\/]games[\\/][^\\/]+[\\/]src[\\/]kit\.ts$/;

/** What a kit fetches for readers, rules and library, is not packed again for a worker, which never reads. */
export function leftToPages(): Plugin {
  return {
    name: 'left-to-pages',
    enforce: 'pre',
    resolveDynamicImport: (_source, importer) => (KIT.test(importer ?? '') ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}
