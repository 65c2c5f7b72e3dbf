/** Where in the client we are, from the address: so that back, forward and reload do what they should. */
interface Route {
  readonly page: string;
  /** What the page is about: a game, a card, a rule. */
  readonly about: string;
  /** What is looked for on the page; a change of it leaves the page standing. */
  readonly query: string;
}

function routeOf(hash: string): Route {
  const [path = '', ...query] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...about] = path.split('/');
  return { page, about: decodeURIComponent(about.join('/')), query: query.join('?') };
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
