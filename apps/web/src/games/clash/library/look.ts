import { ADVANCES, CATEGORIES, idIn } from '@imperia/clash';
import type { Entry } from '@imperia/kit';
import { ADVANCE_ICONS, COINS, iconOfCard } from '../cards/icons.ts';
import { crestOf } from '../cards/sides.ts';
import type { IconName } from '../icons.ts';

/** The picture of something that can be looked up, and the class that gives it its colour. */
export function lookOf({ thing, has }: Entry): { readonly icon: IconName; readonly colour: string } {
  const kind = has.kind?.[0] ?? '';
  const side = has.civilization?.[0];
  const card = idIn(thing, 'card');
  if (side !== undefined) return { icon: card === null ? crestOf(side) : iconOfCard(Number(card)), colour: side };
  const advance = ADVANCES.findIndex(({ id }) => id === idIn(thing, 'advance'));
  if (advance >= 0) return { icon: ADVANCE_ICONS[advance]!, colour: `of-${CATEGORIES[ADVANCES[advance]!.category]}` };
  const piece = (idIn(thing, 'unit') ?? idIn(thing, 'building') ?? '').split(' ')[0]!;
  if (piece in COINS) return { icon: COINS[piece as keyof typeof COINS], colour: kind };
  return { icon: card === null ? 'compass' : iconOfCard(Number(card)), colour: kind };
}
