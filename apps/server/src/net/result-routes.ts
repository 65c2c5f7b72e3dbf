import Type from 'typebox';
import { Id } from '../protocol/parts.ts';
import { Refused } from '../protocol/people.ts';
import type { Api } from './api.ts';
import { somebody } from './me.ts';
import type { Services } from './services.ts';

const MOST = 100;
const BySide = { played: Type.Integer(), won: Type.Integer(), points: Type.Number() };
const Statistics = Type.Object({
  rating: Type.Union([
    Type.Null(),
    Type.Object({ rating: Type.Number(), deviation: Type.Number(), games: Type.Integer() }),
  ]),
  sides: Type.Array(Type.Object({ side: Type.String(), ...BySide })),
  /** The same for clients of the release before. */
  factions: Type.Array(Type.Object({ faction: Type.String(), ...BySide })),
});

export function resultRoutes(api: Api, services: Services): void {
  const { store } = services;

  api.get(
    '/me/statistics/:game',
    {
      schema: {
        summary: 'How I fared in a game, by what I played',
        params: Type.Object({ game: Id }),
        response: { 200: Statistics, '4xx': Refused },
      },
    },
    async (request) => {
      const { id } = await somebody(services, request);
      const { game } = request.params;
      const found = await store.results.rating(id, game);
      const rating = found && { rating: found.rating, deviation: found.deviation, games: found.games };
      const sides = [...(await store.results.bySide(id, game))];
      return { rating, sides, factions: sides.map(({ side, ...sums }) => ({ faction: side, ...sums })) };
    },
  );

  api.get(
    '/ratings/:game',
    {
      schema: {
        summary: 'The best of those who want to be rated',
        params: Type.Object({ game: Id }),
        response: {
          200: Type.Array(
            Type.Object({
              name: Type.String(),
              rating: Type.Number(),
              deviation: Type.Number(),
              games: Type.Integer(),
            }),
          ),
        },
      },
    },
    async (request) => {
      const best = await store.results.best(request.params.game, MOST);
      return Promise.all(
        best.map(async ({ identity, rating, deviation, games }) => ({
          name: (await store.people.byId(identity))?.name ?? '',
          rating,
          deviation,
          games,
        })),
      );
    },
  );
}
