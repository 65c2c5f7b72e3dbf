import type { Bus } from './store.ts';

type Forget = () => void;

/** Tells the listeners of this process. A listener that throws does not keep the others from hearing. */
export class LocalBus implements Bus {
  readonly #moved = new Listeners<[table: string, version: number]>();
  readonly #casts = new Listeners<[topic: string, body: string]>();
  readonly #gaps = new Listeners<[]>();

  subscribe(hear: (table: string, version: number) => void): Forget {
    return this.#moved.add(hear);
  }

  onCast(hear: (topic: string, body: string) => void): Forget {
    return this.#casts.add(hear);
  }

  onGap(hear: () => void): Forget {
    return this.#gaps.add(hear);
  }

  cast(topic: string, body: string): void {
    this.#casts.tell(topic, body);
  }

  moved(table: string, version: number): void {
    this.#moved.tell(table, version);
  }

  gap(): void {
    this.#gaps.tell();
  }
}

class Listeners<Args extends readonly unknown[]> {
  readonly #all = new Set<(...args: Args) => void>();

  add(hear: (...args: Args) => void): Forget {
    const own = (...args: Args) => hear(...args);
    this.#all.add(own);
    return () => this.#all.delete(own);
  }

  tell(...args: Args): void {
    for (const hear of this.#all) {
      try {
        hear(...args);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
