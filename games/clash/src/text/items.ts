import type { Decision } from '@imperia/engine';
import type { Lang, Part } from '@imperia/kit';
import { yieldGood, yieldHex } from '../actions/collect.ts';
import { UNIT_ITEM } from '../effects/events/losses.ts';
import { GOODS } from '../goods.ts';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { termOf } from '../terms.ts';
import { CARD_KINDS, GOOD_ITEM, KIND_ITEM } from '../trade.ts';
import { hexAt, kindOf } from '../units.ts';
import { EnglishNames } from './english/speech.ts';
import { hexFacts } from './hexes.ts';
import { nounName, unitName } from './names.ts';
import { PolishNames } from './polish/speech.ts';
import { capital, said } from './said.ts';

/** One of the things among which some are picked. */
export function itemParts(game: State, asked: Decision<ClashStep>, item: number, lang: Lang): Part[] {
  return capital(named(game, asked, item, lang));
}

function named(game: State, { ask }: Decision<ClashStep>, item: number, lang: Lang): Part[] {
  const names = lang === 'pl' ? new PolishNames(game) : new EnglishNames(game);
  switch (ask.do) {
    case 'gather': {
      const from = lang === 'pl' ? 'z' : 'from';
      return said`${plainGood(yieldGood(item), lang)} ${from} ${names.hex(yieldHex(item))}`;
    }
    case 'levy':
    case 'dig for gold':
      return [plainGood(item, lang)];
    case 'choose units':
    case 'take captives':
      return [unitName(item, lang)];
    case 'choose group':
    case 'go ashore':
    case 'casualties':
    case 'lose units':
    case 'unload':
      return [unitName(kindOf(item), lang)];
    case 'plague':
    case 'conscript':
      return said`${unitName(kindOf(item), lang)} ${names.hex(hexAt(item))}`;
    case 'pandemic':
      if (item >= UNIT_ITEM)
        return said`${unitName(kindOf(item - UNIT_ITEM), lang)} ${names.hex(hexAt(item - UNIT_ITEM))}`;
      return tradedItem(item, lang, names);
    case 'earthquake':
      return names.piece(item);
    case 'trade routes':
      return said`${names.hex(item)} (${hexFacts(game, item, lang)})`;
    case 'set terms': {
      const [given, taken] = termOf(item);
      return said`${names.good(given, 1)} ${lang === 'pl' ? 'za' : 'for'} ${names.good(taken, 1)}`;
    }
    case 'offer':
    case 'demand':
      return tradedItem(item, lang, names);
    default:
      return [cardItem(item, names)];
  }
}

function tradedItem(item: number, lang: Lang, names: PolishNames | EnglishNames): Part[] {
  if (item >= KIND_ITEM) return [nounName(`${CARD_KINDS[item - KIND_ITEM]!} card`, lang)];
  return item >= GOOD_ITEM ? [plainGood(item - GOOD_ITEM, lang)] : [cardItem(item, names)];
}

/** One piece of it. */
function plainGood(good: number, lang: Lang): string {
  return nounName(GOODS[good]!, lang);
}

function cardItem(card: number, names: PolishNames | EnglishNames): Part {
  return names instanceof PolishNames ? names.card(card, 'nom') : names.card(card);
}
