import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Terminal } from '../terminal/terminal.ts';

/** Where games are kept when nobody names a file: the user's state folder, by the XDG convention. */
function stateFolder({ env }: Terminal): string {
  const state = env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state');
  return join(state, 'imperia');
}

/** One file for each game: the day it was dealt, and the beginning of its published hash. */
export function fileOfGame(terminal: Terminal, game: string, commitment: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return inStateFolder(terminal, `${game}-${day}-${commitment.slice(0, 8)}.json`);
}

export function inStateFolder(terminal: Terminal, name: string): string {
  return join(stateFolder(terminal), name);
}
