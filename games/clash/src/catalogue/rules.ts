import type { Rule } from '@imperia/kit';
import base from '../../rules/base.json' with { type: 'json' };
import civilizations from '../../rules/civilizations.json' with { type: 'json' };

export const RULES: readonly Rule[] = [base, civilizations].flatMap(({ module, rules }) =>
  rules.map((rule): Rule => ({ module, ...rule })),
);

const byId = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
