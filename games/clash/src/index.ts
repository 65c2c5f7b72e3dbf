export { priceOf } from './actions/advance.ts';
export { yieldGood, yieldHex } from './actions/collect.ts';
export { type Destination, destinations, enemyAt, mayMove } from './actions/destinations.ts';
export { laidAs } from './actions/explore.ts';
export { spentIn } from './actions/spending.ts';
export { ADVANCES, type Advance, type AdvanceData, CATEGORIES, PER_CATEGORY } from './advances.ts';
export { cityAt, grid, has, sizeOf } from './cities.ts';
export { CIVILIZATION_DATA, ownAdvance } from './civilization-data.ts';
export {
  ACTIONS_PER_TURN,
  agesOf,
  CIVILIZATIONS,
  type Civilization,
  type Config,
  type ConfigFault,
  configFault,
  OPTIONS,
  type Option,
  ROUNDS_PER_AGE,
} from './config.ts';
export { isMetNow } from './effects/objectives/claims.ts';
export type { ClashEvent } from './events.ts';
export { clash } from './game.ts';
export { GOODS, type Goods, isNothing, RESOURCES } from './goods.ts';
export { advanceThing, cardThing, hexCode, hexIn, hexThing, idIn, unitThing } from './kit/things.ts';
export { canGain, governmentOf, owns } from './knowledge.ts';
export type { Grid, Hex } from './map/grid.ts';
export { SEA, TERRAINS, type Terrain, type TerrainName, UNEXPLORED } from './map/tiles.ts';
export { BARBARIANS, NOBODY, type Owner, PIRATES } from './owners.ts';
export { BUILDINGS, FACES, FORTRESS, isArmy, type Kind, PORT, SHIP, UNITS } from './pieces.ts';
export { POINT_SOURCES, type PointSource, pointsOf, totalOf } from './scoring.ts';
export { allCards, TRACK_CUBES } from './setup.ts';
export { ANGRY, type Battle, type City, HAPPY, type SeatState, type State } from './state.ts';
export type { ClashStep, StepName } from './steps.ts';
export { termOf } from './terms.ts';
export { advanceLines, passages } from './text/card-texts.ts';
export { cardKind, cardName, isSeen } from './text/cards.ts';
export { hexFacts, hexName } from './text/hexes.ts';
export { buildingName, categoryName, goodName, moodName, seatName, unitName } from './text/names.ts';
export { GOOD_ITEM, KIND_ITEM } from './trade.ts';
export { flagsOf, hexAt, kindOf, MOVED, owners, type Unit, unitsAt } from './units.ts';
export { wonderData } from './wonder-data.ts';
