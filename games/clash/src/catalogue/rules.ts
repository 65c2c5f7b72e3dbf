import base from '../../rules/base.json' with { type: 'json' };
import civilizations from '../../rules/civilizations.json' with { type: 'json' };

interface Words {
  readonly pl: string;
  readonly en: string;
}

/** One atomic statement of the rulebook, with a name that never changes. */
export interface Rule {
  readonly id: string;
  readonly module: string;
  /** The chapter it belongs to. */
  readonly area: string;
  /** The term of the rulebook it is about. */
  readonly term: Words;
  readonly rule: Words;
  /** A worked example of the book. */
  readonly example?: boolean;
  readonly source: string;
}

export const RULES: readonly Rule[] = [base, civilizations].flatMap(({ module, rules }) =>
  rules.map((rule): Rule => ({ module, ...rule })),
);

const byId = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
