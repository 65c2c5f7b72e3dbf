export * from './card-data.ts';
export {
  CARDS,
  type Card,
  type CardEffect,
  cardNumber,
  cardOf,
  commonCards,
  type Face,
  innerLists,
  listNo,
  listOf,
  NATION_DATA,
  nationCards,
} from './cards.ts';
export { type Config, type ConfigFault, configFault, MAX_SEATS, MIN_SEATS, type SeatConfig } from './config.ts';
export { developmentCost } from './developments.ts';
export type { EndReason, From, ImperiumEvent } from './events.ts';
export { imperium } from './game.ts';
export { cardIn, thingOf } from './kit/things.ts';
export { type MarketPile, SLOT_PILES } from './market.ts';
export { type Reach, reachOf } from './reach.ts';
export type { CardPoints, Score, ScoredPlace } from './score.ts';
export { scoreOf } from './scoring.ts';
export { allCards } from './setup.ts';
export { LEVELS, type Level } from './solo/levels.ts';
export { isRival, isSolo, RIVAL, SOLO_PLAYER } from './solo/rival.ts';
export { type Matcher, type Need, type Operation, type Row, rowFor, tableOf } from './solo/tables.ts';
export type { Announced, InPlay, Phase, SeatState, Slot, State, Zone } from './state.ts';
export type { Cause, EffectStep, ImperiumStep, StepName, StepOf } from './steps.ts';
export * from './text/index.ts';
