export type { Bot } from './bot.ts';
export type { Account } from './hints/foresee.ts';
export { type Advice, advise } from './hints/hints.ts';
export { luckOf } from './luck.ts';
export { type Match, matchKey, type Played, playMatch } from './match.ts';
export { randomStep } from './random.ts';
export { BOT_NAMES, botNamed, isBot, THINKING, UnknownBot } from './registry.ts';
export { type Budget, NoBudget, type Stop, type Surroundings } from './search/budget.ts';
export { type Considered, consider } from './search/search.ts';
