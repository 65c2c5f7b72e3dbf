import { CARDS } from '../cards.ts';
import type { Good } from '../goods.ts';
import { ATTACK_DECK } from '../numbers.ts';
import { dealtFrom } from '../setup.ts';
import { targetOf } from '../solo/target.ts';
import { attacksOf, SOLO_PLAYER, VIRTUAL_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';

/** How many common locations the next attack phase will take, if they stand as they do now. */
export function expectedStrikes(game: State): number {
  const fields = razeFields(game);
  if (fields.length === 0) return 0;
  const line = game.seats[VIRTUAL_PLAYER]!.deals;
  const unseen = dealtFrom(ATTACK_DECK, game.config).filter(
    (card) => !line.includes(card) && !game.removed.includes(card),
  );
  if (unseen.length === 0) return 0;
  const targets = new Set(line.map(targetOf));
  let struck = 0;
  for (const card of unseen) if (finds(targetOf(card), targets, fields)) struck++;
  return Math.min(fields.length, (attacksOf(game) * struck) / unseen.length);
}

function razeFields(game: State): (readonly Good[])[] {
  const fields: (readonly Good[])[] = [];
  for (const { card } of game.seats[SOLO_PLAYER]!.locations) {
    const { deck, raze } = CARDS[card]!;
    if (deck === 0 && raze.length > 1) fields.push(raze);
  }
  return fields;
}

/** The revealed attack card is the first target; any one in the line may be the second. */
function finds(first: Good, line: ReadonlySet<Good>, fields: readonly (readonly Good[])[]): boolean {
  return fields.some((raze) => {
    const at = raze.indexOf(first);
    return at >= 0 && raze.some((good, i) => i !== at && line.has(good));
  });
}
