import type { Plugin } from 'vite';

const NOTHING = '\0nothing';
export const KIT = /[\\/]games[\\/][^\\/]+[\\/]src[\\/]kit\.ts$/;

/** People's own packs are dealt from, so a worker needs what checks them. */
const OWN_PACKS = './own/index.ts';

/** What a kit fetches for readers, rules and library, is not packed again for a worker, which never reads. */
export function leftToPages(): Plugin {
  return {
    name: 'left-to-pages',
    enforce: 'pre',
    resolveDynamicImport: (source, importer) => (KIT.test(importer ?? '') && source !== OWN_PACKS ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}
