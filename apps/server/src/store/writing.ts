import { StoreDamaged, StoreUnavailable, type Writing } from './store.ts';

const WRITES = /^\s*(begin|start|commit|insert|update|delete)\b/i;
const COMMITS = /^\s*commit\b/i;

export function isWrite(sql: string): boolean {
  return WRITES.test(sql);
}

/** Whether what is to be kept can be kept: learnt from what was written last, without writing anything for it. */
export class LastWrite implements Writing {
  readonly #listeners = new Set<(trouble: StoreUnavailable | null) => void>();
  readonly #hearsOfDamage = new Set<(damage: StoreDamaged) => void>();
  #trouble: StoreUnavailable | null = null;
  #damage: StoreDamaged | null = null;

  get damage(): StoreDamaged | null {
    return this.#damage;
  }

  onDamage(hear: (damage: StoreDamaged) => void): () => void {
    this.#hearsOfDamage.add(hear);
    return () => this.#hearsOfDamage.delete(hear);
  }

  get trouble(): StoreUnavailable | null {
    return this.#trouble;
  }

  onChange(hear: (trouble: StoreUnavailable | null) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** All of it was kept. */
  done(): void {
    this.#is(null);
  }

  /** Follows one statement. Only what is committed was kept. */
  async follow<T>(sql: string, running: Promise<T>): Promise<T> {
    if (!isWrite(sql)) return this.#reading(running);
    const result = await this.attempt(running);
    if (COMMITS.test(sql)) this.done();
    return result;
  }

  async attempt<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      // Faults of ours say nothing about the store.
      if (error instanceof StoreUnavailable) this.#is(error);
      this.#lookForDamage(error);
      throw error;
    }
  }

  async #reading<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      this.#lookForDamage(error);
      throw error;
    }
  }

  #lookForDamage(error: unknown): void {
    if (!(error instanceof StoreDamaged)) return;
    this.#damage ??= error;
    for (const hear of this.#hearsOfDamage) hear(error);
  }

  #is(trouble: StoreUnavailable | null): void {
    const changed = (trouble === null) !== (this.#trouble === null);
    this.#trouble = trouble;
    if (changed) for (const hear of this.#listeners) hear(trouble);
  }
}
