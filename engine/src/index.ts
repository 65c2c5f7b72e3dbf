export { clockwise, modified, trigger } from './abilities.ts';
export {
  type ChanceLog,
  commitment,
  isKey,
  newChance,
  type Outcome,
  rolled,
  rolledMany,
  shuffled,
  WrongLuck,
} from './chance.ts';
export { otherContent } from './content.ts';
export type { Eyes } from './eyes.ts';
export type { Content, Dealt, Faces, Game, GameEvent, Refusal, Result, Sees } from './game.ts';
export { canonical, hash } from './hash.ts';
export { judge, type Rejection } from './judge.ts';
export { type Dictate, type Happened, Play, type Retractable } from './play.ts';
export { randomAnswer, randomStep } from './random-answer.ts';
export { BadRecord, type Fault, replay, verify } from './replay.ts';
export { below, keyFrom, type Rng, seeded, shuffle, word } from './rng.ts';
export { advance, choose, cut, decisionOf, type Io, next, pending, type Rules, race, together } from './run.ts';
export { sha256 } from './sha256.ts';
export {
  type Answer,
  type Branch,
  type Chance,
  type Core,
  type Decision,
  offered,
  optionId,
  type Pick,
  pickAllowed,
  pickedIn,
  pickId,
  type Seat,
  SPECTATOR,
  type Step,
} from './step.ts';
export { type GameRecord, Table } from './table.ts';
export { cardsIn, cardsNamed, facesSeen, hear, mapCardFields, redeal, relabel, sees, unseen, view } from './view.ts';
export { Views } from './views.ts';
