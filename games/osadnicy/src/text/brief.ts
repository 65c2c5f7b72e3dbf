import { joined, type Lang, listed, type Part, type ThingPart } from '@imperia/kit';
import type { OsadnicyEvent } from '../events.ts';
import { type Good, TOKENS } from '../goods.ts';
import { isSeen } from './cards.ts';
import { cardName } from './names.ts';
import { goodsThings } from './phrases.ts';
import { speechOf } from './speech.ts';

type Counts = Map<Good, number>;

/** What was paid and gained in all, like goods together: "− 2 wood, Quarry + 1 VP". Empty where it is about more. */
export function briefParts(events: readonly OsadnicyEvent[], lang: Lang): Part[] {
  const paid: Counts = new Map();
  const gained: Counts = new Map();
  const given: ThingPart[] = [];
  const drawn: ThingPart[] = [];
  for (const event of events) {
    switch (event.did) {
      case 'pay':
        for (const [token, n] of event.pay.entries()) add(paid, TOKENS[token]!, n);
        break;
      case 'lose':
        add(paid, event.good, event.n);
        break;
      case 'gain':
        add(gained, event.good, event.n);
        break;
      case 'give up':
        given.push(named(event.card, lang));
        break;
      case 'draw':
        if (isSeen(event.card)) drawn.push(named(event.card, lang));
        else add(gained, 'card', 1);
        break;
      default:
        return [];
    }
  }
  return joined<Exclude<Part, string>>([
    signed('− ', counted(paid, lang), given),
    signed('+ ', counted(gained, lang), drawn),
  ]);
}

function add(counts: Counts, good: Good, n: number): void {
  if (n > 0) counts.set(good, (counts.get(good) ?? 0) + n);
}

function named(card: number, lang: Lang): ThingPart {
  return { thing: `card ${card}`, text: cardName(card, lang) };
}

function counted(counts: Counts, lang: Lang): Part[][] {
  return goodsThings(Object.fromEntries(counts)).map((thing) => speechOf(lang).things([thing], 'subject'));
}

function signed(sign: string, goods: readonly Part[][], cards: readonly ThingPart[]): Part[] {
  const all = [...goods, ...cards.map((card): Part[] => [card])];
  return all.length === 0 ? [] : joined<Exclude<Part, string>>([[sign], listed(all, ', ')], '');
}
