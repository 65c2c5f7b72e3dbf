import { type Bot, botNamed } from '@imperia/bots';
import { settlers } from '@imperia/bots/osadnicy';
import type { OsadnicyStep, State } from '@imperia/osadnicy';

export function botOf(level: string): Bot<State, OsadnicyStep> {
  return botNamed(level, settlers);
}
