import type { Rule } from '@imperia/kit';
import amazons from '../../rules/amazons.json' with { type: 'json' };
import atlantis from '../../rules/atlantis.json' with { type: 'json' };
import aztecs from '../../rules/aztecs.json' with { type: 'json' };
import base from '../../rules/base.json' with { type: 'json' };
import deckbuilding from '../../rules/deckbuilding.json' with { type: 'json' };
import friends from '../../rules/friends.json' with { type: 'json' };
import magic3 from '../../rules/magic3.json' with { type: 'json' };
import minis from '../../rules/minis.json' with { type: 'json' };
import solo from '../../rules/solo.json' with { type: 'json' };
import war from '../../rules/war.json' with { type: 'json' };

export const RULES: readonly Rule[] = [
  base,
  solo,
  friends,
  magic3,
  amazons,
  atlantis,
  aztecs,
  war,
  deckbuilding,
  minis,
].flatMap(({ module, rules }) => rules.map((rule): Rule => ({ module, ...rule })));

const byId = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
