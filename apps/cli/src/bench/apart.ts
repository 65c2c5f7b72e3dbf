import { type ChildProcess, fork } from 'node:child_process';
import type { AnyKit } from '@imperia/kit';
import { loadBoardgameIo } from './boardgameio.ts';
import { ours, type Side, type Skills, theirs } from './skills.ts';

export const PARTS = ['ours', 'theirs'] as const;
export type Part = (typeof PARTS)[number];

type Call = { readonly [K in keyof Skills]: { readonly skill: K; readonly args: Parameters<Skills[K]> } }[keyof Skills];

/** One side of the comparison, wherever it runs. */
export interface Remote {
  readonly ask: <K extends keyof Skills>(skill: K, ...args: Parameters<Skills[K]>) => Promise<ReturnType<Skills[K]>>;
  readonly stop: () => void;
}

function sideOf(kit: AnyKit, part: Part): Side {
  return part === 'ours' ? ours(kit) : theirs(kit, loadBoardgameIo(kit));
}

function perform(side: Side, { skill, args }: Call): unknown {
  const able = side[skill] as ((...args: readonly unknown[]) => unknown) | undefined;
  return able?.(...args);
}

/**
 * This command once more, as a process of its own: code that has run on boardgame.io's proxies stays slow on plain
 * states, so each side has a machine to itself, and only one of them works at a time.
 */
export function inOwnProcess(game: string, part: Part): Remote {
  const child = fork(process.argv[1]!, ['bench', game, '--part', part], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    ask: (skill, ...args) => answered(child, { skill, args }),
    stop: () => void child.disconnect(),
  };
}

function answered<T>(child: ChildProcess, call: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null) => reject(new Error(`A measuring process ended too early (${code})`));
    child.once('exit', left);
    child.once('message', (result: T) => {
      child.off('exit', left);
      resolve(result);
    });
    child.send(call);
  });
}

/** The other end: measures what it is asked for until nobody asks any more. */
export function serve(kit: AnyKit, part: Part): Promise<void> {
  const side = sideOf(kit, part);
  process.on('message', (call: Call) => void process.send?.(perform(side, call)));
  return new Promise((resolve) => void process.once('disconnect', resolve));
}
