import type { Action, CardData, Choice, Effect, EndScore, Modifier, Trigger } from '../card-data.ts';
import { wordOf } from '../effects/words.ts';
import { type Act, act, type Clause, type Own } from './clauses.ts';
import { capped, goodsThings, HAND, THIS } from './phrases.ts';

/** The parts of a card that speak, in the order in which they are read. */
export type Label = 'bonus' | 'production' | 'open' | 'feature' | 'action' | 'instant' | 'event' | 'end';

export interface Sentence {
  readonly label: Label;
  readonly clause: Clause;
}

export function sentencesOf(data: CardData): Sentence[] {
  const sentences: Sentence[] = [];
  const say = (label: Label, clause: Clause) => sentences.push({ label, clause });
  if (data.bonus) say('bonus', effectsClause(data.bonus));
  if (data.production) say(data.open ? 'open' : 'production', effectsClause(data.production));
  if (data.unlock) say('action', unlockClause(data.unlock));
  if (data.stock) say('feature', { is: 'own', own: { is: 'stocks', ...data.stock } });
  for (const trigger of data.triggers ?? []) say('feature', triggerClause(trigger));
  for (const modifier of data.modifiers ?? []) say('feature', { is: 'own', own: modifierClause(modifier) });
  for (const power of data.powers ?? []) say('feature', { is: 'own', own: { is: 'power', power } });
  if (data.fortress) say('feature', { is: 'own', own: { is: 'fortress' } });
  if (data.printedDefense) say('feature', { is: 'own', own: printedDefense(data) });
  if (data.store) say('feature', { is: 'own', own: { is: 'keeps', tokens: data.store } });
  if (data.action) say('action', actionClause(data.action));
  for (const way of data.instant ?? []) say('instant', actionClause(way));
  if (data.event) say('event', effectsClause(data.event));
  if (data.endScore) say('end', endClause(data.endScore));
  return sentences;
}

/** Where it cannot be razed, it can only be conquered. */
function printedDefense({ raze }: CardData): Own {
  return raze ? { is: 'dearer raze', n: 1, of: THIS } : { is: 'conquest', n: 1, of: 'this' };
}

export function effectsClause(effects: readonly Effect[]): Clause {
  const clauses = repeated(effects.map(effectClause));
  return clauses.length === 1 ? clauses[0]! : { is: 'all', of: clauses };
}

/** The same act again is said once, with how often. */
function repeated(clauses: readonly Clause[]): Clause[] {
  const said: Clause[] = [];
  let times = 1;
  for (const [i, clause] of clauses.entries()) {
    times = i > 0 && clause.is === 'act' && JSON.stringify(clause) === JSON.stringify(clauses[i - 1]) ? times + 1 : 1;
    if (times > 1) said.pop();
    said.push(times > 1 && clause.is === 'act' ? { ...clause, more: [...clause.more, { times }] } : clause);
  }
  return said;
}

function triggerClause({ when, effects, max }: Trigger): Clause {
  return limited({ is: 'whenever', when, so: effectsClause(effects) }, max);
}

function actionClause({ spend, effects, times }: Action): Clause {
  const so = effectsClause(effects);
  const price = priceActs(spend);
  return limited(price.length === 0 ? so : { is: 'pay', price, so }, times);
}

function unlockClause(spend: NonNullable<CardData['unlock']>): Clause {
  return { is: 'pay', price: priceActs(spend), so: act('unlock', [], { note: 'untilRoundEnd' }) };
}

function limited(clause: Clause, times: number | 'any' | undefined): Clause {
  return times === undefined ? clause : { is: 'limited', clause, times };
}

function priceActs({ card, deal, foundation, laid, ...spend }: Action['spend']): Act[] {
  const acts: Act[] = [];
  const tokens = goodsThings(spend);
  if (tokens.length > 0) acts.push(act('spend', tokens));
  if (card) acts.push(act('discard', [{ noun: 'card', n: card }], HAND));
  if (laid) acts.push(act('putAside', [{ noun: 'commonCard', n: laid }], HAND, { role: 'under', thing: THIS }));
  if (foundation) acts.push(act('discard', [{ noun: 'foundation', n: foundation }]));
  if (deal) acts.push(act('discard', [{ noun: 'deal', n: deal, of: 'you' }]));
  return acts;
}

export function choiceClause({ spend = {}, effects }: Choice): Clause {
  return actionClause({ spend, effects });
}

const SCORED: Readonly<Record<EndScore['per'], Act['more']>> = {
  cardUnder: [
    { role: 'for', thing: { noun: 'card', amount: 'each' } },
    { role: 'under', thing: THIS },
  ],
  resourceAside: [
    { role: 'for', thing: { noun: 'resource', amount: 'each' } },
    { role: 'on', thing: THIS },
  ],
  goodAside: [
    { role: 'for', thing: { noun: 'good', amount: 'each' } },
    { role: 'on', thing: THIS },
  ],
  foundation: [{ role: 'for', thing: { noun: 'foundation', amount: 'each', of: 'you' } }],
  withAdvanced: [
    { role: 'for', thing: { noun: 'location', adjectives: ['common'], amount: 'each', of: 'you' } },
    { note: 'withAdvanced' },
  ],
};

function endClause({ vp, per, max }: EndScore): Clause {
  return act('gain', [{ noun: 'vp', n: vp }], ...SCORED[per], ...capped(max));
}

function modifierClause({ query, add, of }: Modifier): Own {
  if (query !== 'razeCost') return { is: 'conquest', n: add, of };
  return { is: 'dearer raze', n: add, of: { noun: 'location', adjectives: [of], amount: 'all', of: 'reader' } };
}

export function effectClause(effect: Effect): Clause {
  return wordOf(effect).says(effect, choiceClause);
}
