import { type Bot, botNamed } from '@imperia/bots';
import type { OsadnicyStep, State } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';

export function botOf(level: string): Bot<State, OsadnicyStep> {
  return botNamed(level, kit);
}
