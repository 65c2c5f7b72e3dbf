import { hex, sha256Words } from './sha256.ts';
import type { Chance, Core, Step } from './step.ts';

/** What chance decided: recorded, so that a replay never rolls again and a test can dictate it. */
export interface Outcome {
  readonly purpose: number;
  readonly result: readonly number[];
}

/** Where the results of chance go, and, in a replay, where they come from. */
export interface ChanceLog {
  /** `of`: the things to be put in order, or the number of sides of the die; `dice`: how many of them. */
  readonly dictate?: (purpose: number, of: readonly number[] | number, dice?: number) => readonly number[] | undefined;
  readonly record?: (outcome: Outcome) => void;
}

/** What was dictated cannot have happened here. */
export class WrongLuck extends Error {
  /** Which of the game's outcomes, counted from 0. */
  readonly outcome: number;
  constructor(chance: Chance, why: string) {
    super(why);
    this.outcome = chance.counts.reduce((sum, count) => sum + count, -1);
  }
}

export function newChance(key: string): Chance {
  if (!isKey(key)) throw new Error('A game key is 64 hexadecimal digits');
  return { key, counts: [] };
}

export function isKey(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key);
}

/** Published before the deal; the key is revealed at the end, and anyone can check that nothing was arranged. */
export function commitment(key: string): string {
  return hex(sha256Words(keyWords(key)));
}

/** `items` in an order that chance decides. Fisher–Yates on a stream of its own for each purpose and count. */
export function shuffled<S extends Step>(
  game: Core<S>,
  log: ChanceLog,
  purpose: number,
  items: readonly number[],
): number[] {
  const count = turn(game.chance, purpose);
  const dictated = log.dictate?.(purpose, items);
  const result = dictated
    ? checkedOrder(game.chance, items, dictated)
    : shuffleWith(stream(game.chance.key, purpose, count), items);
  log.record?.({ purpose, result: [...result] });
  return result;
}

/** A whole number from 0 to n - 1: a die, a lot. */
export function rolled<S extends Step>(game: Core<S>, log: ChanceLog, purpose: number, n: number): number {
  return rolledMany(game, log, purpose, n, 1)[0]!;
}

/** Several dice of n sides at once: one outcome, however many they are. */
export function rolledMany<S extends Step>(
  game: Core<S>,
  log: ChanceLog,
  purpose: number,
  n: number,
  dice: number,
): number[] {
  const count = turn(game.chance, purpose);
  if (!Number.isInteger(n) || n < 1 || n > SHORTS) throw new Error(`There is no die with ${n} sides`);
  const dictated = log.dictate?.(purpose, n, dice);
  const result = dictated
    ? checkedRolls(game.chance, n, dice, dictated)
    : rollWith(stream(game.chance.key, purpose, count), n, dice);
  log.record?.({ purpose, result: [...result] });
  return result;
}

function turn(chance: Chance, purpose: number): number {
  while (chance.counts.length <= purpose) chance.counts.push(0);
  return chance.counts[purpose]!++;
}

function checkedOrder(chance: Chance, items: readonly number[], order: readonly number[]): number[] {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  if (sorted(items) !== sorted(order)) {
    throw new WrongLuck(chance, `A dictated order must hold the same things: ${items.join()}`);
  }
  return [...order];
}

function checkedRolls(chance: Chance, n: number, dice: number, dictated: readonly number[]): number[] {
  if (dictated.length !== dice || dictated.some((roll) => !Number.isInteger(roll) || roll < 0 || roll >= n)) {
    throw new WrongLuck(chance, `A dictated roll must be ${dice} of whole numbers from 0 to ${n - 1}`);
  }
  return [...dictated];
}

const SHORTS = 65536;

/** An endless supply of 16-bit numbers that nobody without the key can foresee. */
interface Stream {
  readonly seed: number[];
  block: Int32Array;
  used: number;
}

function stream(key: string, purpose: number, count: number): Stream {
  const seed = [...sha256Words([...keyWords(key), purpose, count]), 0];
  return { seed, block: sha256Words(seed), used: 0 };
}

function keyWords(key: string): number[] {
  const words: number[] = [];
  for (let i = 0; i < key.length; i += 8) words.push(Number.parseInt(key.slice(i, i + 8), 16) | 0);
  return words;
}

function short(source: Stream): number {
  if (source.used === 16) {
    source.seed[8]!++;
    source.block = sha256Words(source.seed);
    source.used = 0;
  }
  const at = source.used++;
  return (source.block[at >> 1]! >>> ((at & 1) << 4)) & 0xffff;
}

/** Unbiased: numbers beyond the last whole multiple of n are thrown away. */
function uniform(source: Stream, n: number): number {
  const limit = SHORTS - (SHORTS % n);
  for (;;) {
    const number = short(source);
    if (number < limit) return number % n;
  }
}

function rollWith(source: Stream, n: number, dice: number): number[] {
  const rolls: number[] = [];
  for (let i = 0; i < dice; i++) rolls.push(uniform(source, n));
  return rolls;
}

function shuffleWith(source: Stream, items: readonly number[]): number[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = uniform(source, i + 1);
    const item = order[i]!;
    order[i] = order[j]!;
    order[j] = item;
  }
  return order;
}
