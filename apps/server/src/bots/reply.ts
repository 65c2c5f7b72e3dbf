import { botNamed, luckOf } from '@imperia/bots';
import { packsIn, takePacks } from '@imperia/kit';
import { isGame, SHELF } from '@imperia/shelf';
import type { BotQuestion } from './bots.ts';

export type BotReply = { readonly option: string } | { readonly error: string };

/** What a worker answers. It fetches a game when it is first asked about it. */
export async function replyTo({ game, level, view, seat, commitment }: BotQuestion): Promise<BotReply> {
  try {
    if (!isGame(game)) return { error: `There is no game ${game}` };
    const kit = await SHELF[game].kit();
    await takePacks(kit, packsIn(view.config));
    const luck = luckOf(commitment, seat, view.decision);
    return { option: botNamed(level, kit).choose(view, seat, luck) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
