export {
  CIVILIZATIONS,
  type Civilization,
  type Config,
  type ConfigFault,
  configFault,
  OPTIONS,
  type Option,
} from './config.ts';
export type { ClashEvent } from './events.ts';
export { clash } from './game.ts';
export { allCards } from './setup.ts';
export type { State } from './state.ts';
export type { ClashStep } from './steps.ts';
