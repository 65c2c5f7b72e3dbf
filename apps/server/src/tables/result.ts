import type { Result, Seat } from '@imperia/engine';
import type { TableResult } from '../protocol/update.ts';

/** Who resigned comes last and wins nothing, however well the bot played on. */
export function tableResult({ points, winners }: Result, resigned: readonly Seat[]): TableResult {
  const stayed = [...points.keys()].filter((seat) => !resigned.includes(seat));
  const won = winners.filter((seat) => stayed.includes(seat));
  const first = resigned.length === 0 || won.length > 0 ? won : best(points, stayed);
  const rank = (seat: Seat) => (resigned.includes(seat) ? 2 : first.includes(seat) ? 0 : 1);
  const before = (a: Seat, b: Seat) =>
    rank(a) < rank(b) || (rank(a) === rank(b) && rank(a) > 0 && points[a]! > points[b]!);
  const seats = [...points.keys()];
  return { points, winners: first, places: seats.map((seat) => 1 + seats.filter((one) => before(one, seat)).length) };
}

function best(points: readonly number[], seats: readonly Seat[]): Seat[] {
  const most = Math.max(...seats.map((seat) => points[seat]!));
  return seats.filter((seat) => points[seat] === most);
}
