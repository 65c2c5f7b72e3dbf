/** The rules in words: much to read, so that only who asks for them fetches them. */
export { RULES, type Rule, ruleOf } from './rules.ts';
