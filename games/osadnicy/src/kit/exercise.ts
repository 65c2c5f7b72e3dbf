import type { Exercise } from '@imperia/kit';
import { CARDS, type Card, locationCards, PROGRAMS } from '../cards.ts';
import { isAimed } from '../effects/words.ts';
import type { OsadnicyStep } from '../steps.ts';

const cardName = ({ data }: Card) => `${data.id} ${data.name.en}`;

/** Every list of effects of a card, by the ability that it belongs to. */
function abilitiesOf(card: Card): (readonly [name: string, program: number])[] {
  const { bonus, production, triggers, action, instant, event } = card;
  return [
    ['bonus', bonus],
    ['production', production],
    ...triggers.map(({ program }, i) => [`feature ${i + 1}`, program] as const),
    ...(action ? [['action', action.program] as const] : []),
    ...instant.map(({ program }, i) => [`instant ${i + 1}`, program] as const),
    ['event', event],
  ];
}

const isBuilt = ({ kind }: Card) => kind !== 'event' && kind !== 'instant';

const built = (card: Card) => `${cardName(card)}: built`;

/** By list and place in it: copies of a card have the same name. */
const names = new Map<number, readonly string[]>();
for (const card of CARDS) {
  for (const [ability, program] of abilitiesOf(card)) {
    const list = PROGRAMS[program]!.map(({ op }, at) => `${cardName(card)}: ${ability}, ${op} (${at + 1})`);
    if (list.length > 0) names.set(program, list);
  }
}

/** Cards of players that are built, and each effect of each; what has nothing to aim at is not carried out. */
export const exercise: Exercise<OsadnicyStep> = {
  all: [...new Set([...locationCards().filter(isBuilt).map(built), ...[...names.values()].flat()])],
  by(step) {
    if (step.do === 'build') return built(CARDS[step.card]!);
    if (step.do !== 'effects' && step.do !== 'target') return null;
    const effect = PROGRAMS[step.program]![step.at];
    if (!effect || isAimed(effect) !== (step.do === 'target')) return null;
    return names.get(step.program)?.[step.at] ?? null;
  },
};
