/** Where in the client we are, from the address: so that back, forward and reload do what they should. */
interface Route {
  readonly page: string;
  /** What the page is about: a game, a card, a rule. */
  readonly about: string;
}

function routeOf(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/');
  return { page, about: decodeURIComponent(rest.join('/')) };
}

class Address {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = routeOf(location.hash);
    });
  }
}

export const address = new Address();

export function goTo(hash: string): void {
  location.hash = hash;
}
