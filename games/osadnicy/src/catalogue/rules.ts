import base from '../../rules/base.json' with { type: 'json' };
import solo from '../../rules/solo.json' with { type: 'json' };
import type { Words } from '../card-data.ts';

/** One atomic statement of the rulebooks, with a name that never changes. */
export interface Rule {
  readonly id: string;
  readonly module: string;
  /** The chapter it belongs to. */
  readonly area: string;
  /** The term of the rulebooks it is about. */
  readonly term: Words;
  readonly rule: Words;
  /** A worked example of the book. */
  readonly example?: boolean;
  /** Holds only when this option is chosen. */
  readonly option?: string;
  /** The older book's differing rule. */
  readonly variant?: boolean;
  readonly source: string;
}

export const RULES: readonly Rule[] = [base, solo].flatMap(({ module, rules }) =>
  rules.map((rule): Rule => ({ module, ...rule })),
);

const byId = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
