import type { Exercise } from '@imperia/kit';
import type { Do } from '../card-data.ts';
import { CARDS, type Card, type CardEffect, innerLists, listNo, listOf } from '../cards.ts';
import { isChoosing } from '../effects/select.ts';
import type { ImperiumStep } from '../steps.ts';

const cardName = ({ data }: Card) => `${data.id} ${data.name.en}`;
const played = (card: Card) => `${cardName(card)}: played`;

/** What lies before its owner from the start, or is never played, is only used. */
function isPlayed({ data }: Card): boolean {
  const { start, flags, sides } = data;
  if (sides || start === 'in-play' || start === 'journey') return false;
  return !flags?.includes('unplayable') && !flags?.includes('enters-play-when-gained');
}

/** A rule that holds while the card is in play, or when points are counted: nobody carries it out word by word. */
function stands({ when, on, instead, do: list }: CardEffect): boolean {
  if (when === 'score' || list.some(isBoughtOff)) return true;
  return when === 'passive' && !on && instead?.event !== 'gain';
}

function isBoughtOff(word: Do): boolean {
  return word.op === 'if' && word.test.is === 'attacker gives';
}

/** Whether to use it against an attack is asked before the effect begins. */
function carriedOut({ on, do: list }: CardEffect): readonly Do[] {
  const [first] = list;
  return on?.some(({ event }) => event === 'attacked') && first?.op === 'may' ? first.do : list;
}

/** Every word of a list and of the lists within it, by the number of its list and its place there. */
function* wordsOf(list: readonly Do[]): Generator<readonly [list: number, at: number, word: Do]> {
  for (const [at, word] of list.entries()) {
    yield [listNo(list), at, word];
    for (const inner of innerLists(word)) yield* wordsOf(inner);
  }
}

/** By card, then by list and place: `3.0` is the first word of the fourth list. */
const names: readonly ReadonlyMap<string, string>[] = CARDS.map((card) => {
  const all = new Map<string, string>();
  for (const { side, effects } of card.faces) {
    for (const effect of effects.filter((one) => !stands(one))) {
      const called = `${cardName(card)}: ${side ? `${side}, ` : ''}${effect.when} ${effect.no + 1}`;
      let n = 0;
      for (const [list, at, { op }] of wordsOf(carriedOut(effect)))
        all.set(`${list}.${at}`, `${called}, ${op} (${++n})`);
    }
  }
  return all;
});

/** Cards that are played, and each word of each effect; what finds no card to choose is not carried out. */
export const exercise: Exercise<ImperiumStep> = {
  all: [...CARDS.filter(isPlayed).map(played), ...names.flatMap((all) => [...all.values()])],
  by(step) {
    if (step.do === 'resolve play') return played(CARDS[step.card]!);
    if (step.do !== 'effects' && step.do !== 'picked' && step.do !== 'given') return null;
    const word = listOf(step.card, step.list)[step.at];
    if (!word || isChoosing(word) !== 'cards' in step) return null;
    if ('cards' in step && step.cards.length === 0) return null;
    return names[step.card]!.get(`${step.list}.${step.at}`) ?? null;
  },
};
