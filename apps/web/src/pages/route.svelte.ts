/** Where in the client we are, from the address: so that back, forward and reload do what they should. */
type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly alone: boolean }
  | { readonly page: 'table'; readonly id: string };

function routeOf(hash: string): Route {
  const [page, rest = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'table' && rest !== '') return { page, id: rest };
  if (page === 'new') return { page, alone: rest === 'alone' };
  return { page: 'home' };
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
