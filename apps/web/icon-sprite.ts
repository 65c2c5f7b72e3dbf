import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { ICON_NAMES } from './src/icons/names.ts';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const GAMES = join(import.meta.dirname, 'src/games');

/** Those of the pages of every game, and of each game's own. */
async function iconNames(): Promise<ReadonlySet<string>> {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/\\]+[/\\]icons\.ts$/.test(file),
  );
  const own = await Promise.all(
    files.map((file) => runnerImport<{ readonly ICON_NAMES: readonly string[] }>(join(GAMES, file))),
  );
  return new Set([...ICON_NAMES, ...own.flatMap(({ module }) => module.ICON_NAMES)]);
}

/** One file with the icons that are used, and no others. */
async function sprite(): Promise<string> {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  const symbols = [...(await iconNames())].map((name) => {
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
      server.middlewares.use(`/${FILE}`, async (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(await sprite());
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await sprite() });
    },
  };
}
