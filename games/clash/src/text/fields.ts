import type { Part } from '@imperia/kit';
import type { ClashStep } from '../steps.ts';
import type { EnglishNames } from './english/speech.ts';
import type { PolishNames } from './polish/speech.ts';
import { list } from './said.ts';

/** An option that has no words of its own, by what it names: a card, a hex, an advance, a player. */
export function byFields(option: ClashStep, names: PolishNames | EnglishNames): Part[] {
  const named = [
    ...('card' in option ? [names.card(option.card)] : []),
    ...('advance' in option && 'seat' in option ? [names.advance(option.seat, option.advance)] : []),
    ...('hex' in option ? [names.hex(option.hex)] : []),
    ...('to' in option && 'hex' in option ? [names.hex(option.to)] : []),
    ...('of' in option ? [names.who(option.of)] : []),
    ...('good' in option ? [names.good(option.good, 1)] : []),
  ];
  return named.length > 0 ? list(named, '–') : [option.do];
}
