import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from './src/icons/names.ts';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** One file with the icons that are used, and no others. */
function sprite(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  const symbols = ICON_NAMES.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`There is no icon «${name}»`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const FILE = 'icons.svg';

export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: sprite() });
    },
  };
}
