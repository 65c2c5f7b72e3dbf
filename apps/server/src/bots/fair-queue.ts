/**
 * Serves next whoever has had least so far. Who comes anew does not catch up on the time before: being served counts
 * from the moment that the others have reached.
 */
export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();
  /** How much each has had, in whatever it is counted by. */
  readonly #had = new Map<string, number>();
  /** How much those who are served now have had. */
  #reached = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many of theirs are waiting. */
  of(who: string): number {
    return this.#waiting.get(who)?.length ?? 0;
  }

  push(who: string, item: T): void {
    const waiting = this.#waiting.get(who);
    if (waiting) waiting.push(item);
    else this.#begin(who, [item]);
    this.#size++;
  }

  /** Before all that they have waiting. */
  pushFirst(who: string, item: T): void {
    const waiting = this.#waiting.get(who);
    if (waiting) waiting.unshift(item);
    else this.#begin(who, [item]);
    this.#size++;
  }

  shift(): T | undefined {
    let next: string | undefined;
    for (const who of this.#waiting.keys()) if (next === undefined || this.#hadBy(who) < this.#hadBy(next)) next = who;
    if (next === undefined) return undefined;
    this.#reached = Math.max(this.#reached, this.#hadBy(next));
    const waiting = this.#waiting.get(next)!;
    const item = waiting.shift();
    if (waiting.length === 0) this.#waiting.delete(next);
    this.#size--;
    return item;
  }

  /** So much was had by them. */
  charge(who: string, much: number): void {
    this.#had.set(who, this.#hadBy(who) + much);
    for (const [one, had] of this.#had) if (had <= this.#reached && !this.#waiting.has(one)) this.#had.delete(one);
  }

  clear(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }

  #begin(who: string, items: T[]): void {
    this.#had.set(who, this.#hadBy(who));
    this.#waiting.set(who, items);
  }

  #hadBy(who: string): number {
    return Math.max(this.#had.get(who) ?? 0, this.#waiting.has(who) ? 0 : this.#reached);
  }
}
