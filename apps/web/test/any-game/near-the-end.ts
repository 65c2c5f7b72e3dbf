import type { AnyKit, Wanted } from '@imperia/kit';
import { newGame, settable } from '../../src/store/new-game.ts';
import type { SavedGame, SeatKind } from '../../src/store/saved-game.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';

/** A game that bots have played until the first seat, where a person sits down, had so many answers left to give. */
export function nearTheEnd(kit: AnyKit, wanted: Wanted, left: number): SavedGame {
  const made = settable(kit, wanted);
  if (!('config' in made)) throw new Error(JSON.stringify(made));
  const bots = wanted.seats.map((): SeatKind => 'greedy');
  const dealt = newGame(kit, made.config, bots, 'near the end');
  const table = new HostedTable(kit, dealt);
  for (let bot = table.waitingBot(); bot !== null; bot = table.waitingBot()) table.answer([table.botAnswer(bot)]);
  const { answers } = table.saved(0);
  const own = answers.flatMap(({ seat }, i) => (seat === 0 ? [i] : []));
  const kinds = bots.map((bot, seat) => (seat === 0 ? 'person' : bot));
  return new HostedTable(kit, { ...dealt, kinds, answers: answers.slice(0, own.at(-left)) }).saved(Date.now());
}
