import { below, type Rng, seeded } from '@imperia/engine';
import type { Schema } from '@imperia/kit';
import { SCHEMA } from '../../src/own/schema.ts';

/** Somebody who writes whatever the schema lets through. */
export class Scribbler {
  readonly #rng: Rng;

  constructor(seed: number) {
    this.#rng = seeded(seed);
  }

  below(n: number): number {
    return below(this.#rng, n);
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }

  /** Anything that fits; deeper inside, shorter. */
  value(schema: Schema, depth = 0): unknown {
    if (schema.$ref) return this.value(SCHEMA.$defs![schema.$ref.replace('#/$defs/', '')]!, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.one(schema.enum);
    if (schema.oneOf) return this.value(this.one(schema.oneOf), depth);
    if (schema.anyOf) return this.value(schema.anyOf[0]!, depth);
    if (schema.type === 'integer') return (schema.minimum ?? 0) + this.below(3);
    if (schema.type === 'string') return 'x';
    if (schema.type === 'array') return this.#list(schema, depth);
    return this.#object(schema, depth);
  }

  #list({ items, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const room = Math.min(maxItems, depth > 3 ? minItems : minItems + 1);
    const list = Array.from({ length: minItems + this.below(room - minItems + 1) }, () =>
      this.value(items!, depth + 1),
    );
    return [...list];
  }

  #object({ properties = {}, required = [] }: Schema, depth: number): object {
    const fields = Object.entries(properties).filter(([name]) => required.includes(name) || this.below(3) === 0);
    return Object.fromEntries(fields.map(([name, field]) => [name, this.value(field, depth + 1)]));
  }

  /** A card of some kind, with what its kind is there for and now and then a bonus. */
  card(id: string, deck: string): Record<string, unknown> {
    const { properties } = SCHEMA.properties!.cards!.items!;
    const kind = this.one(['production', 'feature', 'action', 'action', 'feature', 'instant', 'event']);
    const part = kind === 'feature' ? this.one(['triggers', 'triggers', 'powers', 'endScore', 'stock']) : kind;
    const copies = 2;
    return {
      id,
      copies,
      name: { pl: id, en: id },
      kind,
      colors: this.one([[], ['red'], ['grey', 'pink']]),
      cost: this.one([{}, { wood: 1 }, { stone: 1 }]),
      raze: ['food'],
      ...(deck !== 'common' && { deal: ['wood', 'gold'] }),
      [part]: this.value(properties![part]!),
      ...(this.below(4) === 0 && { bonus: this.value(properties!.bonus!) }),
      ...(this.below(6) === 0 && { open: true }),
      ...(this.below(6) === 0 && { stock: this.value(properties!.stock!) }),
    };
  }

  /** Cards that are each right by themselves, as far as `isRight` knows. */
  pack(isRight: (pack: object) => boolean): { pack: string; deck: string; cards: object[] } {
    const deck = this.one(['common', 'common', 'romans', 'barbarians']);
    const cards: object[] = [];
    for (let tries = 0; cards.length < 12 && tries < 300; tries++) {
      const id = `QQQ${String(100 + cards.length * 2).padStart(3, '0')}`;
      const card = this.card(id, deck);
      if (isRight({ pack: 'p', deck, cards: [card] })) cards.push(card);
    }
    return { pack: `scribbled ${this.below(1_000_000)}`, deck, cards };
  }
}
