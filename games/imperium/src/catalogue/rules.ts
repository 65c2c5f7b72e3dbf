import base from '../../rules/base.json' with { type: 'json' };
import classics from '../../rules/classics.json' with { type: 'json' };
import legends from '../../rules/legends.json' with { type: 'json' };
import solo from '../../rules/solo.json' with { type: 'json' };
import type { Words } from '../card-data.ts';

/** One atomic statement of the rulebook, with a name that never changes. */
export interface Rule {
  readonly id: string;
  /** `base` holds for both boxes, `classics` and `legends` for what is in one of them. */
  readonly module: string;
  /** The chapter it belongs to. */
  readonly area: string;
  /** The term of the rulebook it is about. */
  readonly term: Words;
  readonly rule: Words;
  /** A worked example of the book, or a card shown in it. */
  readonly example?: boolean;
  readonly source: string;
}

export const RULES: readonly Rule[] = [base, classics, legends, solo].flatMap(({ module, rules }) =>
  rules.map((rule): Rule => ({ module, ...rule })),
);

const byId = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
