export type { Source } from '@imperia/kit';
export { isDeedDone } from './actions/deed.ts';
export * from './card-data.ts';
export { addPack, CARDS, type Card, cardNumber, cardOf, locationCards, PROGRAMS } from './cards.ts';
export { type Components, components, markers } from './components.ts';
export {
  type Config,
  type ConfigFault,
  configFault,
  MAX_SEATS,
  MIN_SEATS,
  MINIS,
  MODULES,
  type Module,
  OPTIONS,
  type Option,
  ROUNDS,
  VARIANTS,
} from './config.ts';
export { conquestCost, conquestTargetRefusal } from './conquest.ts';
export * from './decks/index.ts';
export type { Giving } from './effects/word.ts';
export { wordPicture } from './effects/words.ts';
export { type Deal, dealsOf, empireOf, newLocation } from './empire.ts';
export type { OsadnicyEvent } from './events.ts';
export { BOARDS, board, type FactionBoard, locationValue } from './factions.ts';
export { TRICOLOUR } from './favour.ts';
export { osadnicy } from './game.ts';
export * from './goods.ts';
export { fromTheLeft, RAMPART, type Row, rowsOf } from './layout.ts';
export { isPanoramic } from './minis/panoramic.ts';
export { deckNamed, deckOf } from './numbers.ts';
export { type KnownPack, knownAmong, packFiles } from './own/known.ts';
export { checkPack } from './pack.ts';
export {
  POINT_SOURCES,
  type PointSource,
  type PointsGained,
  pointsByCard,
  pointsByRound,
  pointsBySource,
  pointsGained,
} from './points-gained.ts';
export { isAtWar } from './positions.ts';
export { result, type Score, scoreOf } from './scoring.ts';
export { allCards } from './setup.ts';
export { spokenCard } from './sketch/card.ts';
export { rivalRow } from './solo/conquest.ts';
export {
  beatsVirtualPlayer,
  collected,
  goalLocations,
  soloGoal,
  soloTitle,
  TITLES,
  type Title,
  titleOf,
} from './solo/scoring.ts';
export { attackLine, type Because, findStrike, type Strike, targetOf } from './solo/target.ts';
export { isSolo, isVirtual, SOLO_PLAYER, VIRTUAL_PLAYER } from './solo/virtual.ts';
export type { Measure, Standing } from './standing.ts';
export type { Location, Phase, SeatState, State, Zone } from './state.ts';
export type { OsadnicyStep, StepName, StepOf, Why } from './steps.ts';
export * from './text/index.ts';
