/** The rules in words: much to read, so that only who asks for them fetches them. */
export { GLOSSARY, type Term } from './glossary.ts';
export { refusalText } from './refusals.ts';
export { RULES, type Rule, ruleOf } from './rules.ts';
