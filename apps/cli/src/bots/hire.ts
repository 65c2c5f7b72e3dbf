import { type Bot, botNamed, type FarBot } from '@imperia/bots';
import type { Seat, Step } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { Foreign, type Seated, type Started } from './exec-bot.ts';
import { commandOf, moduleOf } from './kinds.ts';
import { botFromFile } from './module-bot.ts';

/** From where bots of one's own are started, and how long each may take for an answer. */
export interface Hiring {
  readonly cwd: string;
  readonly limitMs: number;
}

export const USUAL_HIRING: Hiring = { cwd: process.cwd(), limitMs: 10_000 };

export type AnyBot = Bot<AnyState, Step> | FarBot<AnyState>;

/** The processes that play for one thread: one for each command. */
export class Hired {
  readonly #foreign = new Map<string, Foreign>();
  readonly #kept = new Map<string, AnyBot>();
  readonly #hiring: Hiring;
  readonly #watched: Started;

  constructor(hiring: Hiring, watched: Started = { started: () => {}, ended: () => {} }) {
    this.#hiring = hiring;
    this.#watched = watched;
  }

  async bot(name: string, kit: AnyKit, seat: Seat, sides: readonly string[]): Promise<AnyBot> {
    const file = moduleOf(name);
    if (file !== null) return botFromFile(name, file, kit, this.#hiring);
    const command = commandOf(name);
    return command ? this.#process(name, command, kit).seated(seat, sides) : botNamed(name, kit);
  }

  /** The same bot in the same seat, question after question: for a thread that plays one game. */
  async kept(name: string, kit: AnyKit, seat: Seat, sides: readonly string[]): Promise<AnyBot> {
    const key = `${seat} ${name}`;
    const bot = this.#kept.get(key) ?? (await this.bot(name, kit, seat, sides));
    this.#kept.set(key, bot);
    return bot;
  }

  /** Whether it can play at all: throws what stands in the way. */
  async tryOut(name: string, kit: AnyKit): Promise<void> {
    const command = commandOf(name);
    if (command) await this.#process(name, command, kit).ready();
    else await this.bot(name, kit, 0, []);
  }

  #process(name: string, command: readonly string[], kit: AnyKit): Foreign {
    const key = `${kit.game.id} ${name}`;
    const known = this.#foreign.get(key);
    if (known) return known;
    const foreign = new Foreign(name, command, kit, this.#hiring, this.#watched);
    this.#foreign.set(key, foreign);
    return foreign;
  }

  end(): void {
    for (const foreign of this.#foreign.values()) foreign.end();
    this.#foreign.clear();
  }
}

/** A bot in a process of its own, which has to be told how the game ended. */
export function isSeated(bot: AnyBot): bot is Seated {
  return 'faults' in bot;
}
