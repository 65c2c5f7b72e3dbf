import { botNamed, luckOf } from '@imperia/bots';
import { kit } from '@imperia/osadnicy/kit';
import type { BotQuestion } from './bots.ts';

export type BotReply = { readonly option: string } | { readonly error: string };

/** What a worker answers. */
export function replyTo({ level, view, seat, commitment }: BotQuestion): BotReply {
  try {
    const luck = luckOf(commitment, seat, view.decision);
    return { option: botNamed(level, kit).choose(view, seat, luck) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
