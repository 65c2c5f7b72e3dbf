import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { ICON_NAMES } from './src/icons/names.ts';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** What the collection lacks, by name, in a square of 512. */
type Drawn = Readonly<Record<string, string>>;

interface Picked {
  readonly names: readonly string[];
  readonly drawn: Drawn;
}

/** What of a game's banner is a picture. */
interface Shown {
  readonly crests: Readonly<Record<string, string>>;
  readonly more?: readonly { readonly icon: string }[];
}

const GAMES = join(import.meta.dirname, 'src/games');

/** What the file of this name in the folder of each game says, by game. */
async function ofGames<T>(file: string): Promise<readonly (readonly [string, T])[]> {
  const found = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [game, name, ...deeper] = path.split(/[/\\]/);
    return game !== undefined && name === file && deeper.length === 0 ? [game] : [];
  });
  return Promise.all(
    found.map(async (game) => [game, (await runnerImport<T>(join(GAMES, game, file))).module] as const),
  );
}

/**
 * The icons of each file: of the pages that are about no game, with what every game's banner shows, and for each game a file with
 * all that its pages show. So nobody fetches the pictures of a game that they do not play.
 */
async function sprites(): Promise<ReadonlyMap<string, Picked>> {
  const [banners, own] = await Promise.all([
    ofGames<{ readonly banner: Shown }>('banner.ts'),
    ofGames<{ readonly ICON_NAMES: readonly string[]; readonly DRAWN?: Drawn }>('icons.ts'),
  ]);
  const banner = banners.flatMap(
    ([
      ,
      {
        banner: { crests, more = [] },
      },
    ]) => [...Object.values(crests), ...more.map(({ icon }) => icon)],
  );
  const common = [...new Set([...ICON_NAMES, ...banner])];
  return new Map([
    ['icons.svg', { names: common, drawn: {} }],
    ...own.map(
      ([game, { ICON_NAMES: names, DRAWN: drawn = {} }]) =>
        [`icons-${game}.svg`, { names: [...new Set([...common, ...names])], drawn }] as const,
    ),
  ]);
}

/** One file with the icons that are used, and no others. */
function sprite({ names, drawn }: Picked): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`There is no icon «${name}»`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  const own = Object.entries(drawn).map(
    ([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...own].join('')}</svg>`;
}

const FILE = /^icons(-\w+)?\.svg$/;

export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        const picked = FILE.test(file) ? (await sprites()).get(file) : undefined;
        if (picked) response.setHeader('Content-Type', 'image/svg+xml').end(sprite(picked));
        else next();
      });
    },
    async generateBundle() {
      for (const [fileName, picked] of await sprites()) {
        this.emitFile({ type: 'asset', fileName, source: sprite(picked) });
      }
    },
  };
}
