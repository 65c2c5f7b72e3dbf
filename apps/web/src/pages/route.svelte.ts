import { GAME_IDS, isGame, SHELF } from '@imperia/shelf';

/** Where in the client we are, from the address: so that back, forward and reload do what they should. */
interface Route {
  /** The game that the page belongs to; what has an id of its own names none. */
  readonly game: string | null;
  readonly page: string;
  /** What the page is about: a table, a card, a rule. */
  readonly about: string;
  /** What is looked for on the page; a change of it leaves the page standing. */
  readonly query: string;
}

/** Pages that each game has; in links from when there was one game alone, none is named. */
const OF_A_GAME: ReadonlySet<string> = new Set(['cards', 'learn', 'new', 'rules']);

function routeOf(hash: string): Route {
  const [path = '', ...query] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', ...rest] = path.split('/');
  const named = isGame(first);
  const [page = '', ...words] = named ? rest : [first, ...rest];
  const about = decodeURIComponent(words.join('/'));
  const game = named ? first : OF_A_GAME.has(page) ? gameOf(about) : null;
  return { game, page, about, query: query.join('?') };
}

/** A rule says by its first letters which game it is of. */
function gameOf(about: string): string {
  return GAME_IDS.find((id) => about.startsWith(`${SHELF[id].cover.prefix}-`)) ?? GAME_IDS[0]!;
}

class Address {
  #hash = location.hash;
  route = $state.raw<Route>(routeOf(this.#hash));

  constructor() {
    addEventListener('hashchange', () => this.#follow());
  }

  #follow(): void {
    this.#hash = location.hash;
    this.route = routeOf(this.#hash);
  }

  /**
   * Changes the address without a step that "back" would have to undo: for what is being typed. Whoever is on the way
   * elsewhere, which is heard of a moment later, is not called back.
   */
  rewrite(hash: string): void {
    if (location.hash !== this.#hash) return;
    history.replaceState(null, '', hash);
    this.#follow();
  }
}

export const address = new Address();

export function goTo(hash: string): void {
  location.hash = hash;
}
