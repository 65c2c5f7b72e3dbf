import type { State } from '@imperia/clash';
import { kit as clashKit } from '@imperia/clash/kit';
import { anyKit } from '@imperia/kit';
import type { Page } from 'playwright-core';
import { newGame } from '../src/store/new-game.ts';
import type { SavedGame, SeatKind } from '../src/store/saved-game.ts';
import { HostedTable } from '../src/worker/hosted-table.ts';

/** Clash of Cultures, as the client takes any game. */
export const kit = anyKit(clashKit);
export const TWO = { players: 2, civilizations: ['rome', 'greece'], options: [] };
export const KINDS: readonly SeatKind[] = ['person', 'greedy'];

/** A game that bots have played until the first seat is asked where `until` holds. */
export function playedUntil(until: (view: State) => boolean, seed: string, kinds = KINDS): SavedGame {
  const table = new HostedTable(kit, { ...newGame(kit, TWO, kinds, seed), kinds: kinds.map(() => 'greedy') });
  const isThere = () => {
    const { asked, view } = table.snapshot();
    return asked.includes(0) && until(view as State);
  };
  for (let bot = table.waitingBot(); bot !== null && !isThere(); bot = table.waitingBot()) {
    table.answer([table.botAnswer(bot)]);
  }
  if (!isThere()) throw new Error(`In the deal «${seed}» the bots never come there: take another`);
  return { ...table.saved(Date.now()), kinds };
}

const [WOOD, IDEAS] = [1, 3];
/** The last moment of a turn in which the first seat has wood and the other ideas. */
export function wellOff(kinds = KINDS): SavedGame {
  const until = ({ steps, actions, seats: [first, other] }: State) =>
    steps.at(-1)?.do === 'turn' && actions === 0 && first!.goods[WOOD]! > 1 && other!.goods[IDEAS]! > 0;
  return playedUntil(until, 'trade 1', kinds);
}

/** Makes the other an offer, short of confirming it: one of each of these for one of each of those, as the page calls them. */
export async function putTogether(page: Page, give: readonly string[], want: readonly string[]): Promise<void> {
  await page.click('li button[data-choice]:has-text("offer"), li button[data-choice]:has-text("Zaproponuj")');
  for (const good of give) await page.click(`.trade section:first-child.now .act:has-text("${good}")`);
  await page.click('[data-confirm]');
  for (const good of want) await page.click(`.trade section:last-child.now .act:has-text("${good}")`);
}
