import type { ClashStep } from '@imperia/clash';
import { kit } from '@imperia/clash/kit';
import { verbOf } from './desk.svelte.ts';

/** Powers and trade: beside the actions, on one's own board. */
export function isFreeAction(option: ClashStep): boolean {
  const group = kit.deeds.group(option);
  return option.do !== 'end turn' && (group === 'powers' || option.do === 'propose trade');
}

/** What the dock or one's own board shows needs no button in the question; on a phone both are out of sight. */
export function placed(option: ClashStep, narrow: boolean): boolean {
  return !narrow && (verbOf(option) !== null || isFreeAction(option));
}
