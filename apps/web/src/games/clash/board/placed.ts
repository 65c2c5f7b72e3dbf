import type { ClashStep } from '@imperia/clash';
import { kit } from '@imperia/clash/kit';
import { verbOf } from './desk.svelte.ts';

/** Powers and trade: beside the actions, on one's own board. */
export function isFreeAction(option: ClashStep): boolean {
  const group = kit.deeds.group(option);
  return option.do !== 'end turn' && (group === 'powers' || option.do === 'propose trade' || option.do === 'set terms');
}

/** What the dock or one's own board shows needs no button in the question. */
export function placed(option: ClashStep): boolean {
  return verbOf(option) !== null || isFreeAction(option);
}
