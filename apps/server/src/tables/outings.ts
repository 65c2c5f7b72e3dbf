import { UNRATED } from '../rating/glicko2.ts';
import { ratedByPlaces } from '../rating/pairwise.ts';
import type { Outing, Rate, Rating } from '../store/store.ts';
import type { FoldedTable } from './folded-table.ts';

/** What each seat reached in a game that has ended; none for one that was abandoned. */
export function outingsOf({ head, config, kit, gathering }: FoldedTable): Outing[] {
  const { result, sitters, at, broughtBy } = gathering;
  if (!result) return [];
  return sitters.map(({ identity, bot, resigned }, seat) => ({
    table: head.id,
    game: head.game,
    seat,
    identity,
    bot: resigned ? null : bot,
    side: kit.setup.side(config, seat),
    points: result.points[seat]!,
    place: result.places[seat]!,
    seats: sitters.length,
    rated: head.settings.rated && broughtBy === null && identity !== null,
    at,
  }));
}

/** People are rated against the people they met; a bot that played on for somebody plays for that person's rating. */
export function ratingOf(outings: readonly Outing[], wants: (identity: string) => boolean): Rate {
  return (before) => {
    const players = outings.flatMap((outing) => {
      const { identity, game, place, rated } = outing;
      if (!rated || identity === null || !wants(identity)) return [];
      const known = before.find((rating) => rating.identity === identity && rating.game === game);
      return [{ identity, game, place, ...UNRATED, games: 0, ...strengthIn(known) }];
    });
    if (players.length < 2) return [];
    return ratedByPlaces(players).map(
      (strength, i): Rating => ({
        ...strength,
        identity: players[i]!.identity,
        game: players[i]!.game,
        games: players[i]!.games + 1,
      }),
    );
  };
}

function strengthIn(known: Rating | undefined) {
  if (!known) return {};
  const { rating, deviation, volatility, games } = known;
  return { rating, deviation, volatility, games };
}
