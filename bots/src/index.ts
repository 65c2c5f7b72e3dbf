export type { Bot, Playable } from './bot.ts';
export { type Match, matchKey, type Played, playMatch } from './match.ts';
export { randomStep } from './random.ts';
export { BOT_NAMES, botNamed, UnknownBot } from './registry.ts';
