import type { Seat } from '@imperia/engine';
import { ADVANCES, type Advance, ENGINEERING, SIEGECRAFT, STORAGE, TACTICS } from '../advances.ts';
import { advancesOwned, knows, owns } from '../knowledge.ts';
import type { State } from '../state.ts';
import { wonderData } from '../wonder-data.ts';

/** In every round to come: any advance, one that allows a building, and some that do more. */
const KNOWN = 0.05;
const BUILDING = 0.05;
const MORE: ReadonlyMap<Advance, number> = new Map([
  [STORAGE, 0.12],
  [TACTICS, 0.03],
  [SIEGECRAFT, 0.01],
]);
const POINTS = 0.5;
const TOKEN = 0.25;
/** Towards a wonder. */
const NEEDED = 0.3;

const EXTRA = ADVANCES.map(({ building }, one) => (building >= 0 ? BUILDING : 0) + (MORE.get(one) ?? 0));
const SPECIAL = EXTRA.flatMap((extra, one) => (extra > 0 ? [one] : []));

/** Every advance is worth more than its half point while there is time to use it; some much more. */
export function knowledgeWorth(game: State, seat: Seat, left: number): number {
  const own = game.seats[seat]!;
  let worth = KNOWN * advancesOwned(own);
  for (const one of SPECIAL) if (owns(own, one)) worth += EXTRA[one]!;
  return worth * left;
}

/** What an advance will bring that is about to be gained; those of a civilization bring as much as any. */
export function advanceWorth(game: State, seat: Seat, advance: Advance, left: number): number {
  const token = (ADVANCES[advance]?.token ?? -1) >= 0 ? TOKEN : 0;
  return POINTS + token + left * (KNOWN + (EXTRA[advance] ?? 0)) + neededWorth(game, seat, advance);
}

function neededWorth(game: State, seat: Seat, advance: Advance): number {
  const { wonderHand } = game.seats[seat]!;
  if (!knows(game, seat, ENGINEERING)) return 0;
  return wonderHand.some((card) => card >= 0 && wonderData(card).requires === advance) ? NEEDED : 0;
}
