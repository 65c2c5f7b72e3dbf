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
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = routeOf(location.hash);
    });
  }

  /** Changes the address without a step that "back" would have to undo: for what is being typed. */
  rewrite(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = routeOf(hash);
  }
}

export const address = new Address();

export function goTo(hash: string): void {
  location.hash = hash;
}
